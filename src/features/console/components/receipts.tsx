import styled from 'styled-components'
import { shownCode } from '#domain/shipments/access.ts'
import type { OrderFollowUp, OrderReceipt } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { space } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(1)};
`

export type PrintReceipt = (code: string, receipt: OrderReceipt) => void

/** The receipts of an order, each to be printed, and how far those are that an authority registers. */
export function Receipts({ order, print }: { order: OrderFollowUp; print: PrintReceipt }) {
  const t = useT(console)
  const money = useMoneyIn()
  const code = shownCode(order.code)
  const actionOf = (receipt: OrderReceipt) =>
    receipt.kind === 'CREDIT'
      ? t('console.receipt.print.CREDIT', {
          amount: money(receipt.amount, receipt).replace(' ', '\u00A0'),
        })
      : t('console.receipt.print.RECEIPT')
  return order.receipts?.map((receipt) => (
    <Row key={receipt.nth}>
      <Button
        tone="secondary"
        icon="receipt"
        name={t('console.action.name', { action: actionOf(receipt), code })}
        onPress={() => print(order.code, receipt)}
      >
        {actionOf(receipt)}
      </Button>
      {receipt.status !== 'ISSUED' && (
        <Tag tone={receipt.status === 'REFUSED' ? 'danger' : 'warning'}>
          {t(`console.receipt.${receipt.status}`)}
        </Tag>
      )}
    </Row>
  ))
}

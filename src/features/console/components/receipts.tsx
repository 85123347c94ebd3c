import styled from 'styled-components'
import type { OrderFollowUp, OrderReceipt } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { space } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { ActionButton } from './action-button.tsx'

const Row = styled.div`
  ${wrap(2)}
  align-items: center;
  margin-top: ${space(1)};
`

export type PrintReceipt = (code: string, receipt: OrderReceipt) => void

/** The receipts of an order, each with a print button, and the status of those registered with a tax authority. */
export function Receipts({ order, print }: { order: OrderFollowUp; print: PrintReceipt }) {
  const t = useT(console)
  const money = useMoneyIn()
  const actionOf = (receipt: OrderReceipt) =>
    receipt.kind === 'CREDIT'
      ? t('console.receipt.print.CREDIT', {
          amount: money(receipt.amount, receipt),
        })
      : t('console.receipt.print.RECEIPT')
  return order.receipts?.map((receipt) => (
    <Row key={receipt.nth}>
      <ActionButton
        code={order.code}
        tone="secondary"
        icon="receipt"
        label={actionOf(receipt)}
        onPress={() => print(order.code, receipt)}
      />
      {receipt.status !== 'ISSUED' && (
        <Tag tone={receipt.status === 'REFUSED' ? 'danger' : 'warning'}>
          {t(`console.receipt.${receipt.status}`)}
        </Tag>
      )}
    </Row>
  ))
}

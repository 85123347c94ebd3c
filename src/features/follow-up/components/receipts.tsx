import { receiptPath } from '#domain/receipt/receipt-path.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'

/** Links to the receipts of an order, for whose order it is. @source issue 15 part 10 */
export function Receipts({ order: { code, branchContactAlias, receipts = [] } }: { order: OrderFollowUp }) {
  const t = useT(receiptRequest)
  const money = useMoneyIn()
  return receipts.map((receipt) => (
    <ButtonLink
      key={receipt.nth}
      tone="secondary"
      wide
      icon="receipt"
      newTab
      href={receiptPath(branchContactAlias, code, receipt.nth)}
    >
      {receipt.kind === 'CREDIT'
        ? t('receipt-request.see.CREDIT', { amount: money(receipt.amount, receipt) })
        : t('receipt-request.see.RECEIPT')}
    </ButtonLink>
  ))
}

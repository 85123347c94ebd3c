import { receiptPath } from '#domain/receipt/receipt-path.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { receiptRequest } from '#messages/receipt-request.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'

/** Links to the receipts of an order, for whose order it is. @source issue 15 part 10 */
export function Receipts({ order: { code, branchContactAlias, receipts = [] } }: { order: OrderFollowUp }) {
  const t = useT(receiptRequest)
  const money = useMoney()
  return receipts.map(({ nth, kind, amount }) => (
    <ButtonLink
      key={nth}
      tone="secondary"
      wide
      icon="receipt"
      newTab
      href={receiptPath(branchContactAlias, code, nth)}
    >
      {kind === 'CREDIT'
        ? t('receipt-request.see.CREDIT', { amount: money(amount) })
        : t('receipt-request.see.RECEIPT')}
    </ButtonLink>
  ))
}

import type { OrderRefund, RefundReason } from '#generated/models.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

/** Of payments that the order did not need. */
const NOT_NEEDED: readonly RefundReason[] = ['PAID_TWICE', 'OTHER_AMOUNT', 'OTHER_CURRENCY']

/** What goes back of an order's money, or went back. @source issue 15 part 3 */
export function MoneyBack({ refunds = [] }: { refunds?: readonly OrderRefund[] }) {
  const t = useT()
  const money = useMoney()
  return refunds.map(({ amount, status, reason, at }, index) => {
    if (status === 'CANCELED') return null
    const key = status === 'REQUESTED' || status === 'SENT' ? 'open' : status
    const refund = t(`follow-up.refund.${key}`, { amount: money(amount) })
    return (
      <Notice key={`${index} ${at}`} tone={status === 'FAILED' ? 'warning' : undefined}>
        {NOT_NEEDED.includes(reason) ? t('follow-up.refund.not-needed', { refund }) : refund}
      </Notice>
    )
  })
}

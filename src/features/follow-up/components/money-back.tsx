import type { OrderRefund, RefundReason } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { useMoneyIn } from '#session/use-money-in.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

/** Of payments that the order did not need. */
const NOT_NEEDED: readonly RefundReason[] = ['PAID_TWICE', 'OTHER_AMOUNT', 'OTHER_CURRENCY']

/** What goes back of an order's money, or went back. @source issue 15 part 3 */
export function MoneyBack({ refunds = [] }: { refunds?: readonly OrderRefund[] }) {
  const t = useT(followUp)
  const money = useMoneyIn()
  return refunds.map((refunded, index) => {
    const { amount, status, reason, byHand, at } = refunded
    if (status === 'CANCELED') return null
    const written = money(amount, refunded)
    const key = byHand || status === 'FAILED' ? 'by-hand' : status
    const refund = t(`follow-up.refund.${key}`, { amount: written })
    return (
      <Notice key={`${index} ${at}`} tone={toneOf(key)}>
        {NOT_NEEDED.includes(reason) ? t('follow-up.refund.not-needed', { refund }) : refund}
      </Notice>
    )
  })
}

const toneOf = (key: string) => (key === 'CONFIRMED' ? 'success' : key === 'by-hand' ? 'warning' : 'info')

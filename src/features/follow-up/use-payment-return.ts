import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { payLater } from '#messages/pay-later.ts'
import { useAsked } from '#session/left-parameters.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

const PARAMETER = 'payment'

/** How a payment can end without being paid. */
const CLAIMS = {
  CANCELED: 'follow-up.payment-given-up',
  REJECTED: 'follow-up.payment-failed',
  TIMEOUT: 'follow-up.payment-timeout',
} as const
const isClaim = (claim: string): claim is keyof typeof CLAIMS => Object.hasOwn(CLAIMS, claim)

/**
 * The message for a diner who returns from paying. A paid order counts as paid, whatever the address claims.
 * @returns undefined when the page shows it anyway: the order had ended, so the money is refunded
 */
export function paymentNews(order: Pick<OrderFollowUp, 'paid' | 'status' | 'refunds'>, claim: string) {
  const { paid, status, refunds = [] } = order
  if (paid) return { text: 'follow-up.payment-ok', tone: 'success' } as const
  if (isClaim(claim)) return { text: CLAIMS[claim], tone: 'error' } as const
  if (status === 'CANCELED' && refunds.length > 0) return undefined
  return { text: 'pay-later.pending', tone: 'info' } as const
}

/**
 * Shows the result once after the payment provider's page, and removes it from the address.
 * @source diner spec §4 "Payment result"
 */
export function usePaymentReturn(order: OrderFollowUp | undefined): void {
  const t = useT(followUp, payLater)
  const toast = useToast()
  const tell = (asked: URLSearchParams) => {
    const news = order && paymentNews(order, asked.get(PARAMETER) ?? '')
    if (news) toast(t(news.text), news.tone)
  }
  useAsked([PARAMETER], tell, order !== undefined)
}

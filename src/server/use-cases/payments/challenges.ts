import { challengePath, challengeText, readChallenge } from '../../payments/challenge.ts'
import type { Challenge, PaymentState } from '../../payments/contract.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { changePayment, listPayments, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'

/**
 * Stores the URL of the bank's challenge page while the bank waits for the cardholder, whichever call reported it:
 * the charge, a later status request, or a notice.
 */
export async function keepChallenge(
  { store, clock }: Services,
  payment: PaymentRow,
  { challenge, reference }: PaymentState,
): Promise<PaymentRow> {
  // the URL of a link is its payment page, not a challenge
  if (challenge === undefined || payment.kind === 'LINK') return payment
  const url = challengeText(challenge)
  if (payment.url === url) return payment
  return (await changePayment(store.db, payment.id, ['PROCESSING'], { url, reference }, clock())) ?? payment
}

/** The card payment of an order whose outcome is unknown. */
export async function pendingCard({ store }: Services, { id }: OrderRow): Promise<PaymentRow | undefined> {
  const payments = await listPayments(store.db, id)
  return payments.find(({ kind, status }) => kind === 'CARD' && status === 'PROCESSING')
}

/** The open challenge by the bank of an order's card. */
export async function openChallenge(services: Services, order: OrderRow): Promise<Challenge | undefined> {
  if (order.paid || order.status === 'CANCELED') return undefined
  const asked = await pendingCard(services, order)
  return asked?.url ? readChallenge(asked.url) : undefined
}

/** URL of the frame for the bank's challenge; undefined without one. */
export async function challengeUrl(services: Services, order: OrderRow): Promise<string | undefined> {
  const challenge = await openChallenge(services, order)
  return challenge && challengePath(order.branchContact, order.code)
}

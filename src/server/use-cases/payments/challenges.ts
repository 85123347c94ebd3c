import { challengePath, challengeText, readChallenge } from '../../payments/challenge.ts'
import type { Challenge, PaymentState } from '../../payments/contract.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { changePayment, listPayments, type PaymentRow } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'

/**
 * Keeps the page of a card's bank while the bank waits for its holder there, whoever told of it: the answer to the charge,
 * a look-up after that was lost, or a notice.
 */
export async function keepChallenge(
  { store, clock }: Services,
  payment: PaymentRow,
  { challenge, reference }: PaymentState,
): Promise<PaymentRow> {
  // the address of a link is where it is paid
  if (challenge === undefined || payment.kind === 'LINK') return payment
  const url = challengeText(challenge)
  if (payment.url === url) return payment
  return (await changePayment(store.db, payment.id, ['PROCESSING'], { url, reference }, clock())) ?? payment
}

/** What the bank of an order's card asks at this moment. */
export async function openChallenge({ store }: Services, order: OrderRow): Promise<Challenge | undefined> {
  if (order.paid || order.status === 'CANCELED') return undefined
  const payments = await listPayments(store.db, order.id)
  const asked = payments.find(({ kind, status }) => kind === 'CARD' && status === 'PROCESSING')
  return asked?.url ? readChallenge(asked.url) : undefined
}

/** The address of the frame in which the bank asks; undefined when it asks nothing. */
export async function challengeUrl(services: Services, order: OrderRow): Promise<string | undefined> {
  const challenge = await openChallenge(services, order)
  return challenge && challengePath(order.branchContact, order.code)
}

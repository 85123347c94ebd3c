import { isPaidByLink } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import { addressAt } from '#domain/routes/address.ts'
import { paymentDeadline } from '#domain/payment/payment-window.ts'
import type { PaymentUrl } from '#generated/models.ts'

import { conflict, fail, type Failure } from '../../contract/handlers.ts'
import { bankPath } from '../../payments/provider-paths.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import { hasUnreturnedMoney } from '../../repositories/ledger-repository.ts'
import {
  changePayment,
  changeUnopened,
  findPayment,
  listPayments,
  type PaymentRow,
} from '../../repositories/payments-repository.ts'
import { closeLateLink } from '../../repositories/settle-order.ts'
import type { Services } from '../../services.ts'
import { startPayment } from './ask-later.ts'
import { askedPayments, askProvider } from './ask-provider.ts'
import {
  attemptFor,
  currencyOf,
  demandOf,
  isPayable,
  orderPayment,
  type OrderPayment,
} from './order-payment.ts'

const TIMEOUT_MS = 10_000
const NOT_PAYABLE = conflict('The order can no longer be paid.')
const BEING_PAID = conflict('The order is being paid.')
const NOT_SENT_BACK = conflict('Money of an earlier attempt has not been sent back.')
/** States of a link that prevent a second one for the order. */
const IN_THE_WAY: readonly PaymentRow['status'][] = ['OPEN', 'PROCESSING', 'APPROVED']

/** The payment page of an order: the same one as long as possible, so that nobody pays twice. */
export async function paymentLink(
  services: Services,
  read: OrderRow,
  { origin, now }: { origin: string; now: Date },
): Promise<PaymentUrl | Failure> {
  const payment = await linkPayment(services, read)
  if (payment === undefined) return conflict('The order is not paid by link.')
  // a card that may have taken the money blocks a link, as it blocks another card
  if ((await askedPayments(services, read)).some(({ status }) => status === 'PROCESSING')) return BEING_PAID
  const order = (await findOrderById(services.store.db, read.id)) ?? read
  if (!isPayable(order, now)) return NOT_PAYABLE
  if (await hasUnreturnedMoney(services.store.db, order.id)) return NOT_SENT_BACK
  const row = await openRow(services, order, payment, now)
  const asked = row && (await askProvider(services, row))
  if (asked?.status === 'DECLINED' && (await hasUnreturnedMoney(services.store.db, order.id)))
    return NOT_SENT_BACK
  const known = asked && (await tryOf(services, order, payment, asked, now))
  if (known === undefined || known.status === 'APPROVED') return conflict('The order is paid.')
  if (known.status === 'PROCESSING') return BEING_PAID
  if (known.url !== null) return linkOf(known.url, known)
  return make(services, order, payment, known, origin)
}

/** The payment row of this try. Where a link allows one try, the previous one is given up and never confirmed. */
async function tryOf(
  services: Services,
  order: OrderRow,
  payment: OrderPayment,
  row: PaymentRow,
  now: Date,
): Promise<PaymentRow | undefined> {
  const isUsed = row.status === 'DECLINED' || (row.status === 'OPEN' && row.url !== null)
  // the row's own provider: the venue may use another one by now
  const own = services.payments.holding(row)
  if (!isUsed || (own !== undefined && own.linkLivesMs === undefined)) return row
  // a link that is being confirmed right now stays
  await changePayment(services.store.db, row.id, ['OPEN'], { status: 'DECLINED', detail: 'replaced' }, now)
  return openRow(services, order, payment, now)
}

/** How an order is paid, if by link. */
async function linkPayment(services: Services, order: OrderRow): Promise<OrderPayment | undefined> {
  if (order.paymentMethod !== 'ONLINE') return undefined
  const payment = await orderPayment(services, order)
  return payment && isPaidByLink(payment.payment) ? payment : undefined
}

/** The row of the order's link: the existing one, or a new one. */
async function openRow(
  services: Services,
  order: OrderRow,
  payment: OrderPayment,
  now: Date,
): Promise<PaymentRow | undefined> {
  const inserted = await startPayment(services, attemptFor(services, order, payment, 'LINK', now))
  if (inserted !== undefined) return inserted
  const rows = await listPayments(services.store.db, order.id)
  return rows.find(({ kind, status }) => kind === 'LINK' && IN_THE_WAY.includes(status))
}

async function make(
  services: Services,
  order: OrderRow,
  payment: OrderPayment,
  row: PaymentRow,
  origin: string,
): Promise<PaymentUrl | Failure> {
  const { store, clock, log, payments, places } = services
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const place = await places.of(order.tenant, origin)
  const returnUrl = addressAt(place, paths.followUp(order.branchContact, order.code))
  const money = { amount: row.amount, ...(await currencyOf(services, row)) }
  // the row's own account, which later requests use: the venue may have changed its account since
  const own = { ...payment, publicKey: row.publicKey }
  const made = await payments.get(row.provider)?.createLink({
    ...(await demandOf(services, order, own, { id: row.id, origin, signal, ...money })),
    returnUrl,
    callbackUrl: place.origin + bankPath(row.provider, order.branchContact, order.code),
    payUntil: new Date(paymentDeadline(order)),
    allowTickets: payment.payment.onlinePayment?.allowTickets,
  })
  const isMade = made?.kind === 'created'
  const { id } = row
  const end = isMade
    ? { url: made.url, reference: made.reference }
    : ({ status: 'FAILED', detail: made?.detail ?? 'no provider' } as const)
  const changed = await changeUnopened(store.db, id, end, clock())
  const now = changed ?? (await findPayment(store.db, id))
  // a concurrent request may have created the page first: then both use that page
  if (now?.status === 'OPEN' && now.url !== null) return linkOf(now.url, now)
  if (!isMade) {
    log.warn({ payment: id, provider: row.provider, reason: end.detail }, 'no payment link')
    return fail('PROVIDER_FAILED')
  }
  // the order ended while its link was created, so nothing could be closed at that time
  if (now?.url === null) await closeLateLink(store.db, row, made, clock())
  return NOT_PAYABLE
}

const linkOf = (url: string, { id, reference }: PaymentRow): PaymentUrl => ({ url, token: reference ?? id })

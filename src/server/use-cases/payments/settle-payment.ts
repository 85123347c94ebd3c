import { settling, reasonNotCounted } from '#domain/payment/ledger.ts'
import { roundedUpTo, roundedTo, withDecimals } from '#domain/money/with-decimals.ts'
import type { MinorUnits, OrderStatus } from '#generated/models.ts'

import type { PaymentStatus } from '../../db/schema/payments.ts'
import type { Db } from '../../db/store.ts'
import type { Money, PaymentState } from '../../payments/contract.ts'
import {
  insertCharge,
  readLedger,
  requestRefund,
  type ChargeRow,
  type Ledger,
} from '../../repositories/ledger-repository.ts'
import {
  findOrderById,
  insertOrderMove,
  lockOrder,
  type OrderRow,
} from '../../repositories/orders-repository.ts'
import {
  changePayment,
  findPayment,
  giveUpOtherAttempts,
  UNDER_WAY,
  type PaymentRow,
} from '../../repositories/payments-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'
import { keepChallenge } from './challenges.ts'
import { currencyOf } from './order-payment.ts'
import { recordReversals } from './payment-reversals.ts'

const ANY: readonly PaymentStatus[] = ['PROCESSING', 'OPEN', 'DECLINED', 'FAILED', 'APPROVED', 'CHARGED_BACK']

/**
 * Records what a provider reports about an attempt. Each payment that took money enters the ledger once. The order
 * becomes paid, and confirmed if nothing else is missing. Money that does not count for its order is refunded.
 * Repeating it changes nothing.
 * @param others - further payments of the same attempt: a link can be paid more than once
 * @returns the attempt as it is now
 */
export async function settlePayment(
  services: Services,
  payment: PaymentRow,
  state: PaymentState,
  others: readonly PaymentState[] = [],
): Promise<PaymentRow> {
  const came = [state, ...others].filter(({ status }) => status === 'approved' || status === 'charged-back')
  if (came.length > 0) return takeMoney(services, payment, came)
  if (state.status !== 'declined') return keepChallenge(services, payment, state)
  const { reference, detail } = state
  // a link stays open after a failed try, since the next may succeed, unless the link allows only one
  const isGoodForOne = services.payments.get(payment.provider)?.linkLivesMs !== undefined
  if (payment.kind === 'LINK' && !isGoodForOne) return payment
  return finish(services, payment, 'DECLINED', { reference, detail })
}

/** Whether a payment was refunded completely at its provider. */
export const isGone = ({ status, amount, refunded = 0 }: PaymentState): boolean =>
  status === 'approved' && refunded >= amount

/** Whether an attempt ended here but may have ended differently at its provider. */
export const isUnsureEnd = ({ detail }: PaymentRow): boolean =>
  detail === 'replaced' || detail === 'never-arrived'

/** Ends an attempt that took no money. The provider's reason replaces our own for giving up. */
export async function finish(
  { store, clock }: Services,
  payment: PaymentRow,
  status: 'DECLINED' | 'FAILED',
  more: { reference?: string; detail?: string },
): Promise<PaymentRow> {
  const changed = await changePayment(
    store.db,
    payment.id,
    status === 'DECLINED' && isUnsureEnd(payment) ? [...UNDER_WAY, 'DECLINED', 'FAILED'] : UNDER_WAY,
    { status, ...more },
    clock(),
  )
  return changed ?? payment
}

async function takeMoney(
  services: Services,
  payment: PaymentRow,
  states: readonly PaymentState[],
): Promise<PaymentRow> {
  const { store, clock, log } = services
  const counted = await currencyOf(services, payment)
  const isConfirmed = await isConfirmedByMoney(services, payment)
  const now = clock()
  return store.db.transaction(async (tx) => {
    // the holder of the order's lock decides what counts; all others wait and read the decision
    const order = await lockOrder(tx, payment.orderId)
    if (order === undefined) throw new Error('An order with a payment is gone')
    let isNews = false
    for (const state of states) {
      const ledger = await readLedger(tx, order.id)
      const known = ledger.charges.find((one) => isSame(one, payment, state))
      const reported = countedAs(state, { ...counted, decimals: known?.decimals ?? counted.decimals })
      // money that arrived and was returned before we noticed pays for nothing
      if (known === undefined && isGone(state)) continue
      const written =
        known === undefined
          ? await writeCharge(tx, { order, payment, state: reported, counted, ledger }, now)
          : await recordReversals(tx, { order, charge: known, state: reported, ledger }, now)
      if (written === undefined) continue
      isNews = true
      if (written.uncounted !== null)
        log.error(
          { payment: payment.id, provider: payment.provider, why: written.uncounted },
          'money that does not count',
        )
    }
    if (isNews) await moveOn(tx, order, isConfirmed, now)
    return (await endAttempt(tx, payment, states, now)) ?? payment
  })
}

/**
 * A provider's report in the decimals of its attempt, which may differ from its own. It stays unchanged for another
 * currency and where digits of the charged amount would be lost; refunded and computed amounts are rounded.
 */
function countedAs(state: PaymentState, { currency, decimals }: Omit<Money, 'amount'>): PaymentState {
  if (state.currency !== currency) return state
  const amount = withDecimals(state.amount, state.decimals, decimals)
  if (amount === undefined) return state
  const refunded =
    state.refunded === undefined ? undefined : roundedUpTo(state.refunded, state.decimals, decimals)
  const round = (value: MinorUnits | undefined) =>
    value === undefined ? undefined : roundedTo(value, state.decimals, decimals)
  const { fee, net, installmentAmount } = state.paidWith ?? {}
  const rounded = { fee: round(fee), net: round(net), installmentAmount: round(installmentAmount) }
  return { ...state, amount, decimals, refunded, paidWith: { ...state.paidWith, ...rounded } }
}

const isSame = (
  { provider, publicKey, reference }: ChargeRow,
  payment: PaymentRow,
  state: PaymentState,
): boolean =>
  provider === payment.provider && publicKey === payment.publicKey && reference === state.reference

type News = {
  order: OrderRow
  payment: PaymentRow
  state: PaymentState
  /** currency and decimals of the attempt */
  counted: Omit<Money, 'amount'>
  ledger: Ledger
}

/** Adds a payment that is not in the ledger yet. @returns its row */
async function writeCharge(
  tx: Db,
  { order, payment, state, counted, ledger }: News,
  now: Date,
): Promise<ChargeRow | undefined> {
  const { reference, amount, currency, decimals, paidWith } = state
  const uncounted = reasonNotCounted(
    {
      amount: withDecimals(amount, decimals, counted.decimals),
      currency,
      wanted: { amount: payment.amount, currency: counted.currency },
    },
    order,
    ledger.charges,
  )
  const charge = await insertCharge(tx, {
    ...paidWith,
    orderId: order.id,
    branchContact: order.branchContact,
    paymentId: payment.id,
    method: order.paymentMethod,
    source: 'PROVIDER',
    provider: payment.provider,
    publicKey: payment.publicKey,
    reference,
    amount,
    currency,
    decimals,
    uncounted,
    // money that does not pay for its order carries no tip
    tip: uncounted === null ? order.tip : 0,
    at: now,
  })
  if (charge === undefined) return undefined
  const back = state.refunded ?? 0
  await recordReversals(tx, { order, charge, state, ledger }, now)
  if (uncounted !== null && state.status === 'approved' && back < amount)
    await requestRefund(tx, charge, { amount: amount - back, reason: uncounted }, now)
  return charge
}

/** Updates the order from its ledger: paid or not, and confirmed when it waited only for its money. */
async function moveOn(tx: Db, order: OrderRow, isConfirmed: boolean, now: Date): Promise<void> {
  const { charges } = await readLedger(tx, order.id)
  const isPaid = settling(charges) !== undefined
  const changed = await settlePaid(tx, order, now, isPaid ? statusOf(order, isConfirmed) : order.status)
  if (changed.status !== order.status) await insertOrderMove(tx, changed, 'diner')
}

/** Updates the attempt from its payments: approved while one of them pays for the order and is not charged back. */
async function endAttempt(
  tx: Db,
  payment: PaymentRow,
  states: readonly PaymentState[],
  now: Date,
): Promise<PaymentRow | undefined> {
  const { charges } = await readLedger(tx, payment.orderId)
  const own = charges.filter(({ paymentId }) => paymentId === payment.id)
  const paying = settling(own) ?? own.find(({ uncounted }) => uncounted === null)
  const known = await findPayment(tx, payment.id)
  if (paying === undefined) {
    if (known?.status === 'APPROVED') return known
    const detail = own[0]?.uncounted?.toLowerCase().replace('_', '-') ?? 'given-back'
    const reference = states[0]?.reference
    return changePayment(tx, payment.id, ANY, { status: 'DECLINED', reference, detail }, now)
  }
  const status = paying.chargedBackAt === null ? 'APPROVED' : 'CHARGED_BACK'
  if (known?.status === status) return known
  // only one attempt that may pay or did pay can exist; a chargeback frees its place
  if (status === 'APPROVED') await giveUpOtherAttempts(tx, payment, now)
  const { reference, detail } = states.find((state) => isSame(paying, payment, state)) ?? {}
  return changePayment(tx, payment.id, ANY, { status, reference, detail }, now)
}

/** Whether an order of this venue waits only for money; without a console the diner still has to send the message. */
async function isConfirmedByMoney({ store, catalog }: Services, { orderId }: PaymentRow): Promise<boolean> {
  const placed = await findOrderById(store.db, orderId)
  // a venue that was taken offline meanwhile still has to deliver what was paid
  const venue = placed && (await catalog.findVenue(placed.branchContact))
  return venue?.branchContact.ordersConsoleActive === true
}

const statusOf = ({ status }: OrderRow, isConfirmed: boolean): OrderStatus =>
  status === 'UNCONFIRMED' && isConfirmed ? 'GENERATED' : status

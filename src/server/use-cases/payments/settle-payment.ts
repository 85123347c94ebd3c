import { settling, whyUncounted } from '#domain/payment/ledger.ts'
import { raisedTo, roundedTo, withDecimals } from '#domain/money/with-decimals.ts'
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
  giveUpOthers,
  UNDER_WAY,
  type PaymentRow,
} from '../../repositories/payments-repository.ts'
import { settlePaid } from '../../repositories/settle-paid.ts'
import type { Services } from '../../services.ts'
import { keepChallenge } from './challenges.ts'
import { currencyOf } from './order-payment.ts'
import { writeFate } from './payment-fate.ts'

const ANY: readonly PaymentStatus[] = ['PROCESSING', 'OPEN', 'DECLINED', 'FAILED', 'APPROVED', 'CHARGED_BACK']

/**
 * Writes down what a provider says of an attempt: each payment that took money in the ledger, once, and the order with
 * it, paid, and confirmed where nothing else is missing. Money that does not count for its order goes back. Saying it
 * twice changes nothing.
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
  // a link that was tried in vain stays open: the next try may do better, unless it is good for one
  const isGoodForOne = services.payments.get(payment.provider)?.linkLivesMs !== undefined
  if (payment.kind === 'LINK' && !isGoodForOne) return payment
  return finish(services, payment, 'DECLINED', { reference, detail })
}

/** Whether all of a payment went back at its provider. */
export const isGone = ({ status, amount, refunded = 0 }: PaymentState): boolean =>
  status === 'approved' && refunded >= amount

/** Whether an attempt ended here, and may have ended otherwise at its provider. */
export const isUnsureEnd = ({ detail }: PaymentRow): boolean =>
  detail === 'replaced' || detail === 'never-arrived'

/** Ends an attempt that took no money. What its provider says of it counts more than why it was given up here. */
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
    // who holds the order decides what counts; everybody else waits and reads what was decided
    const order = await lockOrder(tx, payment.orderId)
    if (order === undefined) throw new Error('An order with a payment is gone')
    let isNews = false
    for (const state of states) {
      const ledger = await readLedger(tx, order.id)
      const known = ledger.charges.find((one) => isSame(one, payment, state))
      const told = countedAs(state, { ...counted, decimals: known?.decimals ?? counted.decimals })
      // money that came and went before anybody looked pays for nothing
      if (known === undefined && isGone(state)) continue
      const written =
        known === undefined
          ? await writeCharge(tx, { order, payment, state: told, counted, ledger }, now)
          : await writeFate(tx, { order, charge: known, state: told, ledger }, now)
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
 * What a provider says, with the decimals that its attempt counts in: its own may be others. As it was said for another
 * currency, and where digits of what was charged would be lost; what went back and what the provider computed is rounded.
 */
function countedAs(state: PaymentState, { currency, decimals }: Omit<Money, 'amount'>): PaymentState {
  if (state.currency !== currency) return state
  const amount = withDecimals(state.amount, state.decimals, decimals)
  if (amount === undefined) return state
  const refunded =
    state.refunded === undefined ? undefined : raisedTo(state.refunded, state.decimals, decimals)
  const round = (told: MinorUnits | undefined) =>
    told === undefined ? undefined : roundedTo(told, state.decimals, decimals)
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
  /** what the attempt counts in */
  counted: Omit<Money, 'amount'>
  ledger: Ledger
}

/** A payment that nobody wrote down before. @returns its row */
async function writeCharge(
  tx: Db,
  { order, payment, state, counted, ledger }: News,
  now: Date,
): Promise<ChargeRow | undefined> {
  const { reference, amount, currency, decimals, paidWith } = state
  const uncounted = whyUncounted(
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
    // money that does not pay for its order brings no tip
    tip: uncounted === null ? order.tip : 0,
    at: now,
  })
  if (charge === undefined) return undefined
  const back = state.refunded ?? 0
  await writeFate(tx, { order, charge, state, ledger }, now)
  if (uncounted !== null && state.status === 'approved' && back < amount)
    await requestRefund(tx, charge, { amount: amount - back, reason: uncounted }, now)
  return charge
}

/** The order after its ledger: paid or not, and confirmed when its money was all that it waited for. */
async function moveOn(tx: Db, order: OrderRow, isConfirmed: boolean, now: Date): Promise<void> {
  const { charges } = await readLedger(tx, order.id)
  const isPaid = settling(charges) !== undefined
  const changed = await settlePaid(tx, order, now, isPaid ? statusOf(order, isConfirmed) : order.status)
  if (changed.status !== order.status) await insertOrderMove(tx, changed, 'diner')
}

/** The attempt after its payments: approved when one of them pays for the order, until its bank takes that away. */
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
  // of those that may pay or did only one may stand; what a bank took away leaves its place
  if (status === 'APPROVED') await giveUpOthers(tx, payment, now)
  const { reference, detail } = states.find((state) => isSame(paying, payment, state)) ?? {}
  return changePayment(tx, payment.id, ANY, { status, reference, detail }, now)
}

/** Whether money is all that an order of this venue waits for; at one without a console the diner still sends the message. */
async function isConfirmedByMoney({ store, catalog }: Services, { orderId }: PaymentRow): Promise<boolean> {
  const placed = await findOrderById(store.db, orderId)
  // a venue that was taken off the air meanwhile still owes what it is paid for
  const venue = placed && (await catalog.findVenue(placed.branchContact))
  return venue?.branchContact.ordersConsoleActive === true
}

const statusOf = ({ status }: OrderRow, isConfirmed: boolean): OrderStatus =>
  status === 'UNCONFIRMED' && isConfirmed ? 'GENERATED' : status

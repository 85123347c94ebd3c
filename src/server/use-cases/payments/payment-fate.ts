import { arrivedOf, isOpen, refundedOf, settling } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#generated/models.ts'

import type { Db } from '../../db/store.ts'
import type { PaymentState } from '../../payments/contract.ts'
import {
  changeRefund,
  confirmUnasked,
  lowerRefund,
  noteChargeBack,
  noteDisputeWon,
  noteGivenBack,
  readLedger,
  requestRefund,
  resumeRefund,
  type ChargeRow,
  type Ledger,
  type RefundRow,
} from '../../repositories/ledger-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

type Told = {
  order: OrderRow
  charge: ChargeRow
  state: PaymentState
  ledger: Ledger
}

/**
 * Writes down what became of a payment at its provider since: refunds that were made there, money that a bank took away,
 * and money that it gave back. Call with the order locked; saying it twice changes nothing.
 * @returns its row, unless all of it was known
 */
export async function writeFate(tx: Db, told: Told, now: Date): Promise<ChargeRow | undefined> {
  const { charge, state, ledger } = told
  const isChargedBack = charge.chargedBackAt !== null
  if (state.status === 'charged-back')
    return isChargedBack || isOld(told) ? undefined : takeAway(tx, told, now)
  if (isChargedBack && isGivenAgain(told)) return giveAgain(tx, told, now)
  const own = ownOf(charge, ledger)
  // while one of ours was asked for, what the provider counts may be that one
  if (own.some(wasAsked)) return undefined
  const unknown = (state.refunded ?? 0) - arrivedOf(charge, sentOf(own))
  let missing = Math.max(0, unknown)
  // what is still to be sent, or was refused, went back at the provider's own page
  for (const { id, amount } of own.filter(isOpen))
    if (amount <= missing && (await confirmUnasked(tx, id, now))) missing -= amount
  if (missing > 0) await noteGivenBack(tx, charge, { amount: missing, reason: 'PROVIDER' }, now)
  const isFitted = await fitRefunds(tx, told, now)
  return unknown > 0 || isFitted ? charge : undefined
}

/**
 * A refund of more than is left, because a part went back at the provider's own page, is one of the rest: asked for as it
 * was, its provider would refuse it for ever. One that may have been sent stays as it is; one that the venue wanted and
 * that was refused is asked for again by the venue alone.
 * @returns whether there was one
 */
async function fitRefunds(tx: Db, { order, charge }: Told, now: Date): Promise<boolean> {
  const own = ownOf(charge, await readLedger(tx, order.id))
  for (const refund of own.filter((one) => isOpen(one) && one.askedAt === null)) {
    const left = charge.amount - (refundedOf(charge, own) - refund.amount)
    if (left < 1 || left >= refund.amount) continue
    const isAsked = refund.status !== 'FAILED' || refund.reason !== 'VENUE'
    await lowerRefund(tx, charge, refund, { amount: left, isAsked }, now)
    return true
  }
  return false
}

const ownOf = ({ id }: ChargeRow, { refunds }: Ledger): RefundRow[] =>
  refunds.filter(({ chargeId }) => chargeId === id)

/** The provider knows nothing of what a venue gave in hand. */
const sentOf = (refunds: readonly RefundRow[]): RefundRow[] =>
  refunds.filter(({ givenByHand }) => !givenByHand)

/** Whether its provider may be giving it back. */
const wasAsked = ({ status, askedAt }: RefundRow): boolean =>
  (status === 'REQUESTED' || status === 'SENT') && askedAt !== null

/** Whether the provider has said something newer of the dispute already. */
const isOld = ({ charge: { toldAt }, state: { asOf } }: Told): boolean =>
  toldAt !== null && asOf !== undefined && asOf < toldAt

/**
 * Whether the bank gave back what it took away. A payment of which a part went back since says only that it is approved, and
 * when: later than it was charged back.
 */
function isGivenAgain(told: Told): boolean {
  const { charge, state } = told
  if (state.isDisputeWon === true) return !isOld(told)
  const { toldAt } = charge
  return state.status === 'approved' && toldAt !== null && state.asOf !== undefined && state.asOf > toldAt
}

/** A bank took away what the payment still had: what was to go back of it does not have to any more. */
async function takeAway(tx: Db, { charge, state, ledger }: Told, now: Date): Promise<ChargeRow> {
  const own = ownOf(charge, ledger)
  const arrived = arrivedOf(charge, sentOf(own))
  const refunded = own.some(wasAsked) ? 0 : (state.refunded ?? 0)
  // a part that went back before and was not heard of; whether all of it is the bank's doing, the provider does not say
  const unheard = refunded < charge.amount ? Math.max(0, refunded - arrived) : 0
  if (unheard > 0) await noteGivenBack(tx, charge, { amount: unheard, reason: 'PROVIDER' }, now)
  const amount = Math.max(0, charge.amount - arrived - unheard)
  await noteChargeBack(tx, charge, { amount, toldAt: state.asOf }, now)
  for (const { id } of own.filter(isOpen))
    await changeRefund(tx, id, ['REQUESTED', 'SENT', 'FAILED'], { status: 'CANCELED', endedAt: now })
  return charge
}

/**
 * The bank gave the money back. What was to go back before is due again; what does not pay for an order any more, because
 * another payment does or it was canceled, goes back as a whole.
 */
async function giveAgain(tx: Db, { order, charge, state, ledger }: Told, now: Date): Promise<ChargeRow> {
  const unheard = (state.refunded ?? 0) - arrivedOf(charge, sentOf(ownOf(charge, ledger)))
  if (unheard > 0) await noteGivenBack(tx, charge, { amount: unheard, reason: 'PROVIDER' }, now)
  const isPaidByAnother = settling(ledger.charges) !== undefined
  const uncounted = charge.uncounted ?? (isPaidByAnother ? 'PAID_TWICE' : null)
  await noteDisputeWon(tx, charge, { uncounted, toldAt: state.asOf }, now)
  for (const refund of ownOf(charge, ledger)) await resumeRefund(tx, charge, refund, now)
  const left = charge.amount - refundedOf(charge, ownOf(charge, await readLedger(tx, order.id)))
  const reason: RefundReason | null = uncounted ?? (order.status === 'CANCELED' ? 'ORDER_CANCELED' : null)
  if (reason !== null && left > 0) await requestRefund(tx, charge, { amount: left, reason }, now)
  return { ...charge, uncounted }
}

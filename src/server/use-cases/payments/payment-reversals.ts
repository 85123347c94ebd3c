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

type Report = {
  order: OrderRow
  charge: ChargeRow
  state: PaymentState
  ledger: Ledger
}

/**
 * Records what happened to a payment at its provider since: refunds made there, chargebacks, and chargebacks that
 * were reversed. Call with the order locked; repeating it changes nothing.
 * @returns its row, unless all of it was known
 */
export async function recordReversals(tx: Db, report: Report, now: Date): Promise<ChargeRow | undefined> {
  const { charge, state, ledger } = report
  const isChargedBack = charge.chargedBackAt !== null
  if (state.status === 'charged-back')
    return isChargedBack || isOld(report) ? undefined : takeAway(tx, report, now)
  if (isChargedBack && isGivenAgain(report)) return giveAgain(tx, report, now)
  const own = ownOf(charge, ledger)
  // while one of our refunds is under way, the amount that the provider reports may be that one
  if (own.some(isRequested)) return undefined
  const unknown = (state.refunded ?? 0) - arrivedOf(charge, sentOf(own))
  let missing = Math.max(0, unknown)
  // refunds still unsent or refused were made on the provider's own page
  for (const { id, amount } of own.filter(isOpen))
    if (amount <= missing && (await confirmUnasked(tx, id, now))) missing -= amount
  if (missing > 0) await noteGivenBack(tx, charge, { amount: missing, reason: 'PROVIDER' }, now)
  const isFitted = await fitRefunds(tx, report, now)
  return unknown > 0 || isFitted ? charge : undefined
}

/**
 * Reduces a refund that exceeds what is left, because a part was refunded on the provider's own page: the provider
 * would refuse the full amount for ever. A refund that may have been sent stays as it is; a refused one that the
 * venue requested is asked for again only by the venue.
 * @returns whether there was one
 */
async function fitRefunds(tx: Db, { order, charge }: Report, now: Date): Promise<boolean> {
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

/** The provider does not know about refunds in cash by the venue. */
const sentOf = (refunds: readonly RefundRow[]): RefundRow[] =>
  refunds.filter(({ givenByHand }) => !givenByHand)

/** Whether the provider may be executing the refund. */
const isRequested = ({ status, askedAt }: RefundRow): boolean =>
  (status === 'REQUESTED' || status === 'SENT') && askedAt !== null

/** Whether the provider has already reported something newer about the dispute. */
const isOld = ({ charge: { toldAt }, state: { asOf } }: Report): boolean =>
  toldAt !== null && asOf !== undefined && asOf < toldAt

/**
 * Whether the bank returned a chargeback. A payment that was partly refunded since reports only "approved" and a time
 * later than the chargeback.
 */
function isGivenAgain(report: Report): boolean {
  const { charge, state } = report
  if (state.isDisputeWon === true) return !isOld(report)
  const { toldAt } = charge
  return state.status === 'approved' && toldAt !== null && state.asOf !== undefined && state.asOf > toldAt
}

/** The bank took what was left of the payment, so its open refunds are no longer due. */
async function takeAway(tx: Db, { charge, state, ledger }: Report, now: Date): Promise<ChargeRow> {
  const own = ownOf(charge, ledger)
  const arrived = arrivedOf(charge, sentOf(own))
  const refunded = own.some(isRequested) ? 0 : (state.refunded ?? 0)
  // a partial refund made before that was never reported; the provider does not say if all of it is the chargeback
  const unheard = refunded < charge.amount ? Math.max(0, refunded - arrived) : 0
  if (unheard > 0) await noteGivenBack(tx, charge, { amount: unheard, reason: 'PROVIDER' }, now)
  const amount = Math.max(0, charge.amount - arrived - unheard)
  await noteChargeBack(tx, charge, { amount, toldAt: state.asOf }, now)
  for (const { id } of own.filter(isOpen))
    await changeRefund(tx, id, ['REQUESTED', 'SENT', 'FAILED'], { status: 'CANCELED', endedAt: now })
  return charge
}

/**
 * The bank reversed the chargeback. Refunds that were due before are due again. A charge that no longer pays for an
 * order, because another payment does or the order was canceled, is refunded as a whole.
 */
async function giveAgain(tx: Db, { order, charge, state, ledger }: Report, now: Date): Promise<ChargeRow> {
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

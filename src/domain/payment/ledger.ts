import type {
  HeldMoney,
  ChargeSource,
  MinorUnits,
  MoneyState,
  OrderStatus,
  RefundStatus,
  UncountedReason,
} from '#generated/models.ts'
import { sum } from '#domain/money/money.ts'
import type { Instant } from '#domain/time/zone-offset.ts'

/** Money that came in for an order. @units amount in minor units of its own currency */
export type Charge = {
  id: string
  amount: MinorUnits
  /** why it does not pay for its order; null for what does */
  uncounted: UncountedReason | null
  chargedBackAt: Instant | null
  /** noted by mistake */
  voidedAt: Instant | null
}

/** Money of a charge that goes back. */
export type Refund = { chargeId: string; amount: MinorUnits; status: RefundStatus }

/**
 * The money that an order is paid with. A payment pays for a whole order, so there is one at most.
 * @source issue 15 part 4 "no order both dead and paid"
 */
export const settling = <C extends Charge>(charges: readonly C[]): C | undefined =>
  charges.find(
    ({ uncounted, chargedBackAt, voidedAt }) =>
      uncounted === null && chargedBackAt === null && voidedAt === null,
  )

/**
 * How much of a charge goes back or went back. What its provider did not send back stands for it until it did.
 * @units minor units of the charge
 * @source issue 15 part 2 "requested, sent, confirmed, failed"
 */
export const refundedOf = ({ id }: Pick<Charge, 'id'>, refunds: readonly Refund[]): MinorUnits =>
  amountOf(refunds.filter(({ chargeId, status }) => chargeId === id && status !== 'CANCELED'))

/**
 * How much of a charge has arrived at its diner.
 * @units minor units of the charge
 * @source see {@link refundedOf}
 */
export const arrivedOf = ({ id }: Pick<Charge, 'id'>, refunds: readonly Refund[]): MinorUnits =>
  amountOf(refunds.filter(({ chargeId, status }) => chargeId === id && status === 'CONFIRMED'))

const amountOf = (refunds: readonly Refund[]): MinorUnits => sum(refunds.map(({ amount }) => amount))

/**
 * What became of the money of an order.
 * @source issue 15 part 2 "States REFUNDED, PARTIALLY_REFUNDED, CHARGED_BACK"
 */
export function moneyState(charges: readonly Charge[], refunds: readonly Refund[]): MoneyState {
  const charge = settling(charges)
  if (charge === undefined)
    return charges.some(({ uncounted, chargedBackAt }) => uncounted === null && chargedBackAt !== null)
      ? 'CHARGED_BACK'
      : 'UNPAID'
  const arrived = arrivedOf(charge, refunds)
  if (arrived === 0) return 'PAID'
  return arrived < charge.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

/** Which part of what an order was paid with is back with its diner. @units minor units of the charge */
export type Gone = { back: MinorUnits; paid: MinorUnits }

/**
 * Which part of an order's money went back: what was given back of it, or all that its bank took away.
 * @returns nothing of nothing for an order that was not paid
 * @source issue 15 part 2 "points and code uses returned in proportion"
 */
export function goneOf(charges: readonly Charge[], refunds: readonly Refund[]): Gone {
  const charge = settling(charges)
  if (charge !== undefined)
    return { back: Math.min(arrivedOf(charge, refunds), charge.amount), paid: charge.amount }
  const taken = charges.find(({ uncounted, chargedBackAt }) => uncounted === null && chargedBackAt !== null)
  return { back: taken?.amount ?? 0, paid: taken?.amount ?? 0 }
}

/** Whether all of an order's money went back. @source see {@link goneOf} */
export const isAllGone = ({ back, paid }: Gone): boolean => paid > 0 && back >= paid

/**
 * Whether an order is paid. What a venue gives back of a delivered order was paid all the same; a canceled one is paid as
 * long as its money has not gone back.
 * @source issue 15 part 2 "An order's paid state is derived from the ledger"; part 5 "A total of zero is paid"
 */
export function isPaidBy(
  { status, price }: { status: OrderStatus; price: MinorUnits },
  charges: readonly Charge[],
  refunds: readonly Refund[],
): boolean {
  if (price === 0) return true
  const charge = settling(charges)
  if (charge === undefined) return false
  const own = refunds.filter(({ chargeId }) => chargeId === charge.id)
  return status !== 'CANCELED' || own.length === 0 || own.some(isOpen)
}

/**
 * Whether a refund still has to arrive, or to be given back in another way.
 * @source issue 15 part 3 "until the provider confirms"
 */
export const isOpen = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'SENT' || status === 'FAILED'

/**
 * Whether a venue gives a refund back itself: no provider took its money, or the provider did not send it back.
 * @source ours; issue 15 part 2 "cash and other methods are rows too"
 */
export const isByHand = ({ status }: Pick<Refund, 'status'>, { source }: { source: ChargeSource }): boolean =>
  status === 'FAILED' || (status === 'REQUESTED' && source !== 'PROVIDER')

/**
 * What a venue may still give back of what an order was paid with.
 * @units minor units of the charge
 * @source issue 15 part 3 "whole and partial, also after delivery"
 */
export function refundable(charges: readonly Charge[], refunds: readonly Refund[]): MinorUnits {
  const charge = settling(charges)
  // a venue may have given by hand what its provider sent after all
  return charge === undefined ? 0 : Math.max(0, charge.amount - refundedOf(charge, refunds))
}

/**
 * What an order holds of its diner's money, and what canceling does with it: all that is left of what it was paid with goes back, by its provider or,
 * where none took it, by its venue.
 * @param isUnderWay - a payment of the order may still take money, so that nothing is canceled before it is decided
 * @units minor units of the charge
 * @source issue 15 part 3 "Written in the transaction that decides them"
 */
export function heldMoney(
  charges: readonly (Charge & { source: ChargeSource })[],
  refunds: readonly Refund[],
  isUnderWay = false,
): HeldMoney {
  const charge = settling(charges)
  if (charge === undefined) {
    if (isUnderWay) return { kind: 'UNDER_WAY', amount: 0 }
    return { kind: moneyState(charges, refunds) === 'CHARGED_BACK' ? 'GONE' : 'NONE', amount: 0 }
  }
  const amount = refundable(charges, refunds)
  if (amount === 0) return { kind: 'GONE', amount }
  return { kind: charge.source === 'PROVIDER' ? 'PROVIDER' : 'VENUE', amount }
}

/** A payment that comes in, and what its attempt was begun with. */
export type Incoming = {
  /** counted as the attempt counts; undefined for what cannot be counted so */
  amount: MinorUnits | undefined
  currency: string
  wanted: { amount: MinorUnits; currency: string }
}

/**
 * Why money that comes in does not pay for its order: all of it goes back.
 * @returns null for what pays for it
 * @source issue 15 part 3 "money for a second, late, other-amount or dead payment goes back by itself"
 */
export function whyUncounted(
  { amount, currency, wanted }: Incoming,
  { status }: { status: OrderStatus },
  charges: readonly Charge[],
): UncountedReason | null {
  if (currency !== wanted.currency) return 'OTHER_CURRENCY'
  if (amount !== wanted.amount) return 'OTHER_AMOUNT'
  if (settling(charges) !== undefined) return 'PAID_TWICE'
  return status === 'CANCELED' ? 'ORDER_ENDED' : null
}

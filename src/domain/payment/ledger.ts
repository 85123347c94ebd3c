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

/** A payment received for an order. @units amount in minor units of its own currency */
export type Charge = {
  id: string
  amount: MinorUnits
  /** why it does not pay for its order; null when it does */
  uncounted: UncountedReason | null
  chargedBackAt: Instant | null
  /** recorded by mistake */
  voidedAt: Instant | null
}

/** A refund of a payment. */
export type Refund = { chargeId: string; amount: MinorUnits; status: RefundStatus }

/**
 * The payment of an order. A payment covers a whole order, so there is at most one.
 * @source issue 15 part 4 "no order both dead and paid"
 */
export const settling = <C extends Charge>(charges: readonly C[]): C | undefined =>
  charges.find(
    ({ uncounted, chargedBackAt, voidedAt }) =>
      uncounted === null && chargedBackAt === null && voidedAt === null,
  )

/**
 * How much of a payment is being refunded or was refunded. A refund that its provider failed to send still counts.
 * @units minor units of the charge
 * @source issue 15 part 2 "requested, sent, confirmed, failed"
 */
export const refundedOf = ({ id }: Pick<Charge, 'id'>, refunds: readonly Refund[]): MinorUnits =>
  amountOf(refunds.filter(({ chargeId, status }) => chargeId === id && status !== 'CANCELED'))

/**
 * How much of a payment has been returned to its diner.
 * @units minor units of the charge
 * @source see {@link refundedOf}
 */
export const arrivedOf = ({ id }: Pick<Charge, 'id'>, refunds: readonly Refund[]): MinorUnits =>
  amountOf(refunds.filter(({ chargeId, status }) => chargeId === id && status === 'CONFIRMED'))

const amountOf = (refunds: readonly Refund[]): MinorUnits => sum(refunds.map(({ amount }) => amount))

/**
 * Payment state of an order.
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

/** The part of an order's payment that has been returned to its diner. @units minor units of the charge */
export type ReturnedMoney = { back: MinorUnits; paid: MinorUnits }

/**
 * The part of an order's money that was returned: refunds, or everything if its bank charged it back.
 * @returns 0 of 0 for an order that was not paid
 * @source issue 15 part 2 "points and code uses returned in proportion"
 */
export function returnedMoney(charges: readonly Charge[], refunds: readonly Refund[]): ReturnedMoney {
  const charge = settling(charges)
  if (charge !== undefined)
    return { back: Math.min(arrivedOf(charge, refunds), charge.amount), paid: charge.amount }
  const taken = charges.find(({ uncounted, chargedBackAt }) => uncounted === null && chargedBackAt !== null)
  return { back: taken?.amount ?? 0, paid: taken?.amount ?? 0 }
}

/** Whether all of an order's money was returned. @source see {@link returnedMoney} */
export const isFullyReturned = ({ back, paid }: ReturnedMoney): boolean => paid > 0 && back >= paid

/**
 * Whether an order is paid. A delivered order stays paid after a refund; a canceled one is paid until its money is
 * returned.
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
 * Whether a refund still has to arrive, or to be given in another way.
 * @source issue 15 part 3 "until the provider confirms"
 */
export const isOpen = ({ status }: Pick<Refund, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'SENT' || status === 'FAILED'

/**
 * Whether a venue makes a refund itself: no provider took the money, or the provider failed to send it back.
 * @source ours; issue 15 part 2 "cash and other methods are rows too"
 */
export const isByHand = ({ status }: Pick<Refund, 'status'>, { source }: { source: ChargeSource }): boolean =>
  status === 'FAILED' || (status === 'REQUESTED' && source !== 'PROVIDER')

/**
 * The amount of an order's payment that a venue may still refund.
 * @units minor units of the charge
 * @source issue 15 part 3 "whole and partial, also after delivery"
 */
export function refundable(charges: readonly Charge[], refunds: readonly Refund[]): MinorUnits {
  const charge = settling(charges)
  // a venue may have refunded by hand what its provider sent later
  return charge === undefined ? 0 : Math.max(0, charge.amount - refundedOf(charge, refunds))
}

/**
 * An order's money, and what canceling does with it: all that is left of its payment is refunded, by its provider or,
 * if none took it, by its venue.
 * @param isUnderWay - a payment of the order may still succeed, so nothing is canceled before it is decided
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

/** An incoming payment, and what its attempt was started with. */
export type Incoming = {
  /** in the attempt's currency; undefined when it cannot be converted */
  amount: MinorUnits | undefined
  currency: string
  wanted: { amount: MinorUnits; currency: string }
}

/**
 * Why an incoming payment does not pay for its order: all of it is refunded.
 * @returns null when it pays
 * @source issue 15 part 3 "money for a second, late, other-amount or dead payment goes back by itself"
 */
export function reasonNotCounted(
  { amount, currency, wanted }: Incoming,
  { status }: { status: OrderStatus },
  charges: readonly Charge[],
): UncountedReason | null {
  if (currency !== wanted.currency) return 'OTHER_CURRENCY'
  if (amount !== wanted.amount) return 'OTHER_AMOUNT'
  if (settling(charges) !== undefined) return 'PAID_TWICE'
  return status === 'CANCELED' ? 'ORDER_ENDED' : null
}

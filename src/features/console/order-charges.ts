import { refundedOf } from '#domain/payment/ledger.ts'
import type { ConsoleOrder, LedgerCharge, LedgerRefund } from '#generated/models.ts'

/** The charge that pays an order; undefined without one. */
export const payingCharge = ({ money }: ConsoleOrder): LedgerCharge | undefined =>
  money.charges.find(({ uncounted, chargedBackAt }) => uncounted === undefined && chargedBackAt === undefined)

/** The charge of a refund: both are in the same currency. */
export const chargeOf = (
  { money }: ConsoleOrder,
  refund: LedgerRefund | undefined,
): LedgerCharge | undefined => money.charges.find(({ id }) => id === refund?.chargeId)

/** Who refunds an order's payment: its provider, or the venue by hand; undefined when nothing is left to refund. */
export function paidThrough(one: ConsoleOrder): 'by-provider' | 'by-hand' | undefined {
  if (one.money.refundable === 0) return undefined
  return payingCharge(one)?.source === 'PROVIDER' ? 'by-provider' : 'by-hand'
}

/** The amount of an order's payment that is or will be refunded. */
export function alreadyBack(one: ConsoleOrder): number {
  const charge = payingCharge(one)
  return charge === undefined ? 0 : refundedOf(charge, one.money.refunds)
}

import { refundedOf } from '#domain/payment/ledger.ts'
import type { ConsoleOrder, LedgerCharge, LedgerRefund } from '#generated/models.ts'

/** What an order is paid with; undefined when nothing pays for it. */
export const payingCharge = ({ money }: ConsoleOrder): LedgerCharge | undefined =>
  money.charges.find(({ uncounted, chargedBackAt }) => uncounted === undefined && chargedBackAt === undefined)

/** What a refund is of: its amount is counted as that came in. */
export const chargeOf = (
  { money }: ConsoleOrder,
  refund: LedgerRefund | undefined,
): LedgerCharge | undefined => money.charges.find(({ id }) => id === refund?.chargeId)

/** Who gives back what an order was paid with: its provider, or the venue by hand; undefined when nothing is left of it. */
export function paidThrough(one: ConsoleOrder): 'by-provider' | 'by-hand' | undefined {
  if (one.money.refundable === 0) return undefined
  return payingCharge(one)?.source === 'PROVIDER' ? 'by-provider' : 'by-hand'
}

/** How much of what an order is paid with goes back or went back. */
export function alreadyBack(one: ConsoleOrder): number {
  const charge = payingCharge(one)
  return charge === undefined ? 0 : refundedOf(charge, one.money.refunds)
}

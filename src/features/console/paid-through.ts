import type { ConsoleOrder } from '#generated/models.ts'

/** Who gives back what an order was paid with: its provider, or the venue by hand; undefined when nothing is left of it. */
export function paidThrough({ money }: ConsoleOrder): 'by-provider' | 'by-hand' | undefined {
  if (money.refundable === 0) return undefined
  const paid = money.charges.find(
    ({ uncounted, chargedBackAt }) => uncounted === undefined && chargedBackAt === undefined,
  )
  return paid?.source === 'PROVIDER' ? 'by-provider' : 'by-hand'
}

import type { LoyaltyMovementKind, OrderStatus } from '#generated/models.ts'
import { isFullyReturned, type ReturnedMoney } from '#domain/payment/ledger.ts'

/** The points of an order as it was placed. @units points */
type PointOrder = { status: OrderStatus; redeemedPoints: number; gainedPoints: number }

/** Points that an order has moved so far. @units points, none of them negative */
export type MovedPoints = { redeemed: number; returned: number; earned: number; revoked: number }

/** Points still to be moved; negative when they are taken. */
export type PointMove = {
  kind: Extract<LoyaltyMovementKind, 'REDEEMED' | 'EARNED' | 'RETURNED' | 'REVOKED'>
  amount: number
}

/**
 * The movements still due for an order's points. A delivered order earns. A refund returns redeemed points and takes
 * earned ones, in proportion; when the money comes again, by a won dispute or another payment, it is reversed. A
 * canceled order reverses all of both. Earlier movements are counted in: many refunds have the same result as one of
 * their sum, and a repeated call moves nothing.
 * @param redeemedPoints - what the order was paid with in points
 * @param gainedPoints - what the order earns when none of its money goes back
 * @param balance - of the account: points spent meanwhile are not taken
 * @units points
 * @source issue 15 part 2 "points and code uses returned in proportion"; rounding down to the diner's side of what is
 * taken and the venue's of what comes back assumed: the last refund brings the rest
 */
export function settledPoints(
  { status, redeemedPoints, gainedPoints }: PointOrder,
  moved: MovedPoints,
  gone: ReturnedMoney,
  balance: number,
): PointMove[] {
  const staying = (points: number) => (status === 'CANCELED' ? 0 : keptPoints(points, gone))
  // an order from before the ledger of points redeemed none
  const redeemed = moved.redeemed === 0 ? 0 : staying(redeemedPoints)
  const earned = status === 'DELIVERED' || moved.earned > 0 ? staying(gainedPoints) : 0
  const toReturn = moved.redeemed - moved.returned - redeemed
  const toEarn = earned - (moved.earned - moved.revoked)
  const held = balance + Math.max(0, toReturn) + Math.max(0, toEarn)
  const takeAgain = Math.min(Math.max(0, -toReturn), held)
  const moves: PointMove[] = [
    { kind: 'RETURNED', amount: Math.max(0, toReturn) },
    { kind: 'EARNED', amount: Math.max(0, toEarn) },
    { kind: 'REDEEMED', amount: -takeAgain },
    { kind: 'REVOKED', amount: -Math.min(Math.max(0, -toEarn), held - takeAgain) },
  ]
  return moves.filter(({ amount }) => amount !== 0)
}

/**
 * The points of an order that remain after a partial refund.
 * @units whole points
 * @source see {@link settledPoints}
 */
export const keptPoints = (points: number, gone: ReturnedMoney): number =>
  points - (isFullyReturned(gone) ? points : shareGone(points, gone))

/** The whole points in the refunded share. */
const shareGone = (points: number, { back, paid }: ReturnedMoney): number =>
  paid === 0 ? 0 : Number((BigInt(points) * BigInt(back)) / BigInt(paid))

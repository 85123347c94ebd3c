import type { LoyaltyMovementKind, OrderStatus } from '#generated/models.ts'
import { isAllGone, type Gone } from '#domain/payment/ledger.ts'

/** The points of an order as it was placed. @units points */
type PointOrder = { status: OrderStatus; redeemedPoints: number; gainedPoints: number }

/** Points that an order has moved so far. @units points, none of them negative */
export type MovedPoints = { redeemed: number; returned: number; earned: number; revoked: number }

/** Points that are to be moved; negative when they are taken. */
export type PointMove = {
  kind: Extract<LoyaltyMovementKind, 'REDEEMED' | 'EARNED' | 'RETURNED' | 'REVOKED'>
  amount: number
}

/**
 * What the points of an order still have to do: one that was delivered earns; as its money goes back, those that were
 * redeemed come back and those that were earned are taken, in proportion; as it comes again, because the venue won a
 * dispute or another payment pays, the other way round. All of both for a canceled order. What moved is counted in, so that
 * many refunds come to what one of their sum comes to, and saying it twice moves nothing.
 * @param redeemedPoints - what the order was paid with in points
 * @param gainedPoints - what the order earns when none of its money goes back
 * @param balance - of the account: what was spent meanwhile is not taken
 * @units points
 * @source issue 15 part 2 "points and code uses returned in proportion"; rounding down to the diner's side of what is
 *   taken and the venue's of what comes back assumed: the last refund brings the rest
 */
export function settledPoints(
  { status, redeemedPoints, gainedPoints }: PointOrder,
  moved: MovedPoints,
  gone: Gone,
  balance: number,
): PointMove[] {
  const staying = (points: number) => (status === 'CANCELED' ? 0 : keptPoints(points, gone))
  // an order of before there was a ledger of points redeemed none
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
 * What stays of the points of an order when some of its money went back.
 * @units whole points
 * @source see {@link settledPoints}
 */
export const keptPoints = (points: number, gone: Gone): number =>
  points - (isAllGone(gone) ? points : shareGone(points, gone))

/** The whole points in the share that went back. */
const shareGone = (points: number, { back, paid }: Gone): number =>
  paid === 0 ? 0 : Number((BigInt(points) * BigInt(back)) / BigInt(paid))

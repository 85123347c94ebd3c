import type { LoyaltyMovementKind, OrderStatus } from '#generated/models.ts'
import { isAllGone } from '#domain/payment/ledger.ts'
import type { Gone } from '#domain/payment/ledger.ts'

/**
 * Points that an order has moved so far.
 *
 * @units points, none of them negative
 */
export type MovedPoints = { redeemed: number; returned: number; earned: number; revoked: number }

/** Points that are to be moved; negative when they are taken. */
export type PointMove = {
  kind: Extract<LoyaltyMovementKind, 'EARNED' | 'RETURNED' | 'REVOKED'>
  amount: number
}

/**
 * What the points of an order still have to do: one that was delivered earns; as its money goes back, those that were
 * redeemed come back and those that were earned are taken, in proportion. All of both for a canceled order. What moved is
 * counted in, so that many refunds come to what one of their sum comes to, and saying it twice moves nothing.
 *
 * @param gainedPoints - what the order earns when none of its money goes back
 * @param balance - of the account: what was spent meanwhile is not taken
 * @units points
 * @errors none
 * @source issue 15 part 2 "points and code uses returned in proportion"; rounding down to the diner's side of what is
 *   taken and the venue's of what comes back assumed: the last refund brings the rest
 */
export function settledPoints(
  { status, gainedPoints }: { status: OrderStatus; gainedPoints: number },
  moved: MovedPoints,
  gone: Gone,
  balance: number,
): PointMove[] {
  const isWhole = status === 'CANCELED' || isAllGone(gone)
  const shareOf = (points: number) => (isWhole ? points : shareGone(points, gone))
  const returned = Math.max(0, shareOf(moved.redeemed) - moved.returned)
  const stays = gainedPoints - shareOf(gainedPoints)
  const earned = status === 'DELIVERED' && moved.earned === 0 ? stays : 0
  const surplus = moved.earned === 0 ? 0 : moved.earned - moved.revoked - stays
  const revoked = Math.max(0, Math.min(surplus, balance + returned))
  const moves: PointMove[] = [
    { kind: 'RETURNED', amount: returned },
    { kind: 'EARNED', amount: earned },
    { kind: 'REVOKED', amount: -revoked },
  ]
  return moves.filter(({ amount }) => amount !== 0)
}

/** The whole points in the share that went back. */
const shareGone = (points: number, { back, paid }: Gone): number =>
  paid === 0 ? 0 : Number((BigInt(points) * BigInt(back)) / BigInt(paid))

import { findHeld, insertMovement, lockAccount } from '../../repositories/loyalty-repository.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Claim } from '../orders/write-order.ts'

/**
 * Takes the redeemed points of an order off the account. Of concurrent orders on one account each waits for the one
 * before, and finds what that one has left.
 */
export function claimPoints(viewer: Viewer): Claim {
  return async (tx, order) => {
    const points = order.redeemedPoints ?? 0
    if (points === 0) return undefined
    await lockAccount(tx, viewer)
    const held = await findHeld(tx, viewer)
    if (held < points)
      return { code: 'POINTS_CHANGED', field: 'loyaltyInfo.redeemedPoints', expected: held, received: points }
    const { id: orderId, code: orderCode, deviceId = null, orderedAt: at } = order
    await insertMovement(tx, viewer, { kind: 'REDEEMED', amount: -points, orderId, orderCode, deviceId, at })
    return undefined
  }
}

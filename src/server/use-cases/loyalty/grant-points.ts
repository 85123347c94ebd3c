import { findHeld, insertMovement, lockAccount } from '../../repositories/loyalty-repository.ts'
import type { Services } from '../../services.ts'
import { claimEarning, mayEarn } from '../identity/unproven-benefits.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import { programAt } from './program.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Claim } from '../orders/write-order.ts'

const NOTHING: GrantedBenefits = { priced: {}, issues: [] }

/**
 * The program an order redeems and earns by, and the points its sender may spend. Where no program runs, or no point
 * may be spent, the quote redeems none, and an order that says otherwise differs from it.
 */
export async function grantPoints(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const { payload, contact, viewer, isKnownDevice, replaces, now } = request
  const running = await programAt(services, contact)
  if (running === undefined) return NOTHING
  // nothing is earned without a phone to credit it to
  if (viewer.phone === '') return NOTHING
  const ending = replaces.map(({ id }) => id)
  const before = isKnownDevice ? viewer : { ...viewer, deviceId: undefined }
  const terms = { ...running, earns: await mayEarn(services.store.db, before, now, ending) }
  const earning = terms.earns ? claimEarning(before, now) : []
  if (payload.loyaltyInfo.redeemedPoints === 0)
    return { ...NOTHING, loyalty: { ...terms, held: 0 }, claims: earning }
  const returned = replaces
    .filter(({ customerPhone }) => customerPhone === viewer.phone)
    .reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
  const held = (await findHeld(services.store.db, viewer)) + returned
  return { ...NOTHING, loyalty: { ...terms, held }, claims: [claimPoints(viewer), ...earning] }
}

/**
 * Takes the redeemed points of an order off the account. Of concurrent orders on one account each waits for the one
 * before, and finds what that one has left.
 */
function claimPoints(viewer: Viewer): Claim {
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

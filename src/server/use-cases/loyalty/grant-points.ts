import { findHeld } from '../../repositories/loyalty-repository.ts'
import type { Services } from '../../services.ts'
import { claimEarning, mayEarn } from '../identity/unproven-benefits.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import { claimPoints } from './claim-points.ts'
import { programAt } from './program.ts'

const NOTHING: GrantedBenefits = { priced: {}, issues: [] }

/**
 * The program an order redeems and earns by, and the points its sender may spend. Where no program runs, or no point
 * may be spent, the quote redeems none, and an order that says otherwise differs from it.
 */
export async function grantPoints(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const { payload, contact, viewer, replaces, now } = request
  const running = await programAt(services, contact)
  if (running === undefined) return NOTHING
  // nothing is earned without a phone to credit it to
  if (viewer.phone === '') return NOTHING
  const ending = replaces.map(({ id }) => id)
  const terms = { ...running, earns: await mayEarn(services.store.db, viewer, now, ending) }
  const earning = terms.earns ? claimEarning(viewer, now) : []
  if (payload.loyaltyInfo.redeemedPoints === 0)
    return { ...NOTHING, loyalty: { ...terms, held: 0 }, claims: earning }
  const returned = replaces
    .filter(({ customerPhone }) => customerPhone === viewer.phone)
    .reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
  const held = (await findHeld(services.store.db, viewer)) + returned
  return { ...NOTHING, loyalty: { ...terms, held }, claims: [claimPoints(viewer), ...earning] }
}

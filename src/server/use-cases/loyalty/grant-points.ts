import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'

import { findHeld } from '../../repositories/loyalty-repository.ts'
import type { Services } from '../../services.ts'
import { viewerOf } from '../identity/viewer.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import { claimPoints } from './claim-points.ts'
import { programAt } from './program.ts'

const NOTHING: GrantedBenefits = { priced: {}, issues: [] }

/**
 * The program an order redeems and earns by, and the points its sender may spend. Where no program runs, or no point
 * may be spent, the quote redeems none, and an order that says otherwise differs from it.
 */
export async function grantPoints(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const { payload, contact, deviceId, replaces, now } = request
  const running = await programAt(services, contact)
  if (running === undefined) return NOTHING
  const { branch } = contact.branchContact
  const phone = normalisePhone(payload.phone, defaultPhoneCountry(branch.country))
  // nothing is earned without a phone to credit it to
  if (!phone.ok) return NOTHING
  if (payload.loyaltyInfo.redeemedPoints === 0) return { ...NOTHING, loyalty: { ...running, held: 0 } }
  const viewer = await viewerOf(services, { branch, phone: phone.e164, deviceId, now })
  const returned = replaces
    .filter(({ customerPhone }) => customerPhone === phone.e164)
    .reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
  const held = (await findHeld(services.store.db, viewer)) + returned
  return { ...NOTHING, loyalty: { ...running, held }, claims: [claimPoints(viewer)] }
}

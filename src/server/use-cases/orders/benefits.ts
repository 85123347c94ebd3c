import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'

import type { Services } from '../../services.ts'
import { grantCode } from '../codes/grant-code.ts'
import { grantPoints } from '../loyalty/grant-points.ts'
import { grantPartnerBenefit } from '../partners/grant-partner-benefit.ts'
import { viewerOf } from '../identity/viewer.ts'
import type { BenefitsRequest, Grant, GrantedBenefits } from './benefit.ts'

const GRANTS: readonly Grant[] = [grantPoints, grantCode, grantPartnerBenefit]

/** All benefits an order asks for. */
export async function grantBenefits(
  services: Services,
  { deviceId, ...asked }: Omit<BenefitsRequest, 'viewer'> & { deviceId: string },
): Promise<GrantedBenefits> {
  const { branch } = asked.contact.branchContact
  const named = normalisePhone(asked.payload.phone, defaultPhoneCountry(branch.country))
  const phone = named.ok ? named.e164 : ''
  const request = { ...asked, viewer: await viewerOf(services, { branch, phone, deviceId, now: asked.now }) }
  const granted = await Promise.all(GRANTS.map((grant) => grant(services, request)))
  return Object.assign({}, ...granted, {
    priced: Object.assign({}, ...granted.map(({ priced }) => priced)) as GrantedBenefits['priced'],
    issues: granted.flatMap(({ issues }) => issues),
    claims: granted.flatMap(({ claims = [] }) => claims),
  }) as GrantedBenefits
}

import type { Services } from '../../services.ts'
import { grantCode } from '../codes/grant-code.ts'
import { grantPoints } from '../loyalty/grant-points.ts'
import { grantPartnerBenefit } from '../partners/grant-partner-benefit.ts'
import type { BenefitsRequest, Grant, GrantedBenefits } from './benefit.ts'

const GRANTS: readonly Grant[] = [grantPoints, grantCode, grantPartnerBenefit]

/** All benefits an order asks for. */
export async function grantBenefits(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const granted = await Promise.all(GRANTS.map((grant) => grant(services, request)))
  return Object.assign({}, ...granted, {
    priced: Object.assign({}, ...granted.map(({ priced }) => priced)) as GrantedBenefits['priced'],
    issues: granted.flatMap(({ issues }) => issues),
    claims: granted.flatMap(({ claims = [] }) => claims),
  }) as GrantedBenefits
}

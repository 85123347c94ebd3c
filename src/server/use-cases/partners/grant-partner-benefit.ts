import { externalBenefitOf } from '#domain/discounts/external-benefit.ts'

import type { Services } from '../../services.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'
import { partnerBenefits } from './partner-benefits.ts'

/**
 * The benefit of a partner's user, asked for again when the order comes: what the browser was told may be over. When
 * the partner gives nothing, the order's line for it is a discount that changed.
 *
 * @source diner spec §3 "userExternalReference, partnerName"; requirement EXT-01
 */
export async function grantPartnerBenefit(
  services: Services,
  { payload, contact, partnerToken: token }: BenefitsRequest,
): Promise<GrantedBenefits> {
  const { partnerName: partner, userExternalReference: externalUserId, orderModeId } = payload
  if (!partner || !externalUserId) return { priced: {}, issues: [] }
  const { id, branch } = contact.branchContact
  const body = { branchId: branch.id, branchContactId: id, externalUserId, orderModeId }
  const answer = await partnerBenefits(services, { partner, token, body })
  const externalBenefit = answer.ok ? externalBenefitOf(partner, answer.discounts) : undefined
  return { priced: externalBenefit ? { externalBenefit } : {}, issues: [] }
}

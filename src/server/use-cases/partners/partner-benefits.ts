import { appliesIn, byPriority } from '#domain/discounts/applicable.ts'
import type { ExternalBenefitRequest, GeneralDiscount } from '#generated/models.ts'
import { externalBenefitOf } from '#domain/discounts/external-benefit.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { PartnerAnswer } from '../../partners/contract.ts'
import type { Services } from '../../services.ts'
import type { BenefitsRequest, GrantedBenefits } from '../orders/benefit.ts'

export type PartnerBenefits = PartnerAnswer | { ok: false; code: 'NOT_FOUND' }

type Asked = { partner: string; token: string | undefined; body: ExternalBenefitRequest }

/**
 * The discounts a partner gives its user at a venue, by priority, missing last: those of the order's mode, with ids
 * that no discount of the venue has.
 * @source diner spec §4 External benefit, §7; requirement EXT-01
 */
export async function partnerBenefits(
  { catalog, partners, log }: Services,
  { partner: name, token, body }: Asked,
): Promise<PartnerBenefits> {
  const contact = await catalog.findContact(body.branchContactId)
  const branch = await catalog.findBranch(body.branchId)
  const isHere = contact?.branchContact.branch.id === body.branchId
  const partner = isHere ? branch?.settings.partners.find((one) => one.name === name) : undefined
  const mode = contact && modeOf(contact, body.orderModeId)
  if (partner === undefined || mode === undefined) return { ok: false, code: 'NOT_FOUND' }
  if (token === undefined) return { ok: false, code: 'UNAUTHENTICATED' }
  const answer = await partners.benefitsOf({ partner, token, body })
  if (answer.ok) return { ok: true, discounts: ours(name, answer.discounts, mode.type) }
  if (answer.code === 'PROVIDER_FAILED') log.warn({ partner: name }, 'a partner did not answer')
  return answer
}

function modeOf({ branchContact }: ContactEntry, orderModeId: string) {
  return branchContact.deliveryConfig.orderModes.find(({ id }) => id === orderModeId)
}

function ours(
  partner: string,
  discounts: readonly GeneralDiscount[],
  orderModeType: Parameters<typeof appliesIn>[1]['orderModeType'],
): GeneralDiscount[] {
  return byPriority(discounts.filter(({ orderModes }) => appliesIn({ orderModes }, { orderModeType }))).map(
    (discount) => ({ ...discount, id: `${partner}.${discount.id}` }),
  )
}

/**
 * The benefit of a partner's user, requested again when the order arrives: the browser's answer may be outdated. When
 * the partner gives nothing, the order's discount line for it counts as changed.
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

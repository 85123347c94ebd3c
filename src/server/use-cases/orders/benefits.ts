import type { QuoteInput } from '#domain/pricing/quote.ts'
import type { OrderIssue, OrderPayload } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Services } from '../../services.ts'

/** Who asks for benefits, where and when. */
export type BenefitsRequest = { payload: OrderPayload; contact: ContactEntry; deviceId: string; now: Date }

/** What an order may take off by the venue's own data, as the quote takes it, and what it may not. */
export type GrantedBenefits = {
  priced: Pick<QuoteInput, 'codeDiscount' | 'pointValue' | 'redeemedPoints'>
  issues: OrderIssue[]
}

/** One kind of benefit: what of it the payload asks for, judged by trusted data. */
type Grant = (services: Services, request: BenefitsRequest) => Promise<GrantedBenefits>

const refused = (field: string, received: number | string): GrantedBenefits => ({
  priced: {},
  issues: [{ code: 'FIELD_INVALID', field, received }],
})
const NOTHING: GrantedBenefits = { priced: {}, issues: [] }

/** No program serves points yet: an order that asks for them is refused, never taken at another price. */
const points: Grant = async (_services, { payload: { loyaltyInfo } }) =>
  loyaltyInfo.redeemedPoints > 0 ? refused('loyaltyInfo.redeemedPoints', loyaltyInfo.redeemedPoints) : NOTHING

/** No code is served yet, likewise. */
const code: Grant = async (_services, { payload: { generalCodeDiscount } }) =>
  generalCodeDiscount ? refused('generalCodeDiscount', generalCodeDiscount.discountReferenceId) : NOTHING

const GRANTS: readonly Grant[] = [points, code]

/** All benefits an order asks for. */
export async function grantBenefits(services: Services, request: BenefitsRequest): Promise<GrantedBenefits> {
  const granted = await Promise.all(GRANTS.map((grant) => grant(services, request)))
  return {
    priced: Object.assign({}, ...granted.map(({ priced }) => priced)) as GrantedBenefits['priced'],
    issues: granted.flatMap(({ issues }) => issues),
  }
}

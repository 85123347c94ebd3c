import { fail, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { validateCode } from '../use-cases/codes/validate-code.ts'
import { partnerBenefits } from '../use-cases/partners/partner-benefits.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="partner"' }

/** Codes, and the benefits of external partners. */
export function benefitRoutes(services: Services) {
  return {
    async validateCodeDiscount({ body, context }) {
      const asker = { deviceId: context.ensureDevice(), network: networkOf(context.ip), now: context.now }
      return replyOf(await validateCode(services, body, asker))
    },

    async getExternalBenefits({ path: { partner }, body, context }) {
      const answer = await partnerBenefits(services, { partner, token: context.bearer, body })
      if (answer.ok) return { status: 200, body: { generalDiscounts: answer.discounts } }
      return fail(answer.code, answer.code === 'UNAUTHENTICATED' ? { headers: CHALLENGE } : {})
    },
  } satisfies SomeHandlers
}

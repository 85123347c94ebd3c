import { fail, type SomeHandlers } from '../contract/handlers.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { validateCode } from '../use-cases/codes/validate-code.ts'
import { partnerBenefits } from '../use-cases/partners/partner-benefits.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="partner"' }

/** Codes, and the benefits of external partners. */
export function benefitRoutes(services: Services) {
  return {
    async validateCodeDiscount({ body, context }) {
      const { now } = context
      const validated = await validateCode(services, body, {
        deviceId: context.ensureDevice(),
        network: networkOf(context.ip),
        now,
      })
      if (validated.kind === 'valid') return { status: 200, body: validated.code }
      return fail(validated.kind === 'refused' ? 'DISCOUNT_REFUSED' : 'BRANCH_NOT_FOUND')
    },

    async getExternalBenefits({ path: { partner }, body, context }) {
      const answer = await partnerBenefits(services, { partner, token: context.bearer, body })
      if (answer.ok) return { status: 200, body: { generalDiscounts: answer.discounts } }
      return fail(answer.code, answer.code === 'UNAUTHENTICATED' ? { headers: CHALLENGE } : {})
    },
  } satisfies SomeHandlers
}

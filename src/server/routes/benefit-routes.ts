import { fail } from '../contract/handlers.ts'
import type { Handlers } from '../contract/handlers.ts'
import { networkOf } from '../network-of.ts'
import type { Services } from '../services.ts'
import { validateCode } from '../use-cases/codes/validate-code.ts'
import { partnerBenefits } from '../use-cases/partners/partner-benefits.ts'
import { rateGuard } from './rate-limits.ts'
import type { RateGuard } from './rate-limits.ts'

/** The checkout asks once per visit and mode; tokens cannot be guessed, and nobody shall try. */
const PARTNERS = { perMinute: 60, burst: 30 }
const CHALLENGE = { 'www-authenticate': 'Bearer realm="partner"' }

/** Codes, and the benefits of external partners. */
export function benefitRoutes(
  services: Services,
  guardCodes: RateGuard,
): Handlers<'validateCodeDiscount' | 'getExternalBenefits'> {
  const guardPartners = rateGuard(PARTNERS, services.config.rateLimits)
  return {
    async validateCodeDiscount({ body, context }) {
      const refused = guardCodes(context)
      if (refused !== undefined) return refused
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
      const refused = guardPartners(context)
      if (refused !== undefined) return refused
      const answer = await partnerBenefits(services, { partner, token: context.bearer, body })
      if (answer.ok) return { status: 200, body: { generalDiscounts: answer.discounts } }
      return fail(answer.code, answer.code === 'UNAUTHENTICATED' ? { headers: CHALLENGE } : {})
    },
  }
}

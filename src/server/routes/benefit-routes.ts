import { fail, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import { pageOf } from '../contract/page.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { validateCode } from '../use-cases/codes/validate-code.ts'
import { partnerBenefits } from '../use-cases/partners/partner-benefits.ts'
import { viewerOf } from '../use-cases/identity/viewer.ts'
import { loyaltyHistory, EMPTY_LOYALTY_PROGRAM } from '../use-cases/loyalty/program.ts'
import { claimReward, findReward } from '../use-cases/loyalty/rewards.ts'

const CHALLENGE = { 'www-authenticate': 'Bearer realm="partner"' }

/** Codes, the benefits of external partners, points and sign-up rewards. */
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

    async getLoyaltyProgram({ path }) {
      const branch = await services.catalog.findBranch(path.id)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return replyOf(branch.settings.loyaltyProgram ?? EMPTY_LOYALTY_PROGRAM)
    },

    async listLoyaltyHistory({ path, query, context }) {
      const found = await services.catalog.findBranch(path.branchId)
      if (found === undefined) return fail('BRANCH_NOT_FOUND')
      const viewer = await viewerOf(services, found.branch, path.phone, context)
      return replyOf(await loyaltyHistory(services, viewer, pageOf(query)))
    },

    async getLoyaltyReward({ path }) {
      return replyOf((await findReward(services, path.id))?.reward, 'REWARD_NOT_FOUND')
    },

    async claimLoyaltyReward({ path, body, context }) {
      const claimed = await claimReward(services, {
        phone: path.phone,
        rewardId: path.rewardId,
        claim: body,
        deviceId: context.ensureDevice(),
        network: networkOf(context.ip),
        now: context.now,
      })
      return replyOf(claimed)
    },
  } satisfies SomeHandlers
}

import { LOYALTY_PAGE_SIZE } from '#domain/defaults.ts'

import { fail, replyOf, type SomeHandlers } from '../contract/handlers.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Services } from '../services.ts'
import { viewerOf } from '../use-cases/identity/viewer.ts'
import { loyaltyHistory, EMPTY_LOYALTY_PROGRAM } from '../use-cases/loyalty/program.ts'
import { claimReward, findReward } from '../use-cases/loyalty/rewards.ts'

/** Points: the program, what was earned and spent, and sign-up rewards. */
export function loyaltyRoutes(services: Services) {
  const { catalog } = services
  return {
    async getLoyaltyProgram({ path }) {
      const branch = await catalog.findBranch(path.id)
      if (branch === undefined) return fail('BRANCH_NOT_FOUND')
      return { status: 200, body: branch.settings.loyaltyProgram ?? EMPTY_LOYALTY_PROGRAM }
    },

    async listLoyaltyHistory({ path, query, context }) {
      const found = await catalog.findBranch(path.branchId)
      if (found === undefined) return fail('BRANCH_NOT_FOUND')
      const { deviceId, now } = context
      const viewer = await viewerOf(services, { branch: found.branch, phone: path.phone, deviceId, now })
      const { offset = 0, limit = LOYALTY_PAGE_SIZE } = query
      return { status: 200, body: await loyaltyHistory(services, viewer, { offset, limit }) }
    },

    async getLoyaltyReward({ path }) {
      const found = await findReward(services, path.id)
      return found === undefined ? fail('REWARD_NOT_FOUND') : { status: 200, body: found.reward }
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

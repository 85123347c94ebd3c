import { UNPROVEN_BENEFIT_HOURS } from '#domain/defaults.ts'
import { isEmail } from '#domain/checkout/form.ts'
import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'
import type { LoyaltyReward, RewardClaim, RewardResult } from '#generated/models.ts'

import { fail, tooMany, type Failure } from '../../contract/handlers.ts'
import type { BranchEntry } from '../../catalog/catalog.ts'
import type { FieldError } from '../../contract/validators.ts'
import {
  findHeld,
  hasClaimed,
  insertClaim,
  insertMovement,
  lockAccount,
} from '../../repositories/loyalty-repository.ts'
import { insertUnproven, lockTakers } from '../../repositories/unproven-benefits-repository.ts'
import type { Services } from '../../services.ts'
import { viewerOf, isUnprovenLeft } from '../identity/viewer.ts'

type Found = { branch: BranchEntry; reward: LoyaltyReward }

/** A reward and its branch. Its id is `{branch alias}.{name in the tenant's folder}`. */
export async function findReward({ catalog }: Services, id: string): Promise<Found | undefined> {
  const cut = id.indexOf('.')
  const branch = cut > 0 ? await catalog.findBranch(id.slice(0, cut)) : undefined
  const setting = branch?.settings.loyaltyRewards.find((one) => one.id === id.slice(cut + 1))
  if (branch === undefined || setting === undefined) return undefined
  const { active, rewardAmount, branchContactId } = setting
  const isRunning = active && branch.settings.loyaltyProgram?.active === true
  return {
    branch,
    reward: { id, active: isRunning, rewardAmount, branchId: branch.branch.id, branchContactId },
  }
}

export type Claim = {
  phone: string
  rewardId: string
  claim: RewardClaim
  deviceId: string
  /** by `networkOf` */
  network: string
  now: Date
}

/**
 * Credits a reward once per phone and once per browser. A branch with one-time codes requires a proven phone;
 * elsewhere a browser gets one a day, and a network a few.
 */
export async function claimReward(services: Services, request: Claim): Promise<RewardResult | Failure> {
  const { claim, rewardId, deviceId, network, now } = request
  const found = await findReward(services, rewardId)
  if (found === undefined || !found.reward.active) return fail('REWARD_NOT_FOUND')
  const { branch } = found.branch
  const phone = normalisePhone(request.phone, defaultPhoneCountry(branch.country))
  const errors = faultsOf(request, found.reward)
  if (!phone.ok) errors.push({ path: '/path/phone', message: 'must be a phone number' })
  if (!phone.ok || errors.length > 0) return fail('INVALID_REQUEST', { errors })

  const viewer = await viewerOf(services, branch, phone.e164, request)
  const { isProven } = viewer
  if (viewer.isProofAsked && !isProven) return fail('PHONE_NOT_PROVEN')
  const { rewardAmount } = found.reward
  return services.store.db.transaction(async (tx) => {
    await lockAccount(tx, viewer)
    const taker = { branch: branch.id, kind: 'REWARD' as const, deviceId, network }
    await lockTakers(tx, taker)
    if (await hasClaimed(tx, rewardId, viewer)) return fail('ALREADY_EXISTS')
    if (!isProven && !(await isUnprovenLeft(services, tx, taker, now)))
      return tooMany(UNPROVEN_BENEFIT_HOURS * 3_600, 'REWARD_LIMIT')
    const isFirst = await insertClaim(tx, {
      rewardId,
      branch: branch.id,
      phone: viewer.phone,
      phoneProven: isProven,
      deviceId,
      name: claim.name.trim(),
      email: claim.email.trim(),
      branchContact: claim.branchContactId,
      acquisitionChannel: claim.acquisitionChannel,
      at: now,
    })
    if (!isFirst) return fail('ALREADY_EXISTS')
    if (!isProven) await insertUnproven(tx, { ...taker, at: now })
    await insertMovement(tx, viewer, { kind: 'REWARD', amount: rewardAmount, deviceId, at: now })
    return { rewardAmount, loyaltyPointsBalance: await findHeld(tx, viewer) }
  })
}

/** What the contract's schemas cannot check: path and body match, and the fields are not blank. */
function faultsOf({ phone, rewardId, claim }: Claim, reward: LoyaltyReward): FieldError[] {
  const rules: readonly [boolean, string, string][] = [
    [claim.phone === phone, '/body/phone', 'must be the phone of the address'],
    [claim.loyaltyRewardId === rewardId, '/body/loyaltyRewardId', 'must be the reward of the address'],
    [claim.branchId === reward.branchId, '/body/branchId', 'must be the branch of the reward'],
    [claim.name.trim() !== '', '/body/name', 'must not be blank'],
    [isEmail(claim.email.trim()), '/body/email', 'must be an email address'],
  ]
  return rules.flatMap(([isKept, path, message]) => (isKept ? [] : [{ path, message }]))
}

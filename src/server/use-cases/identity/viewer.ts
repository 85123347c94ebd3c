import { DAY_MS, HOUR_MS } from '#domain/time/lengths.ts'
import type { Branch } from '#generated/models.ts'
import {
  PHONE_PROOF_DAYS,
  UNPROVEN_BENEFIT_HOURS,
  UNPROVEN_BENEFITS_PER_DEVICE,
  UNPROVEN_BENEFITS_PER_NETWORK,
} from '#domain/defaults.ts'

import { hasProof } from '../../repositories/identity-repository.ts'
import type { AccountViewer } from '../../repositories/loyalty-repository.ts'
import type { Services } from '../../services.ts'
import type { Db } from '../../db/store.ts'
import { earnedSince, lockEarning } from '../../repositories/orders-repository.ts'
import { countUnproven, type Taker } from '../../repositories/unproven-benefits-repository.ts'
import type { Claim } from '../../repositories/place-order-repository.ts'

/**
 * Who asks about a phone at a branch. Everything stored by phone is shown through a viewer: a number alone proves
 * nothing, so an unproven viewer sees only what its own device session created.
 */
export type Viewer = AccountViewer & {
  /** whether the branch requires proofs, so that an unproven phone is granted nothing */
  isProofAsked: boolean
}

/** The viewer behind a request. Queries the database only at branches with one-time codes. */
export async function viewerOf(
  { store }: Pick<Services, 'store'>,
  branch: Pick<Branch, 'id' | 'oneTimeCodes'>,
  phone: string,
  { deviceId, now }: { deviceId?: string; now: Date },
): Promise<Viewer> {
  const viewer = {
    branch: branch.id,
    phone,
    deviceId,
    isProven: false,
    isProofAsked: branch.oneTimeCodes === true,
  }
  if (!viewer.isProofAsked || deviceId === undefined || phone === '') return viewer
  const proof = { deviceId, branch: branch.id, phone }
  return { ...viewer, isProven: await hasProof(store.db, proof, proofsSince(now)) }
}

/** Older proofs no longer count: phone numbers change hands. */
const proofsSince = (now: Date): Date => new Date(now.getTime() - PHONE_PROOF_DAYS * DAY_MS)

const since = (now: Date): Date => new Date(now.getTime() - UNPROVEN_BENEFIT_HOURS * HOUR_MS)

/**
 * Whether a device may still get a benefit for an unproven phone at a branch that requires no proof.
 * @param db - the database for a preliminary check, a transaction that holds `lockTakers` for the final one
 * @param except - ids of orders that this one replaces
 * @source design §5 "Unproven phones"
 */
export async function isUnprovenLeft(
  { config }: Pick<Services, 'config'>,
  db: Db,
  taker: Taker,
  now: Date,
  except: string[] = [],
): Promise<boolean> {
  const { byDevice, byNetwork } = await countUnproven(db, taker, since(now), except)
  const perNetwork = config.rateLimits ? UNPROVEN_BENEFITS_PER_NETWORK : Infinity
  return byDevice < UNPROVEN_BENEFITS_PER_DEVICE && byNetwork < perNetwork
}

/**
 * Whether an order earns points. A proven phone always earns. An unproven phone earns nothing where proofs are
 * required, and elsewhere only with the first order of its device per day.
 * @param db - the database for a preliminary check; {@link claimEarning} makes the final one
 * @param except - ids of orders that this one replaces
 * @source design §5 "Unproven phones"
 */
export async function mayEarn(
  db: Db,
  { branch, deviceId, isProven, isProofAsked }: Viewer,
  now: Date,
  except: string[] = [],
): Promise<boolean> {
  if (isProven || isProofAsked) return isProven
  return deviceId === undefined || !(await earnedSince(db, { branch, deviceId }, since(now), except))
}

/** Has an order that earns points judged again if another order of its device was written since. */
export function claimEarning(viewer: Viewer, now: Date): Claim[] {
  if (viewer.isProven || viewer.deviceId === undefined) return []
  return [
    async (tx, { gainedPoints }) => {
      if (gainedPoints === 0) return undefined
      await lockEarning(tx, viewer)
      return (await mayEarn(tx, viewer, now)) ? undefined : 'outdated'
    },
  ]
}

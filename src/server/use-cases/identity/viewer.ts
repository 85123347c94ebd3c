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
 * Who asks about a phone at a branch. Everything kept by phone is shown through one: a number alone proves nothing,
 * so an unproven viewer sees only what its own device session created.
 */
export type Viewer = AccountViewer & {
  /** whether the branch asks for proofs, so that an unproven phone is given nothing */
  isProofAsked: boolean
}

/** The viewer behind a request. Asks the database only where proofs exist: at branches with one-time codes. */
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

/** Proofs from before this moment no longer count: numbers change hands. */
const proofsSince = (now: Date): Date => new Date(now.getTime() - PHONE_PROOF_DAYS * DAY_MS)

const since = (now: Date): Date => new Date(now.getTime() - UNPROVEN_BENEFIT_HOURS * HOUR_MS)

/**
 * Whether a device may still be given a benefit for a phone that nobody proved, where the branch asks for no proof.
 * @param db - the database for a first word, a transaction that holds `lockTakers` for the last one
 * @param except - ids of orders that end with the one that asks
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
 * Whether an order earns points: one of a proven phone always, one of an unproven phone nowhere that proofs are asked
 * for, and elsewhere the first of its device in a day.
 * @param db - the database for a first word; {@link claimEarning} has the last one
 * @param except - ids of orders that end with it
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

/** Has an order that earns points judged again when another of its device was written since. */
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

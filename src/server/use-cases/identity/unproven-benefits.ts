import {
  UNPROVEN_BENEFIT_HOURS,
  UNPROVEN_BENEFITS_PER_DEVICE,
  UNPROVEN_BENEFITS_PER_NETWORK,
} from '#domain/defaults.ts'
import { HOUR_MS } from '#domain/time/lengths.ts'

import type { Db } from '../../db/store.ts'
import { earnedSince, lockEarning } from '../../repositories/orders-repository.ts'
import { countUnproven } from '../../repositories/unproven-benefits-repository.ts'
import type { Taker } from '../../repositories/unproven-benefits-repository.ts'
import type { Services } from '../../services.ts'
import type { Claim } from '../orders/write-order.ts'
import type { Viewer } from './viewer.ts'

const since = (now: Date): Date => new Date(now.getTime() - UNPROVEN_BENEFIT_HOURS * HOUR_MS)

/**
 * Whether a device may still be given a benefit for a phone that nobody proved, where the branch asks for no proof.
 *
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
 *
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
    async (tx, { gainedPoints = 0 }) => {
      if (gainedPoints === 0) return undefined
      await lockEarning(tx, viewer)
      return (await mayEarn(tx, viewer, now)) ? undefined : 'outdated'
    },
  ]
}

import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'

import { matching } from '../db/rows.ts'
import { unprovenBenefits } from '../db/schema/loyalty.ts'
import type { Db } from '../db/store.ts'

export type UnprovenBenefit = typeof unprovenBenefits.$inferInsert

/** What is given, and to whom. */
export type Taker = Pick<UnprovenBenefit, 'branch' | 'kind' | 'deviceId' | 'network'>

/** Of concurrent takers from one network the others wait until this transaction ends. */
export async function lockTakers(tx: Db, { branch, network }: Taker): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unproven ${branch} ${network}`}, 0))`)
}

/**
 * How much of a kind was given since a moment, to the device and to all of its network.
 * @param except - ids of orders that do not count
 */
export async function countUnproven(
  db: Db,
  { branch, kind, deviceId, network }: Taker,
  since: Date,
  except: string[],
): Promise<{ byDevice: number; byNetwork: number }> {
  const ofKind = and(
    matching(unprovenBenefits, { branch, kind }),
    gt(unprovenBenefits.at, since),
    or(isNull(unprovenBenefits.orderId), notInArray(unprovenBenefits.orderId, except)),
  )
  return {
    byDevice: await db.$count(unprovenBenefits, and(ofKind, eq(unprovenBenefits.deviceId, deviceId))),
    byNetwork: await db.$count(unprovenBenefits, and(ofKind, eq(unprovenBenefits.network, network))),
  }
}

export async function insertUnproven(tx: Db, row: UnprovenBenefit): Promise<void> {
  await tx.insert(unprovenBenefits).values(row)
}

export async function deleteUnproven(tx: Db, orderId: string): Promise<void> {
  await tx.delete(unprovenBenefits).where(eq(unprovenBenefits.orderId, orderId))
}

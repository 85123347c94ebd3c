import { and, eq, gt, isNull, notInArray, or } from 'drizzle-orm'

import { addRows, deleteRows, lockName, matching } from '../db/rows.ts'
import { unprovenBenefits } from '../db/schema/loyalty.ts'
import type { Db } from '../db/store.ts'

export type UnprovenBenefit = typeof unprovenBenefits.$inferInsert

/** The benefit and its recipient. */
export type Taker = Pick<UnprovenBenefit, 'branch' | 'kind' | 'deviceId' | 'network'>

/** Serialises concurrent takers from one network until this transaction ends. */
export const lockTakers = (tx: Db, { branch, network }: Taker) =>
  lockName(tx, `unproven ${branch} ${network}`)

/**
 * How often a kind of benefit was granted since a given time, to the device and to its whole network.
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

export const insertUnproven = (tx: Db, row: UnprovenBenefit) => addRows(tx, unprovenBenefits, row)

export const deleteUnproven = (tx: Db, orderId: string) => deleteRows(tx, unprovenBenefits, { orderId })

import { and, eq, gt, isNull, notInArray, or } from 'drizzle-orm'

import { addRows, deleteRows, lockName, matching } from '../db/rows.ts'
import { unprovenBenefits } from '../db/schema/loyalty.ts'
import type { Db } from '../db/store.ts'

export type UnprovenBenefit = typeof unprovenBenefits.$inferInsert

/** What is given, and to whom. */
export type Taker = Pick<UnprovenBenefit, 'branch' | 'kind' | 'deviceId' | 'network'>

/** Of concurrent takers from one network the others wait until this transaction ends. */
export const lockTakers = (tx: Db, { branch, network }: Taker) =>
  lockName(tx, `unproven ${branch} ${network}`)

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

export const insertUnproven = (tx: Db, row: UnprovenBenefit) => addRows(tx, unprovenBenefits, row)

export const deleteUnproven = (tx: Db, orderId: string) => deleteRows(tx, unprovenBenefits, { orderId })

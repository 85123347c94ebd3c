import { asc, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { changeRows, first, rowsOf } from '../db/rows.ts'
import { outbox } from '../db/schema/orders.ts'

/** @returns false when another transaction is delivering events right now */
export async function lockOutbox(tx: Db): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended('outbox', 0)) as "isLocked"`
  return (await first(rowsOf<{ isLocked: boolean }>(tx, lock)))?.isLocked === true
}

/** Undelivered events, oldest first; call inside the transaction that marks them, after {@link lockOutbox}. */
export const takeUndelivered = (db: Db, limit: number) =>
  db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      subject: outbox.subject,
      payload: outbox.payload,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(isNull(outbox.deliveredAt))
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update')

export const markDelivered = (db: Db, ids: number[], at: Date) =>
  changeRows(db, outbox, inArray(outbox.id, ids), { deliveredAt: at })

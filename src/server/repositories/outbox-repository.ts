import { asc, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { outbox } from '../db/schema/orders.ts'

/** Events nobody was told about yet, oldest first; call inside the transaction that marks them. */
export async function takeUndelivered(db: Db, limit: number) {
  return db
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
    .for('update', { skipLocked: true })
}

export async function markDelivered(db: Db, ids: number[], at: Date): Promise<void> {
  await db.update(outbox).set({ deliveredAt: at }).where(inArray(outbox.id, ids))
}

import { desc } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { sentMessages } from '../db/schema/work.ts'
import type { OutgoingMessage } from '../messaging/contract.ts'

export async function insertSentMessage(db: Db, message: OutgoingMessage, at: Date): Promise<void> {
  await db.insert(sentMessages).values({ ...message, at })
}

/** What the embedded provider sent, newest first. */
export async function listSentMessages(db: Db, limit: number) {
  return db.select().from(sentMessages).orderBy(desc(sentMessages.id)).limit(limit)
}

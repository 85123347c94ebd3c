import { desc } from 'drizzle-orm'

import { addRows } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { sentMessages } from '../db/schema/work.ts'
import type { OutgoingMessage } from '../messaging/contract.ts'

export const insertSentMessage = (db: Db, message: OutgoingMessage, at: Date) => {
  const { tenant, channel, to, text } = message
  return addRows(db, sentMessages, { at, tenant, channel, to, text })
}

/** What the embedded provider sent, newest first. */
export const listSentMessages = (db: Db, limit: number) =>
  db.select().from(sentMessages).orderBy(desc(sentMessages.id)).limit(limit)

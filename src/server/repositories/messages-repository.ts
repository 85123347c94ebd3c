import { desc } from 'drizzle-orm'

import { addRows } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { sentMessages } from '../db/schema/work.ts'
import type { OutgoingMessage } from '../messaging/contract.ts'

export const insertSentMessage = (db: Db, message: OutgoingMessage, at: Date) =>
  addRows(db, sentMessages, { ...message, at })

/** What the embedded provider sent, newest first. */
export const listSentMessages = (db: Db, limit: number) =>
  db.select().from(sentMessages).orderBy(desc(sentMessages.id)).limit(limit)

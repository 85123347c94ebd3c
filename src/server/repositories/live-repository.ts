import { sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'

/** The database's own channel, on which all processes hear what their sockets are to be told. */
export const LIVE_CHANNEL = 'vitrina_live'

/** What the sockets of a channel are told. With its data it must stay below 8,000 bytes, the database's limit. */
export type LiveMessage = { channel: string; event: string; data?: object }

/** Tells every process, once the transaction has ended well. */
export async function tellLive(db: Db, message: LiveMessage): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
}

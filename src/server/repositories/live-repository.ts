import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { consoleChannel, VENUE_CHANGED } from '#domain/order/live.ts'

import type { Db } from '../db/store.ts'
import { consoleChannels } from '../db/schema/console.ts'

/** The database's own channel, on which all processes hear what their sockets are to be told. */
export const LIVE_CHANNEL = 'vitrina_live'

/** What the sockets of a channel are told. With its data it must stay below 8,000 bytes, the database's limit. */
export type LiveMessage = { channel: string; event: string; data?: object }

/** Tells every process, once the transaction has ended well. */
export async function tellLive(db: Db, message: LiveMessage): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(message)})`)
}

/** A query that tells the consoles of a venue, if it ever had one, to read again. */
export const venueNotice = (branchContact: string): SQL => sql`select pg_notify(${LIVE_CHANNEL},
  json_build_object('channel', ${consoleChannel('')} || ${consoleChannels.channel}, 'event', ${VENUE_CHANGED}::text)::text)
  from ${consoleChannels} where ${eq(consoleChannels.branchContact, branchContact)}`

/** Tells the consoles of a venue, once the transaction has ended well. */
export async function tellVenue(db: Db, branchContact: string): Promise<void> {
  await db.execute(venueNotice(branchContact))
}

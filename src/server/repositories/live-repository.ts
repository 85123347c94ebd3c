import { randomUUID } from 'node:crypto'

import { and, eq, gt, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'

import { consoleChannel, VENUE_CHANGED } from '#domain/order/live.ts'
import { riderChannel, SHIPMENTS_CHANGED } from '#domain/shipments/live.ts'

import type { Db } from '../db/store.ts'
import { consoleChannels } from '../db/schema/console.ts'
import { riders, riderShifts } from '../db/schema/delivery.ts'

/** The PostgreSQL channel on which all processes receive live messages for their sockets. */
export const LIVE_CHANNEL = 'vitrina_live'

/** A message for the sockets of a channel; PostgreSQL limits the payload to less than 8000 bytes. */
export type LiveMessage = {
  channel: string
  event: string
  data?: object
}

/** A message as every process receives it. */
export type HeardMessage = LiveMessage & { from: string }

/** Identifies the sending process, which forwards the message. */
const PROCESS = randomUUID()
/** Whether this process sent it. */
export const isOwn = ({ from }: HeardMessage): boolean => from === PROCESS

/** Notifies every process when the transaction commits. */
export async function notifyLive(db: Db, message: LiveMessage): Promise<void> {
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ ...message, from: PROCESS })})`)
}

/**
 * A query that notifies the consoles of a venue, if it ever had one, what to reload.
 * @param code - of the order that changed; absent when more than one order did
 */
export const venueNotice = (branchContact: string | Placeholder, code?: string | Placeholder): SQL => {
  const data = code === undefined ? sql`json_build_object()` : sql`json_build_object('code', ${code}::text)`
  return sql`select pg_notify(${LIVE_CHANNEL}, json_build_object('channel', ${consoleChannel('')} || ${consoleChannels.channel},
    'event', ${VENUE_CHANGED}::text, 'data', ${data}, 'from', ${PROCESS}::text)::text)
    from ${consoleChannels} where ${eq(consoleChannels.branchContact, branchContact)}`
}

/** Notifies the consoles of a venue when the transaction commits. */
export async function notifyVenue(db: Db, branchContact: string, code?: string): Promise<void> {
  await db.execute(venueNotice(branchContact, code))
}

/** Notifies the riders on shift at a venue when the transaction commits. */
export async function notifyRiders(db: Db, branchContact: string, now: Date): Promise<void> {
  const isOn = and(isNull(riderShifts.endedAt), gt(riderShifts.expiresAt, now))
  await db.execute(sql`select pg_notify(${LIVE_CHANNEL}, json_build_object('channel', ${riderChannel('')}::text || ${riders.id}::text,
    'event', ${SHIPMENTS_CHANGED}::text, 'data', json_build_object(), 'from', ${PROCESS}::text)::text)
    from ${riders} inner join ${riderShifts} on ${eq(riderShifts.riderId, riders.id)}
    where ${eq(riders.branchContact, branchContact)} and ${isOn}`)
}

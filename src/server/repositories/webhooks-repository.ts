import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { addMissing, addRows, changeRows, deleteRows, findPage, findRow, findRows } from '../db/rows.ts'
import { webhookDeliveries, webhooks } from '../db/schema/console.ts'
import { entities } from '../db/schema/tenants.ts'
import type { Venue } from './venue-state-repository.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
/** Webhooks of the venue itself, and of its whole tenant. */
const hears = ({ tenant, alias }: Venue) =>
  and(eq(webhooks.tenant, tenant), or(isNull(webhooks.branchContact), eq(webhooks.branchContact, alias)))

export const insertWebhook = (db: Db, row: typeof webhooks.$inferInsert) => addRows(db, webhooks, row)

/** Newest first. */
export const listWebhooks = (db: Db, place: Venue) =>
  findRows(db, webhooks, hears(place), desc(webhooks.createdAt))

/** Which of the venues have a webhook, by alias. */
export async function listVenuesWithWebhooks(db: Db, aliases: readonly string[]): Promise<Set<string>> {
  const ofVenue = or(isNull(webhooks.branchContact), eq(webhooks.branchContact, entities.alias))
  const rows = await db
    .selectDistinct({ alias: entities.alias })
    .from(entities)
    .innerJoin(webhooks, and(eq(webhooks.tenant, entities.tenant), ofVenue))
    .where(and(inArray(entities.alias, [...aliases]), isNull(webhooks.disabledAt)))
  return new Set(rows.map(({ alias }) => alias))
}

export const findWebhook = (db: Db, id: string) => findRow(db, webhooks, { id })

export const disableWebhook = (db: Db, id: string, disabledAt: Date | null) =>
  changeRows(db, webhooks, { id }, { disabledAt })

export const deleteWebhook = (db: Db, id: string) => deleteRows(db, webhooks, { id })

/** Stores webhook deliveries; an event stored before is skipped. */
export const insertDeliveries = (db: Db, rows: (typeof webhookDeliveries.$inferInsert)[]) =>
  addMissing(db, webhookDeliveries, ...rows)

/**
 * Pending events of a webhook, in the order in which they happened. Beyond the limit, every order's first event
 * precedes any second one, so that a blocked order hides no other.
 */
export async function listWaiting(db: Db, webhookId: string, limit: number): Promise<DeliveryRow[]> {
  const { data, subject, eventId, lastAt } = webhookDeliveries
  const order = sql`coalesce(${data} ->> 'code', ${subject})`
  const nth = sql`row_number() over (partition by ${order} order by ${eventId})`
  const waiting = { webhookId, state: 'WAITING' as const }
  const first = [nth, sql`${lastAt} nulls first`, asc(eventId)]
  const rows = await findPage(db, webhookDeliveries, waiting, { limit }, ...first)
  return rows.toSorted((a, b) => a.eventId - b.eventId)
}

/** Time and answer of the latest finished deliveries. */
export const listFinished = (db: Db, webhookId: string, limit: number) =>
  db
    .select({ lastAnswer: webhookDeliveries.lastAnswer, lastAt: webhookDeliveries.lastAt })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), ne(webhookDeliveries.state, 'WAITING')))
    .orderBy(desc(webhookDeliveries.eventId))
    .limit(limit)

export const changeDelivery = (
  db: Db,
  id: string,
  change: Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'lastAnswer' | 'lastAt' | 'nextAt'>>,
) => changeRows(db, webhookDeliveries, { id }, change)

/** Latest deliveries of a webhook, newest first; of a tenant's webhook only those about the venue. */
export function listDeliveries(db: Db, webhookId: string, alias: string, limit: number) {
  const { data, eventId } = webhookDeliveries
  const here = and(eq(webhookDeliveries.webhookId, webhookId), sql`${data} ->> 'branchContact' = ${alias}`)
  return findPage(db, webhookDeliveries, here, { limit }, desc(eventId))
}

/** Webhooks with pending events. */
export async function listBehind(db: Db): Promise<string[]> {
  const waiting = db
    .select({ id: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'WAITING'))
  const rows = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isNull(webhooks.disabledAt), inArray(webhooks.id, waiting)))
  return rows.map(({ id }) => id)
}

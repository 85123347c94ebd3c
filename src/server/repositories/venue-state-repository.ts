import { and, eq, inArray, lte, sql } from 'drizzle-orm'

import type { ManualClosure, SoldOutKind } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { changeRows, deleteRows, findRows, putRow } from '../db/rows.ts'
import { outbox } from '../db/schema/orders.ts'
import { entities, manualClosures, soldOutGarnishes, soldOutPlates } from '../db/schema/tenants.ts'
import { notifyVenue } from './live-repository.ts'
import { TENANT_CHANNEL } from './tenants-repository.ts'

export type Venue = { alias: string; tenant: string }

/** Closes a venue by hand, or updates end and reason; call inside a transaction, then {@link markChanged}. */
export const saveClosure = (
  db: Db,
  alias: string,
  closure: { until: Date | null; reason: string | null; since: Date },
) => putRow(db, manualClosures, { branchContact: alias, ...closure }, closure)

export const deleteClosure = (db: Db, alias: string) =>
  deleteRows(db, manualClosures, { branchContact: alias })

/** Deletes expired closures by hand; call inside a transaction, then {@link markChanged}. @returns their venues */
export async function deleteClosuresBefore(db: Db, now: Date): Promise<Venue[]> {
  const over = await db
    .delete(manualClosures)
    .where(lte(manualClosures.until, now))
    .returning({ alias: manualClosures.branchContact })
  const aliases = over.map(({ alias }) => alias)
  return db
    .select({ alias: entities.alias, tenant: entities.tenant })
    .from(entities)
    .where(inArray(entities.alias, aliases))
}

/** How a venue's folder closes it, regardless of closures by hand. */
export async function closureOfFolder(db: Db, alias: string): Promise<ManualClosure | undefined> {
  const rows = await db
    .select({ closure: sql<ManualClosure | null>`${entities.document} -> 'manualClosure'` })
    .from(entities)
    .where(eq(entities.alias, alias))
  return rows[0]?.closure ?? undefined
}

/** The table of sold-out items of each kind. */
const SOLD_OUT = { PLATE: soldOutPlates, GARNISH: soldOutGarnishes }
const KINDS: readonly SoldOutKind[] = ['PLATE', 'GARNISH']

export type SoldOutRow = { kind: SoldOutKind; id: string; since: Date; until: Date | null }

/** Switches a plate or garnish off at a venue; call inside a transaction, then {@link markChanged}. */
export const saveSoldOut = (db: Db, alias: string, { kind, id, since, until }: SoldOutRow) =>
  putRow(db, SOLD_OUT[kind], { branchContact: alias, id, since, until }, { until })

/** Switches it on again; call inside a transaction, then {@link markChanged}. */
export const deleteSoldOut = (db: Db, alias: string, kind: SoldOutKind, id: string) =>
  deleteRows(db, SOLD_OUT[kind], { branchContact: alias, id })

/** Switches expired items on again; call inside a transaction. @returns how many */
export async function deleteSoldOutBefore(db: Db, alias: string, now: Date): Promise<number> {
  let over = 0
  for (const table of Object.values(SOLD_OUT)) {
    const where = and(eq(table.branchContact, alias), lte(table.until, now))
    over += (await db.delete(table).where(where).returning({ id: table.id })).length
  }
  return over
}

/** Items that a venue switched off, oldest first. */
export async function listSoldOut(db: Db, alias: string): Promise<SoldOutRow[]> {
  const rows: SoldOutRow[] = []
  for (const kind of KINDS) {
    const ofKind = await findRows(db, SOLD_OUT[kind], { branchContact: alias })
    rows.push(...ofKind.map(({ id, since, until }) => ({ kind, id, since, until })))
  }
  return rows.toSorted((a, b) => a.since.getTime() - b.since.getTime())
}

/** Increments the venue's content version and notifies every process, so that no cache serves the old state. */
export async function markChanged(db: Db, { alias, tenant }: Venue): Promise<void> {
  await changeRows(db, entities, { alias }, { revision: sql`${entities.revision} + 1` })
  await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${tenant})`)
}

/** Publishes a venue's change to the outbox and its consoles; call inside the transaction of the change. */
export async function publishVenue(
  db: Db,
  { alias }: Venue,
  topic: 'venue.paused' | 'venue.resumed',
  data: { until?: string; reason?: string },
  at: Date,
): Promise<void> {
  const payload = { branchContact: alias, ...data }
  await db.insert(outbox).values({ topic, subject: alias, payload, createdAt: at })
  await notifyVenue(db, alias)
}

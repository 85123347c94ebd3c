import { and, eq, inArray, lte, sql } from 'drizzle-orm'

import type { ManualClosure, SoldOutKind } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { changeRows, deleteRows, findRows, putRow } from '../db/rows.ts'
import { outbox } from '../db/schema/orders.ts'
import { entities, manualClosures, soldOutGarnishes, soldOutPlates } from '../db/schema/tenants.ts'
import { tellVenue } from './live-repository.ts'
import { TENANT_CHANNEL } from './tenants-repository.ts'

export type Venue = { alias: string; tenant: string }

/** Closes a venue by hand, or changes until when and why; call inside a transaction, then {@link markChanged}. */
export const saveClosure = (
  db: Db,
  alias: string,
  closure: { until: Date | null; reason: string | null; since: Date },
) => putRow(db, manualClosures, { branchContact: alias, ...closure }, closure)

export const deleteClosure = (db: Db, alias: string) =>
  deleteRows(db, manualClosures, { branchContact: alias })

/** Ends the closures by hand that are over; call inside a transaction, then {@link markChanged}. @returns whose they were */
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

/** How a venue is closed by its folder, whatever was done by hand since. */
export async function closureOfFolder(db: Db, alias: string): Promise<ManualClosure | undefined> {
  const rows = await db
    .select({ closure: sql<ManualClosure | null>`${entities.document} -> 'manualClosure'` })
    .from(entities)
    .where(eq(entities.alias, alias))
  return rows[0]?.closure ?? undefined
}

export type SoldOutRow = { kind: SoldOutKind; id: string; since: Date; until: Date | null }

/** Switches a plate or garnish off at a venue; call inside a transaction, then {@link markChanged}. */
export async function saveSoldOut(
  db: Db,
  alias: string,
  { kind, id, since, until }: SoldOutRow,
): Promise<void> {
  const row = { branchContact: alias, since, until }
  if (kind === 'PLATE') await putRow(db, soldOutPlates, { ...row, plateId: id }, { until })
  else await putRow(db, soldOutGarnishes, { ...row, garnishId: id }, { until })
}

/** Switches it on again; call inside a transaction, then {@link markChanged}. */
export async function deleteSoldOut(db: Db, alias: string, kind: SoldOutKind, id: string): Promise<void> {
  if (kind === 'PLATE') await deleteRows(db, soldOutPlates, { branchContact: alias, plateId: id })
  else await deleteRows(db, soldOutGarnishes, { branchContact: alias, garnishId: id })
}

/** Switches on what was off until a moment that is over; call inside a transaction. @returns how many */
export async function deleteSoldOutBefore(db: Db, alias: string, now: Date): Promise<number> {
  const plates = await db
    .delete(soldOutPlates)
    .where(and(eq(soldOutPlates.branchContact, alias), lte(soldOutPlates.until, now)))
    .returning({ id: soldOutPlates.plateId })
  const garnishes = await db
    .delete(soldOutGarnishes)
    .where(and(eq(soldOutGarnishes.branchContact, alias), lte(soldOutGarnishes.until, now)))
    .returning({ id: soldOutGarnishes.garnishId })
  return plates.length + garnishes.length
}

/** What a venue switched off, oldest first. */
export async function listSoldOut(db: Db, alias: string): Promise<SoldOutRow[]> {
  const plates = await findRows(db, soldOutPlates, { branchContact: alias })
  const garnishes = await findRows(db, soldOutGarnishes, { branchContact: alias })
  const rows = [
    ...plates.map(({ plateId: id, since, until }) => ({ kind: 'PLATE' as const, id, since, until })),
    ...garnishes.map(({ garnishId: id, since, until }) => ({ kind: 'GARNISH' as const, id, since, until })),
  ]
  return rows.toSorted((a, b) => a.since.getTime() - b.since.getTime())
}

/** Moves the venue's content version and tells every process, so that no cache answers with the old state. */
export async function markChanged(db: Db, { alias, tenant }: Venue): Promise<void> {
  await changeRows(db, entities, { alias }, { revision: sql`${entities.revision} + 1` })
  await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${tenant})`)
}

/** Tells of a venue by the outbox, and its consoles; call inside the transaction of the change. */
export async function tellOfVenue(
  db: Db,
  { alias }: Venue,
  topic: 'venue.paused' | 'venue.resumed',
  data: { until?: string; reason?: string },
  at: Date,
): Promise<void> {
  const payload = { branchContact: alias, ...data }
  await db.insert(outbox).values({ topic, subject: alias, payload, createdAt: at })
  await tellVenue(db, alias)
}

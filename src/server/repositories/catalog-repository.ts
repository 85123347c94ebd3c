import { and, asc, count, eq, ne, sql } from 'drizzle-orm'

import type { MapProvider } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { venueRatings } from '../db/schema/surveys.ts'
import { entities, manualClosures, menus, orderModes, tenants } from '../db/schema/tenants.ts'
import { listSoldOut } from './venue-state-repository.ts'

export type EntityRow = typeof entities.$inferSelect

/** The row an alias denotes; drafts included, the caller decides who may see them. */
export async function findEntity(db: Db, alias: string) {
  const rows = await db.select().from(entities).where(eq(entities.alias, alias)).limit(1)
  return rows[0]
}

/** The first branch contact of a tenant, in the order of its folder. */
export async function findFirstContact(db: Db, tenant: string): Promise<string | undefined> {
  const rows = await db
    .select({
      alias: entities.alias,
      parent: entities.parent,
      kind: entities.kind,
      position: entities.position,
    })
    .from(entities)
    .where(eq(entities.tenant, tenant))
  const ofKind = (kind: EntityRow['kind']) =>
    rows.filter((row) => row.kind === kind).toSorted((a, b) => a.position - b.position)
  const contacts = ofKind('branchContact')
  return ofKind('branch')
    .map((branch) => contacts.find(({ parent }) => parent === branch.alias))
    .find((contact) => contact !== undefined)?.alias
}

/** Children of a company or a branch, in the order of the folder. */
export async function listChildren(db: Db, parent: string, page: { offset: number; limit: number }) {
  return db
    .select({ alias: entities.alias, document: entities.document, settings: entities.settings })
    .from(entities)
    .where(and(eq(entities.parent, parent), eq(entities.published, true)))
    .orderBy(asc(entities.position))
    .offset(page.offset)
    .limit(page.limit)
}

/** The published contacts of a branch with their closures and ratings; a branch of a thousand is one query. */
export async function listContacts(db: Db, branch: string) {
  return db
    .select({
      entity: entities,
      closure: { until: manualClosures.until, reason: manualClosures.reason },
      ratings: { total: venueRatings.total, count: venueRatings.count },
    })
    .from(entities)
    .leftJoin(manualClosures, eq(manualClosures.branchContact, entities.alias))
    .leftJoin(venueRatings, eq(venueRatings.branchContact, entities.alias))
    .where(and(eq(entities.parent, branch), eq(entities.published, true), eq(entities.kind, 'branchContact')))
    .orderBy(asc(entities.position))
}

export async function countChildren(db: Db, parent: string): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(entities)
    .where(and(eq(entities.parent, parent), eq(entities.published, true)))
  return Number(rows[0]?.total ?? 0)
}

/** One of the branches whose addresses a map provider finds. */
export async function findBranchWithMap(db: Db, provider: MapProvider): Promise<string | undefined> {
  const rows = await db
    .select({ alias: entities.alias })
    .from(entities)
    .innerJoin(tenants, eq(tenants.alias, entities.tenant))
    .where(
      and(
        eq(entities.kind, 'branch'),
        ne(tenants.status, 'preview'),
        sql`${entities.document} ->> 'mapProvider' = ${provider}`,
      ),
    )
    .limit(1)
  return rows[0]?.alias
}

export async function findPresentation(db: Db, tenant: string) {
  const rows = await db
    .select({ presentation: tenants.presentation, contentHash: tenants.contentHash })
    .from(tenants)
    .where(eq(tenants.alias, tenant))
    .limit(1)
  return rows[0]
}

/** An order mode's place and its menu's hash, by the mode's id. */
export async function findOrderMode(db: Db, id: string) {
  const rows = await db.select().from(orderModes).where(eq(orderModes.id, id)).limit(1)
  return rows[0]
}

export async function findMenuDocument(db: Db, tenant: string, hash: string): Promise<unknown> {
  const rows = await db
    .select({ document: menus.document })
    .from(menus)
    .where(and(eq(menus.tenant, tenant), eq(menus.hash, hash)))
    .limit(1)
  return rows[0]?.document
}

/** What was changed at a venue while running: what it ran out of, a closure by hand, and its ratings. */
export async function findVenueState(db: Db, branchContact: string) {
  const soldOut = await listSoldOut(db, branchContact)
  const closures = await db
    .select({ until: manualClosures.until, reason: manualClosures.reason })
    .from(manualClosures)
    .where(eq(manualClosures.branchContact, branchContact))
    .limit(1)
  const ratings = await db
    .select({ total: venueRatings.total, count: venueRatings.count })
    .from(venueRatings)
    .where(eq(venueRatings.branchContact, branchContact))
    .limit(1)
  return { soldOut, closure: closures[0], ratings: ratings[0] }
}

/** Changes with the tenant's folder and with everything set while running. */
export function contentVersion({
  contentHash,
  revision,
}: Pick<EntityRow, 'contentHash' | 'revision'>): string {
  return `${contentHash}.${revision}`
}

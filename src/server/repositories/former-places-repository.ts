import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { entities, formerPlaces } from '../db/schema/tenants.ts'
import { putRows, rowsOf } from '../db/rows.ts'
import type { Db } from '../db/store.ts'

type Place = Pick<typeof formerPlaces.$inferSelect, 'alias' | 'kind'>

/** How long orders of a branch contact name their diners; null for good. */
export const ordersMonths = sql<number | null>`(${entities.settings} -> 'retention' ->> 'ordersMonths')::int`

/** Notes whose the places were that a folder has no more. */
export async function noteFormerPlaces(
  db: Db,
  tenant: string,
  left: readonly (Place & { ordersMonths: number | null })[],
): Promise<void> {
  if (left.length === 0) return
  const places = left.map((place) => ({ ...place, tenant }))
  await putRows(db, formerPlaces, places, {
    kind: sql`excluded.kind`,
    tenant: sql`excluded.tenant`,
    ordersMonths: sql`excluded.orders_months`,
  })
}

const inUse = alias(entities, 'in_use')
/** Not of an alias that is in use again: with it went what was ordered and left there. */
const isGone = (db: Db) =>
  notExists(db.select({ alias: inUse.alias }).from(inUse).where(eq(inUse.alias, formerPlaces.alias)))

/** What a tenant's folder had once and nobody has now. */
export const listFormerPlaces = (db: Db, tenant: string): Promise<Place[]> =>
  db
    .select({ alias: formerPlaces.alias, kind: formerPlaces.kind })
    .from(formerPlaces)
    .where(and(eq(formerPlaces.tenant, tenant), isGone(db)))

export type ForgettingVenue = { alias: string; months: number }

/**
 * Venues that want to know of their orders for some time only, by alias. Those that left their folder go by what the tenant
 * wants now, and where it has no venue any more by what it wanted then.
 */
export const listForgettingVenues = (db: Db, after: string, limit: number) =>
  rowsOf<ForgettingVenue>(
    db,
    sql`
    select alias, months from (
      select alias, ${ordersMonths} as months from entities where kind = 'branchContact'
      union all
      select alias, (
        select case when count(*) > 0 then max(${ordersMonths}) else former.orders_months end
          from entities where tenant = former.tenant and kind = 'branchContact'
      ) from former_places former
        where kind = 'branchContact' and not exists (select from entities where alias = former.alias)
    ) venues where months > 0 and alias > ${after} order by alias limit ${limit}`,
  )

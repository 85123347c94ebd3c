import { and, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { entities, formerPlaces } from '../db/schema/tenants.ts'
import { putRows, rowsOf } from '../db/rows.ts'
import type { Db } from '../db/store.ts'

type Place = Pick<typeof formerPlaces.$inferSelect, 'alias' | 'kind'>

/** Months after which orders of a branch contact are anonymised; null for never. */
export const ordersMonths = sql<number | null>`(${entities.settings} -> 'retention' ->> 'ordersMonths')::int`

/** Records the owners of places that a folder no longer contains. */
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
/** An alias in use again is excluded: the orders and data left there moved with it. */
const isGone = (db: Db) =>
  notExists(db.select({ alias: inUse.alias }).from(inUse).where(eq(inUse.alias, formerPlaces.alias)))

/** Places that a tenant's folder once contained and no tenant has now. */
export const listFormerPlaces = (db: Db, tenant: string): Promise<Place[]> =>
  db
    .select({ alias: formerPlaces.alias, kind: formerPlaces.kind })
    .from(formerPlaces)
    .where(and(eq(formerPlaces.tenant, tenant), isGone(db)))

export type ForgettingVenue = { alias: string; months: number }

/**
 * Venues that keep their orders only for some time, by alias. A venue that left its folder follows the tenant's
 * current setting, or, where the tenant has no venue any more, its own last one.
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

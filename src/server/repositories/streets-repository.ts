import { and, between, eq, inArray, like, max, sql } from 'drizzle-orm'

import type { Box } from '#domain/geo/box.ts'
import type { DemoStreet } from '#generated/tenant.ts'

import type { Db } from '../db/store.ts'
import { streets, streetTerms, tenants } from '../db/schema/tenants.ts'
import { escapeLike } from './directory-repository.ts'

const MAX_SEGMENTS = 200

/** Street segments whose name has a word that starts with the folded text. */
export async function findStreets(db: Db, prefix: string, countries: readonly string[]) {
  const named = db
    .selectDistinct({ id: streetTerms.streetId })
    .from(streetTerms)
    .where(like(streetTerms.term, `${escapeLike(prefix)}%`))
  const rows = await db
    .select({
      id: streets.id,
      country: streets.country,
      document: streets.document,
      searchText: streets.searchText,
    })
    .from(streets)
    .where(
      and(
        inArray(streets.id, named),
        countries.length === 0 ? undefined : inArray(streets.country, [...countries]),
      ),
    )
    .orderBy(streets.id)
    .limit(MAX_SEGMENTS)
  return rows.map((row) => ({ ...row, street: row.document as DemoStreet }))
}

/** Segments whose middle lies in a box; the caller widens the box by the length of a segment. */
export async function findStreetsInBox(db: Db, box: Box, limit: number): Promise<DemoStreet[]> {
  const rows = await db
    .select({ document: streets.document })
    .from(streets)
    .where(and(between(streets.lat, box.south, box.north), between(streets.lng, box.west, box.east)))
    .limit(limit)
  return rows.map((row) => row.document as DemoStreet)
}

/** Changes whenever a street may have changed: the version of every rendered tile. */
export async function streetsVersion(db: Db): Promise<string> {
  const rows = await db
    .select({ latest: max(tenants.appliedAt) })
    .from(tenants)
    .where(sql`exists (select 1 from ${streets} where ${eq(streets.tenant, tenants.alias)})`)
  return String(rows[0]?.latest?.getTime() ?? 0)
}

import { and, asc, eq, exists, isNotNull, like, ne, sql } from 'drizzle-orm'

import type { CountryCode } from '#generated/models.ts'

import type { Page } from '../contract/page.ts'
import type { Db } from '../db/store.ts'
import { tenants, tenantTerms } from '../db/schema/tenants.ts'
import { BASE_FOLDER } from '../tenants/read-folder.ts'

/** One page of the published tenants by name; `prefix` is folded and matches the start of any word of the name. */
export async function listDirectory(db: Db, prefix: string, page: Page) {
  const here = directoryFilter(db, prefix)
  const rows = await db
    .select({ card: tenants.card })
    .from(tenants)
    .where(here)
    .orderBy(asc(tenants.sortName), asc(tenants.alias))
    .offset(page.offset)
    .limit(page.limit)
  return { cards: rows.flatMap(({ card }) => card ?? []), total: await db.$count(tenants, here) }
}

function directoryFilter(db: Db, prefix: string) {
  const published = and(eq(tenants.status, 'published'), isNotNull(tenants.card))
  if (prefix === '') return published
  const named = db
    .select({ tenant: tenantTerms.tenant })
    .from(tenantTerms)
    .where(and(eq(tenantTerms.tenant, tenants.alias), like(tenantTerms.term, `${escapeLike(prefix)}%`)))
  return and(published, exists(named))
}

/** Escapes a text for use in LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

/** Applied tenants as the operator sees them: unlisted ones too, but neither the base folder nor studio previews. */
const applied = and(ne(tenants.alias, BASE_FOLDER), ne(tenants.status, 'preview'))

/** Tenants as applied, for the operator: drafts included. */
export async function listTenants(db: Db, page: Page) {
  const rows = await db
    .select({
      alias: tenants.alias,
      name: sql<string>`${tenants.presentation} ->> 'name'`,
      kind: tenants.kind,
      status: tenants.status,
      version: tenants.contentHash,
      appliedAt: tenants.appliedAt,
    })
    .from(tenants)
    .where(applied)
    .orderBy(asc(tenants.alias))
    .offset(page.offset)
    .limit(page.limit)
  const known = rows.map((row) => ({
    ...row,
    status: row.status === 'published' ? row.status : ('draft' as const),
  }))
  return { rows: known, total: await countTenants(db) }
}

export const countTenants = (db: Db) => db.$count(tenants, applied)

/** The country of a tenant that was applied. */
export async function countryOfTenant(db: Db, alias: string): Promise<CountryCode | undefined> {
  const [row] = await db
    .select({ presentation: tenants.presentation })
    .from(tenants)
    .where(and(eq(tenants.alias, alias), applied))
  return row?.presentation.country.code
}

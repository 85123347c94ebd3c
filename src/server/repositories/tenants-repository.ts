import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import {
  entities,
  menus,
  orderModes,
  streets,
  streetTerms,
  tenantHosts,
  tenants,
  tenantTerms,
  venuePlaces,
} from '../db/schema/tenants.ts'
import type { ResolvedTenant } from '../tenants/resolved.ts'
import { fold, searchTerms, searchText } from '../tenants/search-text.ts'

/** Every process listens here; the payload is the alias of the tenant that changed. */
export const TENANT_CHANNEL = 'vitrina_tenants'

/** Rows of one insert: far below the 65,535 parameters a statement may have. */
const INSERT_ROWS = 500

export async function findAppliedTenants(db: Db) {
  const rows = await db
    .select({ alias: tenants.alias, contentHash: tenants.contentHash, presentation: tenants.presentation })
    .from(tenants)
    .where(ne(tenants.status, 'preview'))
  return new Map(rows.map((row) => [row.alias, row]))
}

/** Hash of what was applied of a tenant. */
export async function findContentHash(db: Db, alias: string): Promise<string | undefined> {
  const rows = await db
    .select({ contentHash: tenants.contentHash })
    .from(tenants)
    .where(and(eq(tenants.alias, alias), ne(tenants.status, 'preview')))
  return rows[0]?.contentHash
}

/** Aliases of the list that another tenant holds. */
export async function findTakenAliases(db: Db, tenant: string, aliases: string[]) {
  return db
    .select({ alias: entities.alias, tenant: entities.tenant })
    .from(entities)
    .where(and(inArray(entities.alias, aliases), ne(entities.tenant, tenant)))
}

/** Host names of the list that another tenant holds. */
export async function findTakenHosts(db: Db, tenant: string, hosts: string[]) {
  return db
    .select({ host: tenantHosts.host, tenant: tenantHosts.tenant })
    .from(tenantHosts)
    .where(and(inArray(tenantHosts.host, hosts), ne(tenantHosts.tenant, tenant)))
}

/** Writes a tenant over what was there; call inside a transaction. */
export async function writeTenant(db: Db, tenant: ResolvedTenant, appliedAt: Date): Promise<void> {
  const { alias, kind, status, contentHash, card, presentation } = tenant
  const sortName = fold(presentation.name)
  const row = { alias, kind, status, contentHash, sortName, card: card ?? null, presentation, appliedAt }
  await db.insert(tenants).values(row).onConflictDoUpdate({ target: tenants.alias, set: row })
  await db.delete(tenantTerms).where(eq(tenantTerms.tenant, alias))
  if (card !== undefined) {
    await db
      .insert(tenantTerms)
      .values(searchTerms(presentation.name).map((term) => ({ term, tenant: alias })))
  }
  await db.delete(tenantHosts).where(eq(tenantHosts.tenant, alias))
  if (tenant.hosts.length > 0)
    await db
      .insert(tenantHosts)
      .values(tenant.hosts.map((host, position) => ({ ...host, position, tenant: alias })))
  await writeEntities(db, tenant)
  await writePlaces(db, tenant)
  await db.delete(menus).where(eq(menus.tenant, alias))
  await db.delete(orderModes).where(eq(orderModes.tenant, alias))
  await db.delete(streets).where(eq(streets.tenant, alias))
  for (const { hash, ...document } of tenant.menus)
    await db.insert(menus).values({ tenant: alias, hash, document })
  for (const rows of chunks(tenant.orderModes)) {
    await db.insert(orderModes).values(rows.map((mode) => ({ ...mode, tenant: alias })))
  }
  await writeStreets(db, tenant)
  await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
}

/** Keeps the revision of a row that stays: a version once given must never come back with other content. */
async function writeEntities(db: Db, tenant: ResolvedTenant): Promise<void> {
  const published = tenant.status !== 'draft'
  for (const rows of chunks(tenant.entities)) {
    const values = rows.map((entity) => ({
      alias: entity.alias,
      kind: entity.kind,
      tenant: tenant.alias,
      parent: entity.parent ?? null,
      position: entity.position,
      published,
      contentHash: tenant.contentHash,
      document: entity.document,
      settings: entity.settings,
    }))
    await db
      .insert(entities)
      .values(values)
      .onConflictDoUpdate({
        target: entities.alias,
        set: {
          kind: sql`excluded.kind`,
          parent: sql`excluded.parent`,
          position: sql`excluded.position`,
          published: sql`excluded.published`,
          contentHash: sql`excluded.content_hash`,
          document: sql`excluded.document`,
          settings: sql`excluded.settings`,
        },
      })
  }
  const kept = tenant.entities.map((entity) => entity.alias)
  await db.delete(entities).where(and(eq(entities.tenant, tenant.alias), notInArray(entities.alias, kept)))
}

/** Only what the guide may show: a draft, an unlisted tenant or a blocked venue has no place. */
async function writePlaces(db: Db, tenant: ResolvedTenant): Promise<void> {
  await db.delete(venuePlaces).where(eq(venuePlaces.tenant, tenant.alias))
  if (tenant.status !== 'published' || tenant.card === undefined) return
  const places = tenant.entities.flatMap((entity) => {
    if (entity.kind !== 'branchContact' || entity.document.commercialTermsInfo.blocked) return []
    const { alias, document } = entity
    const { country, lat, lng } = document.address
    const place: [number, number] = [lng, lat]
    return [{ branchContact: alias, tenant: tenant.alias, country, searchName: fold(document.name), place }]
  })
  for (const rows of chunks(places)) await db.insert(venuePlaces).values(rows)
}

async function writeStreets(db: Db, tenant: ResolvedTenant): Promise<void> {
  const entity = tenant.entities.find(({ kind }) => kind === 'branchContact')
  const country = entity?.kind === 'branchContact' ? entity.document.address.country : ''
  for (const rows of chunks(tenant.streets)) {
    const inserted = await db
      .insert(streets)
      .values(
        rows.map((street) => ({
          tenant: tenant.alias,
          country,
          lat: (street.from.lat + street.to.lat) / 2,
          lng: (street.from.lng + street.to.lng) / 2,
          document: street,
          searchText: searchText(street),
        })),
      )
      .returning({ id: streets.id, searchText: streets.searchText })
    const terms = inserted.flatMap((row, index) => {
      const street = rows[index]
      return street === undefined
        ? []
        : searchTerms(street.street).map((term) => ({ term, streetId: row.id }))
    })
    for (const part of chunks(terms)) await db.insert(streetTerms).values(part)
  }
}

/** Deletes a tenant with everything that its folder brought. */
export async function deleteTenants(db: Db, aliases: string[]): Promise<void> {
  if (aliases.length === 0) return
  await db.delete(tenants).where(inArray(tenants.alias, aliases))
  for (const alias of aliases) await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
}

/** Takes tenants out of service without losing anything; the next application of their folder brings them back. */
export async function unpublishTenants(db: Db, aliases: string[]): Promise<void> {
  if (aliases.length === 0) return
  await db.update(tenants).set({ contentHash: '', status: 'draft' }).where(inArray(tenants.alias, aliases))
  await db.update(entities).set({ published: false }).where(inArray(entities.tenant, aliases))
  await db.delete(venuePlaces).where(inArray(venuePlaces.tenant, aliases))
  await db.delete(tenantHosts).where(inArray(tenantHosts.tenant, aliases))
  for (const alias of aliases) await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
}

function chunks<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < rows.length; start += INSERT_ROWS)
    parts.push(rows.slice(start, start + INSERT_ROWS))
  return parts
}

import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'

import { addMissing, changeRows, chunks, deleteRows } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { consoleChannels } from '../db/schema/console.ts'
import { shiftCodes } from '../db/schema/delivery.ts'
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
import { foldWords } from '#domain/venue/fold-text.ts'
import { searchTerms, searchText } from '../tenants/search-text.ts'
import { noteFormerPlaces, ordersMonths } from './former-places-repository.ts'

/** PostgreSQL channel of tenant changes; the payload is the alias of the tenant. */
export const TENANT_CHANNEL = 'vitrina_tenants'

/** Content hash of a tenant taken out of service: it has no content. */
export const REMOVED = ''

/** Rows of one insert: far below the 65,535 parameters a statement may have. */
const INSERT_ROWS = 500

/** The folder that a tenant is made of. */
export type AppliedFolder = {
  mark: string | undefined
  /** hash of the version to replace, undefined when there is none */
  over: string | undefined
}

/** Aliases of the list that another tenant holds; a tenant taken out of service holds none. */
export const findTakenAliases = (db: Db, tenant: string, aliases: string[]) =>
  db
    .select({ alias: entities.alias, tenant: entities.tenant })
    .from(entities)
    .innerJoin(tenants, eq(tenants.alias, entities.tenant))
    .where(
      and(inArray(entities.alias, aliases), ne(entities.tenant, tenant), ne(tenants.contentHash, REMOVED)),
    )

/** Host names of the list that another tenant holds. */
export const findTakenHosts = (db: Db, tenant: string, hosts: string[]) =>
  db
    .select({ host: tenantHosts.host, tenant: tenantHosts.tenant })
    .from(tenantHosts)
    .where(and(inArray(tenantHosts.host, hosts), ne(tenantHosts.tenant, tenant)))

/**
 * Writes a tenant over its previous version; call inside a transaction.
 * @param folder - its source folder; without it, any version is replaced
 * @returns `superseded` when the version to replace is not current; `taken` when another tenant has one of its
 *   aliases or host names, and the transaction must be rolled back
 */
export async function writeTenant(
  db: Db,
  tenant: ResolvedTenant,
  appliedAt: Date,
  folder?: AppliedFolder,
): Promise<'written' | 'superseded' | 'taken'> {
  const { alias, kind, status, contentHash, card, presentation } = tenant
  const sortName = foldWords(presentation.name)
  const row = {
    alias,
    kind,
    status,
    contentHash,
    folderMark: folder?.mark ?? null,
    sortName,
    card: card ?? null,
    presentation,
    appliedAt,
  }
  const isToReplace = folder?.over === undefined ? sql`false` : eq(tenants.contentHash, folder.over)
  const rows = await db
    .insert(tenants)
    .values(row)
    .onConflictDoUpdate({ target: tenants.alias, set: row, setWhere: folder && isToReplace })
    .returning({ alias: tenants.alias })
  if (rows.length === 0) return 'superseded'
  await db.delete(tenantTerms).where(eq(tenantTerms.tenant, alias))
  if (card !== undefined) {
    await db
      .insert(tenantTerms)
      .values(searchTerms(presentation.name).map((term) => ({ term, tenant: alias })))
  }
  if (!(await writeHosts(db, tenant)) || !(await writeEntities(db, tenant))) return 'taken'
  await writePlaces(db, tenant)
  await db.delete(menus).where(eq(menus.tenant, alias))
  const modes = tenant.orderModes.map(({ id }) => id)
  // an alias of a tenant out of service brings its order modes along
  await db.delete(orderModes).where(or(eq(orderModes.tenant, alias), inArray(orderModes.id, modes)))
  await db.delete(streets).where(eq(streets.tenant, alias))
  for (const { hash, ...document } of tenant.menus)
    await db.insert(menus).values({ tenant: alias, hash, document })
  for (const rows of chunks(tenant.orderModes, INSERT_ROWS)) {
    await db.insert(orderModes).values(rows.map((mode) => ({ ...mode, tenant: alias })))
  }
  await writeStreets(db, tenant)
  await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
  return 'written'
}

/**
 * Writes host names sorted by name, so that two tenants that share some never deadlock.
 * @returns false when another tenant has one of the names
 */
async function writeHosts(db: Db, { alias, hosts }: ResolvedTenant): Promise<boolean> {
  await deleteRows(db, tenantHosts, { tenant: alias })
  const rows = hosts
    .map(({ host, home }, position) => ({ host, home, position, tenant: alias }))
    .toSorted((one, other) => (one.host < other.host ? -1 : 1))
  return (await addMissing(db, tenantHosts, ...rows)) === rows.length
}

/**
 * Writes entities and keeps the revision of existing rows: a version must never be reused for other content.
 * @returns false when another tenant that is not out of service has one of the aliases
 */
async function writeEntities(db: Db, tenant: ResolvedTenant): Promise<boolean> {
  const published = tenant.status !== 'draft'
  for (const rows of chunks(tenant.entities, INSERT_ROWS)) {
    const aliases = rows.map(({ alias }) => alias)
    await lockOutTenantBefore(db, tenant.alias, aliases)
    const { alias, contentHash } = tenant
    const values = rows.map((entity) => ({
      ...entity,
      tenant: alias,
      parent: entity.parent ?? null,
      published,
      contentHash,
    }))
    const written = await db
      .insert(entities)
      .values(values)
      .onConflictDoUpdate({
        target: entities.alias,
        setWhere: or(
          eq(entities.tenant, sql`excluded.tenant`),
          // a single-row lookup by key, however many tenants there are
          sql`(select ${tenants.contentHash} from ${tenants} where ${tenants.alias} = ${entities.tenant}) = ${REMOVED}`,
        ),
        set: {
          tenant: sql`excluded.tenant`,
          kind: sql`excluded.kind`,
          parent: sql`excluded.parent`,
          position: sql`excluded.position`,
          published: sql`excluded.published`,
          contentHash: sql`excluded.content_hash`,
          document: sql`excluded.document`,
          settings: sql`excluded.settings`,
        },
      })
      .returning({ alias: entities.alias })
    if (written.length < rows.length) return false
  }
  const kept = tenant.entities.map((entity) => entity.alias)
  const left = await db
    .delete(entities)
    .where(and(eq(entities.tenant, tenant.alias), notInArray(entities.alias, kept)))
    .returning({ alias: entities.alias, kind: entities.kind, ordersMonths })
  // a preview takes no real orders
  if (tenant.status !== 'preview') await noteFormerPlaces(db, tenant.alias, left)
  return true
}

/**
 * For aliases taken over from another tenant, its consoles receive no more orders, and its riders' shift code starts
 * no shift. Tokens of both are checked by their tenant.
 */
async function lockOutTenantBefore(db: Db, tenant: string, aliases: string[]): Promise<void> {
  const rows = await db
    .select({ alias: entities.alias })
    .from(entities)
    .where(and(inArray(entities.alias, aliases), ne(entities.tenant, tenant)))
  if (rows.length === 0) return
  const passing = rows.map(({ alias }) => alias)
  await db.delete(consoleChannels).where(inArray(consoleChannels.branchContact, passing))
  await db.delete(shiftCodes).where(inArray(shiftCodes.branchContact, passing))
}

/** Writes the guide's places: a draft, an unlisted tenant or a blocked venue has none. */
async function writePlaces(db: Db, tenant: ResolvedTenant): Promise<void> {
  await db.delete(venuePlaces).where(eq(venuePlaces.tenant, tenant.alias))
  if (tenant.status !== 'published' || tenant.card === undefined) return
  const places = tenant.entities.flatMap((entity) => {
    if (entity.kind !== 'branchContact' || entity.document.commercialTermsInfo.blocked) return []
    const { alias, document } = entity
    const { country, lat, lng } = document.address
    const place: [number, number] = [lng, lat]
    return [
      { branchContact: alias, tenant: tenant.alias, country, searchName: foldWords(document.name), place },
    ]
  })
  for (const rows of chunks(places, INSERT_ROWS)) await db.insert(venuePlaces).values(rows)
}

async function writeStreets(db: Db, tenant: ResolvedTenant): Promise<void> {
  const entity = tenant.entities.find(({ kind }) => kind === 'branchContact')
  const country = entity?.kind === 'branchContact' ? entity.document.address.country : ''
  for (const rows of chunks(tenant.streets, INSERT_ROWS)) {
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
    for (const part of chunks(terms, INSERT_ROWS)) await db.insert(streetTerms).values(part)
  }
}

/** Deletes tenants with everything from their folders. */
export async function deleteTenants(db: Db, aliases: string[]): Promise<void> {
  if (aliases.length === 0) return
  await db.delete(tenants).where(inArray(tenants.alias, aliases))
  for (const alias of aliases) await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
}

const FOLDER_LOCK = 5_202_612

/** Locks publishing a tenant and taking it out of service, in all processes until the transaction ends. */
export async function lockTenantFolder(tx: Db, alias: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FOLDER_LOCK}, hashtext(${alias}))`)
}

/** Takes tenants out of service without deleting data; applying their folder again restores them. */
export async function unpublishTenants(db: Db, aliases: string[]): Promise<void> {
  if (aliases.length === 0) return
  await changeRows(db, tenants, inArray(tenants.alias, aliases), { contentHash: REMOVED, status: 'draft' })
  await changeRows(db, entities, inArray(entities.tenant, aliases), { published: false })
  await db.delete(venuePlaces).where(inArray(venuePlaces.tenant, aliases))
  await db.delete(tenantHosts).where(inArray(tenantHosts.tenant, aliases))
  for (const alias of aliases) await db.execute(sql`select pg_notify(${TENANT_CHANNEL}, ${alias})`)
}

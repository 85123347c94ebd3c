import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

import type { DirectoryEntry, TenantApplication } from '#generated/models.ts'

import type { EntityKind, EntitySettings, Presentation, TenantState } from '../../tenants/resolved.ts'
import { instant } from './columns.ts'

/** Progress of an application of tenant folders. */
export type ApplicationProgress = Omit<TenantApplication, 'startedAt' | 'endedAt'>

/** One row per applied folder of `tenants/`. `contentHash` decides whether it is applied again. */
export const tenants = pgTable(
  'tenants',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    status: text('status').$type<TenantState>().notNull(),
    contentHash: text('content_hash').notNull(),
    /** fingerprint of the files' metadata and of `contentHash`: while both stay the same, no file is read */
    folderMark: text('folder_mark'),
    /** name in lower case without accents: sort key of the directory */
    sortName: text('sort_name').notNull(),
    /** its card in the directory; absent for unlisted tenants: the base folder, previews, unlisted ones */
    card: jsonb('card').$type<DirectoryEntry>(),
    presentation: jsonb('presentation').$type<Presentation>().notNull(),
    appliedAt: instant('applied_at').notNull(),
  },
  (table) => [
    // pages of the directory by name, and their total
    index('tenants_listed')
      .on(table.sortName, table.alias)
      .where(sql`${table.status} = 'published' and ${table.card} is not null`),
  ],
)

/** Foreign key of rows that are deleted with their tenant. */
const ofTenant = () =>
  text('tenant')
    .notNull()
    .references(() => tenants.alias, { onDelete: 'cascade' })

/** Host names of tenants, looked up by exact name on each request: the primary key is the only cost. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    host: text('host').primaryKey(),
    tenant: ofTenant(),
    /** the page shown at its root */
    home: text('home').notNull(),
    /** the first is used in links */
    position: integer('position').notNull(),
  },
  (table) => [index('tenant_hosts_tenant').on(table.tenant)],
)

/** Progress of the application that an operator last requested: one row, shared by all processes. */
export const tenantApplication = pgTable('tenant_application', {
  id: integer('id').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** last heartbeat of the process that runs it, by the clock of the database */
  aliveAt: instant('alive_at').notNull(),
  endedAt: instant('ended_at'),
  progress: jsonb('progress').$type<ApplicationProgress>().notNull(),
})

/**
 * One row per word of a tenant's name, containing the name from that word on: the directory's search is a range scan.
 */
export const tenantTerms = pgTable(
  'tenant_terms',
  {
    term: text('term').notNull(),
    tenant: ofTenant(),
  },
  (table) => [
    index('tenant_terms_prefix').using('btree', table.term.op('text_pattern_ops')),
    index('tenant_terms_tenant').on(table.tenant),
  ],
)

/**
 * All aliases. Looked up by exact alias only, so that resolving a storefront costs one primary key lookup even with
 * 100,000 tenants.
 */
export const entities = pgTable(
  'entities',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    tenant: ofTenant(),
    /** alias of the branch's company, or of the branch contact's branch */
    parent: text('parent'),
    position: integer('position').notNull(),
    published: boolean('published').notNull(),
    /** hash of the tenant's folder: the part of the content version that `vitrina apply` changes */
    contentHash: text('content_hash').notNull(),
    /** incremented by runtime changes (sold out, closed by hand): the other part of the content version */
    revision: integer('revision').notNull().default(0),
    document: jsonb('document').$type<unknown>().notNull(),
    settings: jsonb('settings').$type<EntitySettings>().notNull(),
  },
  (table) => [
    // pages of a company's branches and the branch contacts of a branch, in the order of the folder
    index('entities_parent_position').on(table.parent, table.position),
    // finds the rows to replace when a tenant's folder changed
    index('entities_tenant').on(table.tenant),
  ],
)

/**
 * Places removed from the folder of their tenant, which still owns their orders and accounts. A row is ignored while
 * its alias is in use again, here or elsewhere.
 */
export const formerPlaces = pgTable(
  'former_places',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    tenant: text('tenant').notNull(),
    /** retention of the diners' names in its orders when it was removed; absent: forever */
    ordersMonths: integer('orders_months'),
  },
  (table) => [index('former_places_tenant').on(table.tenant)],
)

/**
 * Positions of the published, unblocked branch contacts for the guide, written with the tenant's folder. The point is
 * [degrees east, degrees north], so that a bounding box is a range of one index.
 */
export const venuePlaces = pgTable(
  'venue_places',
  {
    branchContact: text('branch_contact').primaryKey(),
    tenant: ofTenant(),
    country: text('country').notNull(),
    /** name without accents, lower case */
    searchName: text('search_name').notNull(),
    place: point('place', { mode: 'tuple' }).notNull(),
  },
  (table) => [
    index('venue_places_place').using('gist', table.place),
    // the search code: prefix search in aliases and names
    index('venue_places_alias').using('btree', table.branchContact.op('text_pattern_ops')),
    index('venue_places_name').using('btree', table.searchName.op('text_pattern_ops')),
    index('venue_places_tenant').on(table.tenant),
  ],
)

/**
 * Menus by content hash: modes and branch contacts that share a menu share a row. Equal hashes let a diner change mode
 * without losing the cart.
 */
export const menus = pgTable(
  'menus',
  {
    tenant: ofTenant(),
    hash: text('hash').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.hash] })],
)

/** Maps an order mode's id to its branch contact and menu, for calls that carry only the id. */
export const orderModes = pgTable(
  'order_modes',
  {
    id: text('id').primaryKey(),
    tenant: ofTenant(),
    branchContact: text('branch_contact').notNull(),
    menuHash: text('menu_hash').notNull(),
  },
  (table) => [index('order_modes_tenant').on(table.tenant)],
)

/** A table of sold-out things of a venue. @param id - name of the column for their ids */
const soldOut = (table: string, id: string) =>
  pgTable(
    table,
    {
      branchContact: text('branch_contact').notNull(),
      id: text(id).notNull(),
      since: instant('since').notNull(),
      /** when it becomes available again */
      until: instant('until'),
    },
    (columns) => [primaryKey({ columns: [columns.branchContact, columns.id] })],
  )

/** Sold-out plates of a venue, set at runtime; they survive a new application of the tenant's folder. */
export const soldOutPlates = soldOut('sold_out_plates', 'plate_id')
/** Sold-out garnishes of a venue, in every group that contains them; set at runtime, like plates. */
export const soldOutGarnishes = soldOut('sold_out_garnishes', 'garnish_id')

/** Manual closures, set at runtime; they override the folder's value. */
export const manualClosures = pgTable('manual_closures', {
  branchContact: text('branch_contact').primaryKey(),
  until: instant('until'),
  reason: text('reason'),
  since: instant('since').notNull(),
})

/** Streets of the embedded geocoder, one row per segment; house numbers between its ends are interpolated. */
export const streets = pgTable(
  'streets',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tenant: ofTenant(),
    country: text('country').notNull(),
    /** middle of the segment */
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    /** name, locality and city without accents, lower case */
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('streets_tenant').on(table.tenant),
    // segments within a map tile
    index('streets_place').on(table.lat, table.lng),
  ],
)

/**
 * One row per word of a street's name, containing the name from that word on, so that a prefix search finds 'Avenida
 * Rivadavia' by 'riva'. `text_pattern_ops` makes `LIKE 'riva%'` a range scan under every collation.
 */
export const streetTerms = pgTable(
  'street_terms',
  {
    term: text('term').notNull(),
    streetId: bigint('street_id', { mode: 'number' })
      .notNull()
      .references(() => streets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('street_terms_prefix').using('btree', table.term.op('text_pattern_ops')),
    index('street_terms_street').on(table.streetId),
  ],
)

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

/** What an application has done so far. */
export type ApplicationProgress = Omit<TenantApplication, 'startedAt' | 'endedAt'>

/** One row per applied folder of `tenants/`. `contentHash` decides whether it is applied again. */
export const tenants = pgTable(
  'tenants',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    status: text('status').$type<TenantState>().notNull(),
    contentHash: text('content_hash').notNull(),
    /** of what the disk says of the folder's files, and of `contentHash`: as long as both stay, no file is read */
    folderMark: text('folder_mark'),
    /** name without accents, lower case: the order of the directory */
    sortName: text('sort_name').notNull(),
    /** its card in the directory; absent for what is not listed there: the base folder, previews, unlisted tenants */
    card: jsonb('card').$type<DirectoryEntry>(),
    presentation: jsonb('presentation').$type<Presentation>().notNull(),
    appliedAt: instant('applied_at').notNull(),
  },
  (table) => [
    // pages of the directory, by name, and how many there are in all
    index('tenants_listed')
      .on(table.sortName, table.alias)
      .where(sql`${table.status} = 'published' and ${table.card} is not null`),
  ],
)

/** The tenant of a row that goes with it. */
const ofTenant = () =>
  text('tenant')
    .notNull()
    .references(() => tenants.alias, { onDelete: 'cascade' })

/** Host names of tenants: looked up by exact name on requests, so that the primary key is all it costs. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    host: text('host').primaryKey(),
    tenant: ofTenant(),
    /** what its root shows */
    home: text('home').notNull(),
    /** the first is the one of links */
    position: integer('position').notNull(),
  },
  (table) => [index('tenant_hosts_tenant').on(table.tenant)],
)

/** How far the application is that an operator asked for last: one row, for all processes. */
export const tenantApplication = pgTable('tenant_application', {
  id: integer('id').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** last sign of the process that does it, by the clock of the database */
  aliveAt: instant('alive_at').notNull(),
  endedAt: instant('ended_at'),
  progress: jsonb('progress').$type<ApplicationProgress>().notNull(),
})

/** One row per word of a tenant's name, from that word to the end: the directory's search is a range scan. */
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
 * Everything an alias can denote. Looked up by exact alias only, so the primary key is the whole cost of
 * resolving a storefront with 100,000 tenants.
 */
export const entities = pgTable(
  'entities',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    tenant: ofTenant(),
    /** alias of the company of a branch, or of the branch of a branch contact */
    parent: text('parent'),
    position: integer('position').notNull(),
    published: boolean('published').notNull(),
    /** hash of the tenant's folder: the part of the content version that `vitrina apply` moves */
    contentHash: text('content_hash').notNull(),
    /** counts changes made while running (sold out, closed by hand): the other part of the content version */
    revision: integer('revision').notNull().default(0),
    document: jsonb('document').$type<unknown>().notNull(),
    settings: jsonb('settings').$type<EntitySettings>().notNull(),
  },
  (table) => [
    // pages of a company's branches and the branch contacts of a branch, in the order of the folder
    index('entities_parent_position').on(table.parent, table.position),
    // replaces one tenant's rows when its folder changed
    index('entities_tenant').on(table.tenant),
  ],
)

/**
 * Places that left the folder of their tenant, whose orders and accounts are still its own. Of an alias that is in use
 * again, here or elsewhere, the row says nothing.
 */
export const formerPlaces = pgTable(
  'former_places',
  {
    alias: text('alias').primaryKey(),
    kind: text('kind').$type<EntityKind>().notNull(),
    tenant: text('tenant').notNull(),
    /** how long its orders were to name their diners when it left; for good where absent */
    ordersMonths: integer('orders_months'),
  },
  (table) => [index('former_places_tenant').on(table.tenant)],
)

/**
 * Where the guide finds the published branch contacts that are not blocked; written with the tenant's folder. The
 * point is [degrees east, degrees north], so that a box around a place is a range of one index.
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
    // the search code: how an alias, or a name, begins
    index('venue_places_alias').using('btree', table.branchContact.op('text_pattern_ops')),
    index('venue_places_name').using('btree', table.searchName.op('text_pattern_ops')),
    index('venue_places_tenant').on(table.tenant),
  ],
)

/**
 * Menus by content: the modes and branch contacts of a chain that share a menu share one row, and equal
 * hashes are what lets a diner change mode without losing the cart.
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

/** An order mode's id leads to its branch contact and its menu; calls that carry only the id start here. */
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

/** A table of things that a venue ran out of. @param id - the column of which thing */
const soldOut = (table: string, id: string) =>
  pgTable(
    table,
    {
      branchContact: text('branch_contact').notNull(),
      id: text(id).notNull(),
      since: instant('since').notNull(),
      /** when it comes back by itself */
      until: instant('until'),
    },
    (columns) => [primaryKey({ columns: [columns.branchContact, columns.id] })],
  )

/** Plates a venue ran out of, set while running; survives the re-application of the tenant's folder. */
export const soldOutPlates = soldOut('sold_out_plates', 'plate_id')
/** Garnishes a venue ran out of, in every group they stand in; set while running, like plates. */
export const soldOutGarnishes = soldOut('sold_out_garnishes', 'garnish_id')

/** Closed by hand, set while running; wins over the folder's own value. */
export const manualClosures = pgTable('manual_closures', {
  branchContact: text('branch_contact').primaryKey(),
  until: instant('until'),
  reason: text('reason'),
  since: instant('since').notNull(),
})

/** Streets of the embedded geocoder, a segment each; numbers between the ends are interpolated. */
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
    // segments of a map tile
    index('streets_place').on(table.lat, table.lng),
  ],
)

/**
 * One row per word of a street's name, from that word to the end, so that a prefix search finds
 * 'Avenida Rivadavia' by 'riva'. `text_pattern_ops` makes `LIKE 'riva%'` a range scan under every collation.
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

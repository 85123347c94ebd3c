import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { StudioFileChange, StudioVariant } from '#generated/models.ts'

import type { TenantRemark } from '../../tenants/remarks/remark.ts'
import type { TenantFault } from '../../tenants/tenant-fault.ts'
import { instant, partOf } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Secrets that the server made for itself; every process signs with the same, and a restart keeps them. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
})

/** Contents of files by their SHA-256: drafts and versions that share a file share a row. */
export const storedFiles = pgTable('stored_files', {
  hash: text('hash').primaryKey(),
  content: bytea('content').notNull(),
})

/** Brands before they are published. What they show stands in the tables of the tenants, under their marks. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** made by a posted theme; those have a limit of their own */
    posted: boolean('posted').notNull().default(false),
    /** what the caller who posted it calls it */
    reference: text('reference'),
    /** false for what was made of a published brand alone and not shared; its revision says whether it was changed */
    kept: boolean('kept').notNull().default(true),
    /** what its tenant.json says; empty when it says none */
    alias: text('alias').notNull(),
    /** hash of the folder it started from; null for one that started from nothing */
    baseVersion: text('base_version'),
    revision: integer('revision').notNull(),
    /** the newest revision that could be drawn, 0 for none */
    drawnRevision: integer('drawn_revision').notNull(),
    faults: jsonb('faults').$type<TenantFault[]>().notNull(),
    remarks: jsonb('remarks').$type<TenantRemark[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('drafts_changed').on(table.changedAt),
    // dropped when they expire
    index('drafts_expires').on(table.expiresAt),
  ],
)

/** The files of a draft, as they were handed in. */
export const draftFiles = pgTable(
  'draft_files',
  {
    draft: partOf('draft', () => drafts.id),
    path: text('path').notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draft, table.path] }),
    // which contents nobody needs any more
    index('draft_files_hash').on(table.hash),
  ],
)

/**
 * Tenants under which a draft is shown: the studio's own, each in some circumstances, and one for each link; and those
 * of the folders that it is compared with, which nobody changes.
 */
export const draftMarks = pgTable(
  'draft_marks',
  {
    /** what the mark's signature speaks of */
    id: text('id').primaryKey(),
    draft: partOf('draft', () => drafts.id),
    kind: text('kind').$type<'studio' | 'link' | 'published' | 'version'>().notNull(),
    /** hash of the folder that it shows; empty for the draft's own */
    shows: text('shows').notNull().default(''),
    variant: text('variant').$type<StudioVariant>().notNull(),
    /** marked alias of the tenant; it changes when the draft's own does */
    tenant: text('tenant').notNull(),
    /** revision of the draft that it shows */
    revision: integer('revision').notNull(),
    /** when it was drawn last: what is open or closed then need not be so later */
    drawnAt: instant('drawn_at').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    // one of each for the studio
    uniqueIndex('draft_marks_studio')
      .on(table.draft, table.kind, table.variant)
      .where(sql`${table.kind} <> 'link'`),
    index('draft_marks_draft').on(table.draft, table.createdAt),
    index('draft_marks_expires').on(table.expiresAt),
  ],
)

/**
 * What can be named in an address or a body and belongs to a draft without carrying its mark: codes and ids of
 * samples, and the hashes of their tokens. Nothing can be done with them.
 */
export const draftSamples = pgTable(
  'draft_samples',
  {
    reference: text('reference').primaryKey(),
    mark: text('mark')
      .notNull()
      .references(() => draftMarks.id, { onDelete: 'cascade' }),
    /** what it is, for the answer that names the samples; absent for what no answer names */
    role: text('role'),
    /** what the answer says, where that is not the reference itself */
    shown: text('shown'),
  },
  (table) => [index('draft_samples_mark').on(table.mark)],
)

/** What tenants' folders were, from the first publication on. */
export const tenantVersions = pgTable(
  'tenant_versions',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    hash: text('hash').notNull(),
    at: instant('at').notNull(),
    /** empty for what was found in the folder */
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    summary: jsonb('summary').$type<string[]>().notNull(),
    changes: jsonb('changes').$type<StudioFileChange[]>().notNull(),
    restored: uuid('restored'),
  },
  (table) => [index('tenant_versions_tenant').on(table.tenant, table.at, table.id)],
)

/** The whole folder of a version. */
export const tenantVersionFiles = pgTable(
  'tenant_version_files',
  {
    version: partOf('version', () => tenantVersions.id),
    path: text('path').notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.path] }),
    index('tenant_version_files_hash').on(table.hash),
  ],
)

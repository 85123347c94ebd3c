import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm'

import { hasRows, byAlias } from '../db/rows.ts'
import type { Db } from '../db/store.ts'
import { tenants } from '../db/schema/tenants.ts'
import { REMOVED } from './tenants-repository.ts'

/** The state of a folder when it was applied; the mark describes its files on disk. */
export type Applied = { contentHash: string; folderMark: string | null }

/** Whether folders were ever applied: the base is the first. */
export const hasTenants = (db: Db) => hasRows(db.select({ alias: tenants.alias }).from(tenants).limit(1))

export async function findApplied(db: Db, aliases: string[]): Promise<Map<string, Applied>> {
  const rows = await db
    .select({ alias: tenants.alias, contentHash: tenants.contentHash, folderMark: tenants.folderMark })
    .from(tenants)
    .where(and(inArray(tenants.alias, aliases), ne(tenants.status, 'preview')))
  return new Map(rows.map(({ alias, ...applied }) => [alias, applied]))
}

/** The files that must exist while tenants are served, by their aliases. */
export async function findServedFiles(db: Db, aliases: string[]): Promise<Map<string, string[]>> {
  if (aliases.length === 0) return new Map()
  const rows = await db
    .select({ alias: tenants.alias, files: sql<string[]>`${tenants.presentation} -> 'files'` })
    .from(tenants)
    .where(inArray(tenants.alias, aliases))
  return new Map(rows.map(({ alias, files }) => [alias, files]))
}

/** Updates the disk marks of folders whose content was applied before. */
export async function noteFolderMarks(
  db: Db,
  marks: readonly { alias: string; mark: string }[],
): Promise<void> {
  if (marks.length === 0) return
  const rows = sql.join(
    marks.map(({ alias, mark }) => sql`(${alias}, ${mark})`),
    sql`, `,
  )
  await db.execute(
    sql`update tenants set folder_mark = noted.mark from (values ${rows}) noted(alias, mark) where tenants.alias = noted.alias`,
  )
}

const SERVED_AT_ONCE = 1_000

/** All applied tenants still in service, in pages. */
export const listServedTenants = (db: Db) =>
  byAlias(SERVED_AT_ONCE, (after, limit) =>
    db
      .select({ alias: tenants.alias })
      .from(tenants)
      .where(and(gt(tenants.alias, after), ne(tenants.status, 'preview'), ne(tenants.contentHash, REMOVED)))
      .orderBy(asc(tenants.alias))
      .limit(limit),
  )

/** Content hash of a tenant as it was applied. */
export const findContentHash = async (db: Db, alias: string): Promise<string | undefined> =>
  (await findApplied(db, [alias])).get(alias)?.contentHash

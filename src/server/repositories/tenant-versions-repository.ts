import { asc, desc, eq } from 'drizzle-orm'

import type { Page } from '../contract/page.ts'
import { addRows, findPage, findRow } from '../db/rows.ts'
import { tenantVersionFiles, tenantVersions } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import type { FileRow } from './stored-files-repository.ts'

export type VersionRow = typeof tenantVersions.$inferSelect

export async function insertVersion(tx: Db, version: VersionRow, files: readonly FileRow[]): Promise<void> {
  await addRows(tx, tenantVersions, version)
  await addRows(tx, tenantVersionFiles, ...files.map((file) => ({ version: version.id, ...file })))
}

/** A tenant's versions, the newest first. */
export const listVersions = (db: Db, tenant: string, page: Page) =>
  findPage(db, tenantVersions, { tenant }, page, desc(tenantVersions.at), desc(tenantVersions.id))

export const countVersions = (db: Db, tenant: string) =>
  db.$count(tenantVersions, eq(tenantVersions.tenant, tenant))

export const findVersion = (db: Db, tenant: string, id: string) => findRow(db, tenantVersions, { id, tenant })

export const listVersionFiles = (db: Db, version: string) =>
  db
    .select({
      path: tenantVersionFiles.path,
      hash: tenantVersionFiles.hash,
      bytes: tenantVersionFiles.bytes,
    })
    .from(tenantVersionFiles)
    .where(eq(tenantVersionFiles.version, version))
    .orderBy(asc(tenantVersionFiles.path))

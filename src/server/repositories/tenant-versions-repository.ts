import { asc, desc, eq } from 'drizzle-orm'

import type { Page } from '../contract/page.ts'
import { findRow } from '../db/rows.ts'
import { tenantVersionFiles, tenantVersions } from '../db/schema/studio.ts'
import type { Db } from '../db/store.ts'
import type { FileRow } from './stored-files-repository.ts'

export type VersionRow = typeof tenantVersions.$inferSelect

export async function insertVersion(tx: Db, version: VersionRow, files: readonly FileRow[]): Promise<void> {
  await tx.insert(tenantVersions).values(version)
  if (files.length > 0)
    await tx.insert(tenantVersionFiles).values(files.map((file) => ({ version: version.id, ...file })))
}

/** A tenant's versions, the newest first. */
export async function listVersions(db: Db, tenant: string, { offset, limit }: Page): Promise<VersionRow[]> {
  return db
    .select()
    .from(tenantVersions)
    .where(eq(tenantVersions.tenant, tenant))
    .orderBy(desc(tenantVersions.at), desc(tenantVersions.id))
    .offset(offset)
    .limit(limit)
}

export async function countVersions(db: Db, tenant: string): Promise<number> {
  return db.$count(tenantVersions, eq(tenantVersions.tenant, tenant))
}

export const findVersion = (db: Db, tenant: string, id: string): Promise<VersionRow | undefined> =>
  findRow(db, tenantVersions, { id, tenant })

export async function listVersionFiles(db: Db, version: string): Promise<FileRow[]> {
  return db
    .select({
      path: tenantVersionFiles.path,
      hash: tenantVersionFiles.hash,
      bytes: tenantVersionFiles.bytes,
    })
    .from(tenantVersionFiles)
    .where(eq(tenantVersionFiles.version, version))
    .orderBy(asc(tenantVersionFiles.path))
}

import type { StudioRestoration, StudioVersion, StudioVersions } from '#generated/models.ts'

import { isUuid } from '../../db/new-id.ts'
import {
  countVersions,
  findVersion,
  listVersionFiles,
  listVersions,
  type VersionRow,
} from '../../repositories/tenant-versions-repository.ts'
import type { Services } from '../../services.ts'
import type { Folder } from '../../studio/taken-files.ts'
import { publish, type Published } from './publish.ts'
import { readFolder } from './tenant-folders.ts'

/** The history of a tenant; undefined for one that never was. */
export async function versionsOf(
  services: Services,
  tenant: string,
  page: { offset: number; limit: number },
): Promise<StudioVersions | undefined> {
  const { db } = services.store
  const folder = await readFolder(services, tenant)
  const total = await countVersions(db, tenant)
  if (folder === undefined && total === 0) return undefined
  const newest = page.offset === 0 ? await listVersions(db, tenant, { offset: 0, limit: 1 }) : []
  const current = newest[0]?.hash === folder?.hash ? newest[0]?.id : undefined
  const rows = await listVersions(db, tenant, page)
  return { versions: rows.map((row) => versionAnswer(row, row.id === current)), total }
}

/** Publishes what a version was. */
export async function restoreVersion(
  services: Services,
  tenant: string,
  id: string,
  { by, reason }: StudioRestoration,
): Promise<Published | { kind: 'no-version' }> {
  const version = await versionFolder(services, tenant, id)
  if (version === undefined) return { kind: 'no-version' }
  return publish(services, { folder: version.folder, by, reason, restored: id })
}

/** The folder as it was with a version of a tenant; undefined when the tenant has none of that id. */
export async function versionFolder(
  { store }: Services,
  tenant: string,
  id: string,
): Promise<{ hash: string; folder: Folder } | undefined> {
  const version = isUuid(id) ? await findVersion(store.db, tenant, id) : undefined
  if (version === undefined) return undefined
  const files = await listVersionFiles(store.db, version.id)
  return { hash: version.hash, folder: { files, contents: new Map() } }
}

export function versionAnswer(row: VersionRow, current: boolean): StudioVersion {
  const { id, hash, at, by, reason, summary, changes, restored } = row
  return {
    id,
    hash,
    at: at.toISOString(),
    by,
    reason,
    summary,
    changes,
    restored: restored ?? undefined,
    current,
  }
}

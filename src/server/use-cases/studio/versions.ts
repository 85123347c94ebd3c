import type {
  StudioPublication,
  StudioRestoration,
  StudioVersion,
  StudioVersions,
} from '#generated/models.ts'

import type { Page } from '../../contract/page.ts'
import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { isUuid } from '../../db/new-id.ts'
import { pickForApi } from '../../db/rows.ts'
import {
  listDraftFiles,
  lockDraft,
  rebaseDraft,
  type DraftRow,
} from '../../repositories/drafts-repository.ts'
import {
  countVersions,
  findVersion,
  listVersionFiles,
  listVersions,
  type VersionRow,
} from '../../repositories/tenant-versions-repository.ts'
import type { Services } from '../../services.ts'
import type { Folder } from '../../studio/taken-files.ts'
import { draftChanged } from './drafts.ts'
import { publish } from './publish.ts'
import { readFolder } from './tenant-folders.ts'

/** The history of a tenant; undefined for an unknown one. */
export async function versionsOf(
  services: Services,
  tenant: string,
  page: Page,
): Promise<StudioVersions | undefined> {
  const { db } = services.store
  const folder = await readFolder(services, tenant)
  const total = await countVersions(db, tenant)
  if (isFailure(folder) && total === 0) return undefined
  const rows = await listVersions(db, tenant, page)
  const version = isFailure(folder) ? undefined : folder.hash
  const isCurrent = (row: VersionRow, at: number) => page.offset + at === 0 && row.hash === version
  return { versions: rows.map((row, at) => versionAnswer(row, isCurrent(row, at))), total, version }
}

/** Publishes a draft as it was viewed; the draft is then based on the published folder. */
export async function publishDraft(
  services: Services,
  draft: DraftRow,
  { revision, by, reason, over }: StudioPublication,
): Promise<StudioVersion | Failure> {
  const { db } = services.store
  const files = await listDraftFiles(db, draft.id)
  const seen = await db.transaction(async (tx) => (await lockDraft(tx, draft.id))?.revision)
  if (seen !== revision || draft.revision !== revision) return draftChanged(draft.revision)
  const known = over === undefined ? [draft.baseVersion] : [draft.baseVersion, over]
  const published = await publish(services, { folder: { files, contents: new Map() }, by, reason, known })
  if (isFailure(published)) return published
  await rebaseDraft(db, draft.id, published.hash)
  return versionAnswer(published, true)
}

/** Publishes an earlier version again, if the current folder is the one the caller has seen. */
export async function restoreVersion(
  services: Services,
  tenant: string,
  id: string,
  { by, reason, over }: StudioRestoration,
): Promise<StudioVersion | Failure> {
  const version = await versionFolder(services, tenant, id)
  if (version === undefined) return fail('NOT_FOUND')
  const known = over === undefined ? undefined : [over]
  const published = await publish(services, { folder: version.folder, by, reason, known, restored: id })
  return isFailure(published) ? published : versionAnswer(published, true)
}

/** The folder of a tenant's version; undefined when the tenant has no version with that id. */
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

const versionAnswer = (row: VersionRow, current: boolean): StudioVersion => ({
  ...pickForApi(row, 'id', 'hash', 'at', 'by', 'reason', 'summary', 'changes', 'restored'),
  current,
})

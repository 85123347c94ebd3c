import { join } from 'node:path'

import type { StudioFileChange } from '#generated/models.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { moneyOf } from '#domain/money/country-of.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { drafts as texts, publicationSummary } from '#messages/drafts.ts'

import { fail, isFailure, type Failure } from '../../contract/handlers.ts'
import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { readContents, saveContents } from '../../repositories/stored-files-repository.ts'
import {
  insertVersion,
  listVersions,
  type VersionRow,
} from '../../repositories/tenant-versions-repository.ts'
import { lockTenantFolder } from '../../repositories/tenants-repository.ts'
import type { Services } from '../../services.ts'
import { drawFolder } from '../../studio/draw-folder.ts'
import { refuseFaults } from '../../studio/refuse-faults.ts'
import { swapFolder, writeBeside, type Swapped } from '../../studio/swap-folder.ts'
import type { Folder } from '../../studio/taken-files.ts'
import { contentHashOf } from '../../tenants/content-hash.ts'
import { BASE_FOLDER, placeFiles, readTenantFolder, type TenantFiles } from '../../tenants/read-folder.ts'
import type { ResolvedTenant } from '../../tenants/resolved.ts'
import { serveTenant } from '../../tenants/serve-tenant.ts'
import { TenantInvalid, type TenantFault } from '../../tenants/tenant-fault.ts'
import { bytesByPath, folderHash, linksIn, readFolder } from './tenant-folders.ts'

/** What is published, by whom, and which versions it may replace. */
export type Publication = {
  folder: Folder
  by: string
  reason: string
  /** hashes of the folders it may replace, null for none; absent: any folder */
  known?: readonly (string | null)[]
  /** the version that it restores */
  restored?: string
}

/** The result of a publication. */
type Written = { version: VersionRow; isNew: boolean }

/**
 * Validates a folder again, replaces the tenant's folder with it, applies it, and records the version before and
 * after: all of it or nothing. Publishing the current folder creates no version: a repeat after a lost answer returns
 * the current one.
 */
export async function publish(services: Services, publication: Publication): Promise<VersionRow | Failure> {
  const { store, config } = services
  const { folder } = publication
  const { alias, faults, theme, tenant } = await drawFolder(services, folder, {})
  const errors = [...faults, ...(theme.status === 'rejected' ? [rejected(alias)] : [])]
  if (tenant === undefined || errors.length > 0) return refuseFaults(errors)
  const contents = await readContents(store.db, folder.files, folder.contents)
  let beside: string
  try {
    beside = await writeBeside(
      config.tenantsDir,
      alias,
      folder.files.map(({ path, hash }) => ({ path, content: contents.get(hash) ?? Buffer.alloc(0) })),
    )
  } catch (error) {
    services.log.warn({ err: error }, 'the folder of the tenants cannot be written')
    return fail('FOLDER_NOT_WRITABLE')
  }
  let swapped: Swapped | undefined
  let written: Written | Failure
  try {
    const applied = await withHash(config.tenantsDir, tenant, beside)
    written = await store.db.transaction(async (tx) => {
      // needed when the transaction is retried
      await swapped?.undo()
      swapped = undefined
      const done = await write(services, tx, { ...publication, folder: { ...folder, contents } }, applied)
      if (!isFailure(done) && done.isNew) swapped = await swapFolder(config.tenantsDir, alias, beside)
      return done
    })
  } catch (error) {
    await swapped?.undo()
    await letGo(services, alias, beside)
    // another tenant took one of its names since the validation
    if (error instanceof TenantInvalid) return refuseFaults(error.faults)
    if (isRefusedByDisk(error)) return fail('FOLDER_NOT_WRITABLE')
    throw error
  }
  if (isFailure(written)) {
    await letGo(services, alias, beside)
    return written
  }
  services.catalog.drop(alias)
  const { version, isNew } = written
  const rest = isNew ? swapped?.before : beside
  if (rest !== undefined) await letGo(services, alias, rest)
  return version
}

/** Publishing is already decided here: a folder that cannot be deleted now is deleted at a later start. */
async function letGo({ config, log, removeFolder }: Services, tenant: string, name: string): Promise<void> {
  await removeFolder(join(config.tenantsDir, name)).catch((error: unknown) => {
    log.warn({ err: error, tenant, folder: name }, 'a folder beside that of the tenant cannot be removed')
  })
}

async function write(
  services: Services,
  tx: Db,
  { folder, by, reason, known, restored }: Publication,
  tenant: ResolvedTenant,
): Promise<Written | Failure> {
  const { clock, randomBytes } = services
  const { alias } = tenant
  await lockTenantFolder(tx, alias)
  const links = await linksIn(services, alias)
  if (links.length > 0) return refuseFaults(links.map(linked))
  const found = await readFolder(services, alias)
  const before = isFailure(found) ? undefined : found
  const hash = folderHash(folder.files)
  const isKnown = before === undefined || before.hash === hash || (known?.includes(before.hash) ?? true)
  if (!isKnown) return fail('TENANT_CHANGED')
  const now = clock()
  const [last] = await listVersions(tx, alias, { offset: 0, limit: 1 })
  if (last !== undefined && last.hash === hash && before?.hash === hash) {
    // another folder may have been applied since, because it was changed by hand and back
    await serveTenant(tx, tenant, now)
    return { version: last, isNew: false }
  }
  // strictly increasing, whatever the clock says
  const at = Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 2)
  const base = await readTenantFolder(services.config.tenantsDir, BASE_FOLDER)
  // the folder was edited by hand, or is older than the studio
  if (before !== undefined && before.hash !== hash && last?.hash !== before.hash)
    await keepFound(services, tx, alias, { ...before, at: new Date(at - 1) })
  await saveContents(tx, folder.contents)
  const version: VersionRow = {
    id: newId(randomBytes, now),
    tenant: alias,
    hash,
    at: new Date(at),
    by: by.trim(),
    reason: reason.trim(),
    ...changesOf(base, alias, before?.folder ?? { files: [], contents: new Map() }, folder),
    restored: restored ?? null,
  }
  await insertVersion(tx, version, folder.files)
  await serveTenant(tx, tenant, now)
  return { version, isNew: true }
}

/** Stores the current folder as a version when no version has it. */
async function keepFound(
  services: Services,
  tx: Db,
  tenant: string,
  { hash, folder, at }: { hash: string; folder: Folder; at: Date },
): Promise<void> {
  await saveContents(tx, folder.contents)
  const found = { by: '', reason: '', summary: [], changes: [], restored: null }
  await insertVersion(tx, { id: newId(services.randomBytes, at), tenant, hash, at, ...found }, folder.files)
}

function changesOf(
  base: TenantFiles,
  alias: string,
  before: Folder,
  after: Folder,
): { changes: StudioFileChange[]; summary: string[] } {
  const old = new Map(before.files.map(({ path, hash }) => [path, hash]))
  const now = new Map(after.files.map(({ path, hash }) => [path, hash]))
  const paths = [...new Set([...old.keys(), ...now.keys()])].toSorted()
  const changes = paths.flatMap((path): StudioFileChange[] => {
    if (old.get(path) === now.get(path)) return []
    return [{ path, change: old.has(path) ? (now.has(path) ? 'changed' : 'removed') : 'added' }]
  })
  const counted = (kind: StudioFileChange['change']) => changes.filter(({ change }) => change === kind).length
  const published = documentsOf(base, alias, after)
  const inside = diffTenantFiles(documentsOf(base, alias, before), published)
  const files = { added: counted('added'), changed: counted('changed'), removed: counted('removed') }
  return { changes, summary: publicationSummary(files, inside, moneyOf(published.tenant)) }
}

/**
 * The theme merged over the base theme, so that a default written out counts as unchanged. A folder edited by hand
 * may hold invalid JSON; then there is nothing to compare.
 */
function documentsOf(base: TenantFiles, alias: string, folder: Folder) {
  try {
    const files = placeFiles(alias, bytesByPath(folder))
    return { ...files, theme: deepMerge(base.theme, files.theme) }
  } catch {
    return { tenant: undefined, theme: base.theme }
  }
}

/** Adds the hash that a start will compute for the folder, so that the start applies nothing. */
async function withHash(
  tenantsDir: string,
  tenant: ResolvedTenant,
  written: string,
): Promise<ResolvedTenant> {
  const base = await readTenantFolder(tenantsDir, BASE_FOLDER)
  const contentHash = contentHashOf(base, await readTenantFolder(tenantsDir, written))
  return { ...tenant, contentHash, presentation: { ...tenant.presentation, version: contentHash } }
}

const rejected = (alias: string): TenantFault => ({
  file: `${alias}/theme.json`,
  path: '$.colorConfig',
  found: texts.rejectedTheme.found,
  expected: texts.rejectedTheme.expected,
})

const linked = (file: string): TenantFault => ({ file, path: '$', ...texts.linkedFile })

/** Errors of a disk that cannot replace a folder by another; the last three come from mounted folders. */
const DISK = new Set(
  'EACCES EPERM EROFS ENOSPC EDQUOT ENOENT ENOTDIR EEXIST EBUSY EXDEV ENOTEMPTY'.split(' '),
)

function isRefusedByDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && DISK.has(String(error.code))) || isRefusedByDisk(error.cause)
}

import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { StudioTenants } from '#generated/models.ts'

import type { Page } from '../../contract/page.ts'
import type { FileRow } from '../../repositories/stored-files-repository.ts'
import { fail, type Failure } from '../../contract/handlers.ts'
import { findContentHash } from '../../repositories/applied-folders-repository.ts'
import type { Services } from '../../services.ts'
import { fileRow, type Folder } from '../../studio/taken-files.ts'
import { contentHashOf } from '../../tenants/content-hash.ts'
import {
  BASE_FOLDER,
  hasTenantFolder,
  listTenantFolders,
  placeFiles,
  readTenantFolder,
  tenantFolder,
} from '../../tenants/read-folder.ts'
import { shownFiles, shownPaths } from '../../tenants/shown-files.ts'
import { faultLine, orFaults, TenantInvalid } from '../../tenants/tenant-fault.ts'
import { forApi } from '../../db/rows.ts'
import { listTenants } from '../../repositories/directory-repository.ts'

/** The applied brands, by alias. */
export async function tenantList({ store }: Services, page: Page): Promise<StudioTenants> {
  const { rows, total } = await listTenants(store.db, page)
  return { tenants: rows.map(forApi), total }
}

/** Equal for folders with the same files. */
export function folderHash(files: readonly FileRow[]): string {
  const hash = createHash('sha256')
  for (const { path, hash: content } of files) hash.update(`${path}\0${content}\n`)
  return hash.digest('hex')
}

/** @source schemas/models/problem.yaml, Problem */
const MAX_DETAIL = 500

/** A folder and its hash. */
type FoundFolder = { hash: string; folder: Folder }

/** A tenant's folder with all files except hidden ones, or why none can be read. */
export async function readFolder(
  { config }: Pick<Services, 'config'>,
  alias: string,
): Promise<FoundFolder | Failure> {
  const { tenantsDir } = config
  const isThere =
    (await listTenantFolders(tenantsDir)).includes(alias) && (await hasTenantFolder(tenantsDir, alias))
  if (!isThere) return fail('TENANT_NOT_FOUND')
  const folder = await orFaults(folderAt(join(tenantsDir, alias)))
  if (Array.isArray(folder))
    return fail('FOLDER_UNREADABLE', { detail: folder.map(faultLine).join('; ').slice(0, MAX_DETAIL) })
  return { hash: folderHash(folder.files), folder }
}

/** The contents of a folder by path. */
export const bytesByPath = ({ files, contents }: Folder): Map<string, Buffer> =>
  new Map(files.map(({ path, hash }) => [path, contents.get(hash) ?? Buffer.alloc(0)]))

/**
 * Whether diners are served the current content of a tenant's folder: it may have been edited by hand since. Invalid
 * JSON was never applied.
 */
export async function isApplied(
  { config, store }: Services,
  alias: string,
  folder: Folder,
): Promise<boolean> {
  try {
    const own = placeFiles(alias, bytesByPath(folder))
    const base = await readTenantFolder(config.tenantsDir, BASE_FOLDER)
    return (await findContentHash(store.db, alias)) === contentHashOf(base, own)
  } catch (error) {
    if (error instanceof TenantInvalid) return false
    throw error
  }
}

/**
 * The symbolic links of a tenant's folder, itself included, except hidden ones: a publication would replace them by
 * files.
 * @returns paths as an operator writes them
 */
export async function linksIn({ config }: Pick<Services, 'config'>, alias: string): Promise<string[]> {
  const root = join(config.tenantsDir, alias)
  const there = await lstat(root).catch(() => undefined)
  if (there?.isSymbolicLink() === true) return [alias]
  if (there?.isDirectory() !== true) return []
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const links = entries.filter((entry) => entry.isSymbolicLink())
  return shownPaths(root, links).map((path) => `${alias}/${path}`)
}

/** The folder that all brands build on. */
export const readBaseFolder = ({ config }: Pick<Services, 'config'>): Promise<Folder> =>
  folderAt(tenantFolder(config.tenantsDir, BASE_FOLDER))

async function folderAt(root: string): Promise<Folder> {
  const files: FileRow[] = []
  const contents = new Map<string, Buffer>()
  for (const path of await shownFiles(root)) {
    const content = await readFile(join(root, path))
    const row = fileRow(path, content)
    files.push(row)
    contents.set(row.hash, content)
  }
  return { files, contents }
}

/** Whether publications can be written to the tenants folder. */
export async function isFolderWritable({ config }: Pick<Services, 'config'>): Promise<boolean> {
  return access(config.tenantsDir, constants.W_OK).then(
    () => true,
    () => false,
  )
}

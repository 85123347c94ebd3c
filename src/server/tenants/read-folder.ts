import { localeOf, textsFile } from '#domain/locales.ts'

import { createHash } from 'node:crypto'
import { existsSync, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { projectRoot } from '../project-root.ts'
import { reasonOf, StartupError } from '../startup-error.ts'
import { parseFile } from '#exchange/reading/parse-file.ts'
import type { TenantDocuments } from '#scenarios/tenant-documents.ts'
import { shownFiles } from './shown-files.ts'
import { TenantInvalid, type TenantFault } from './tenant-fault.ts'

/** The folder that all tenants inherit from. */
export const BASE_FOLDER = '_base'

/** The path of a tenant's folder. A tenants directory without its own base uses the one of this program. */
export function tenantFolder(tenantsDir: string, alias: string): string {
  const folder = join(tenantsDir, alias)
  return alias === BASE_FOLDER && !existsSync(folder) ? join(projectRoot(), 'tenants', BASE_FOLDER) : folder
}

/** The parsed files of a tenant's folder, not yet validated. */
export type TenantFiles = {
  alias: string
  /** absolute path, for pictures */
  folder: string
  tenant: unknown
  theme: unknown
  menu: unknown
  /** texts in the tenant's language */
  messages: unknown
  /** by screen id */
  layouts: Record<string, unknown>
  /** names below assets/ */
  assets: Set<string>
  /** files that are not valid JSON, or whose values would change when stored */
  broken: TenantFault[]
  /** names of files that nothing reads */
  others: string[]
  /** paths of assets that lie outside a folder */
  assetFiles?: ReadonlyMap<string, string>
  /** hash of every byte in the folder: if it is unchanged, there is nothing to apply */
  hash: string
}

/** The files of a folder as the scenarios read them; schemas have judged them before. */
export const documentsOf = ({ tenant, theme, menu, messages, layouts }: TenantFiles): TenantDocuments =>
  ({ tenant, theme, menu, messages, layouts }) as TenantDocuments

/**
 * The entries of the tenants directory, without those that a file system creates for itself.
 * @errors {@link StartupError} BAD_CONFIGURATION when it cannot be read
 */
export async function listTenantsDir(tenantsDir: string): Promise<Dirent[]> {
  const entries = await readdir(tenantsDir, { withFileTypes: true }).catch((error: unknown) => {
    const message = `TENANTS_DIR: no folder of tenants can be read (${reasonOf(error)}). Make it, or name another one; it may be empty.`
    throw new StartupError('BAD_CONFIGURATION', message, { cause: error })
  })
  return entries.filter(({ name }) => name !== 'lost+found')
}

/**
 * The sorted aliases of all folders, without names that start with '_' or '.'. A broken symbolic link counts: its
 * target may be on a disk that is not mounted, so the tenant is unreadable but not removed.
 */
export async function listTenantFolders(tenantsDir: string): Promise<string[]> {
  const names: string[] = []
  for (const entry of await listTenantsDir(tenantsDir)) {
    if (/^[_.]/.test(entry.name)) continue
    if (entry.isDirectory() || (entry.isSymbolicLink() && !(await isFile(join(tenantsDir, entry.name)))))
      names.push(entry.name)
  }
  return names.toSorted()
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** Whether it is there at this moment. */
export const hasTenantFolder = (tenantsDir: string, alias: string): Promise<boolean> =>
  stat(join(tenantsDir, alias)).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Reads one folder. Files may be missing, because the base has them; existing ones must be JSON.
 * @errors {@link TenantInvalid} for files that are not JSON
 */
export async function readTenantFolder(tenantsDir: string, alias: string): Promise<TenantFiles> {
  return refuseBroken(await readFolderAsItIs(tenantsDir, alias))
}

/** Like {@link readTenantFolder}, but reports invalid JSON in `broken`, so that the rest can be judged. */
export async function readFolderAsItIs(tenantsDir: string, alias: string): Promise<TenantFiles> {
  const folder = tenantFolder(tenantsDir, alias)
  const names = await shownFiles(folder)
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return {
    ...placed(alias, new Map(names.map((name, index) => [name, contents[index] ?? NOTHING]))),
    folder,
  }
}

const NOTHING = Buffer.alloc(0)

/**
 * Like {@link readTenantFolder}, for files that are in no folder.
 * @param contents - by path, sorted
 * @errors {@link TenantInvalid} for files that are not JSON
 */
export const placeFiles = (alias: string, contents: ReadonlyMap<string, Buffer>): TenantFiles =>
  refuseBroken(placed(alias, contents))

function refuseBroken(files: TenantFiles): TenantFiles {
  if (files.broken.length > 0) throw new TenantInvalid(files.broken)
  return files
}

function placed(alias: string, contents: ReadonlyMap<string, Buffer>): TenantFiles {
  const hash = createHash('sha256')
  const files: TenantFiles = {
    alias,
    folder: '',
    tenant: undefined,
    theme: undefined,
    menu: undefined,
    messages: undefined,
    layouts: {},
    assets: new Set(),
    broken: [],
    others: [],
    hash: '',
  }
  for (const [name, bytes] of contents) {
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
    place(files, name, bytes)
  }
  placeTexts(files, contents)
  files.hash = hash.digest('hex')
  return files
}

const SINGLE_FILES: Record<string, 'tenant' | 'theme' | 'menu'> = {
  'tenant.json': 'tenant',
  'theme.json': 'theme',
  'menu.json': 'menu',
}

function place(files: TenantFiles, name: string, bytes: Buffer): void {
  const single = SINGLE_FILES[name]
  if (single !== undefined) files[single] = parse(files, name, bytes)
  const screen = /^layout\/([a-z0-9-]+)\.json$/.exec(name)?.[1]
  if (screen !== undefined) files.layouts[screen] = parse(files, name, bytes)
  const isAsset = name.startsWith('assets/')
  if (isAsset) files.assets.add(name.slice('assets/'.length))
  if (single === undefined && screen === undefined && !isAsset) files.others.push(name)
}

/** Selects the texts in the tenant's language; those in other languages are not read. */
function placeTexts(files: TenantFiles, contents: ReadonlyMap<string, Buffer>): void {
  const name = textsFile(localeOf(files.tenant))
  const bytes = contents.get(name)
  if (bytes === undefined) return
  files.messages = parse(files, name, bytes)
  files.others = files.others.filter((other) => other !== name)
}

function parse({ alias, broken }: TenantFiles, name: string, bytes: Buffer): unknown {
  const { value, faults } = parseFile(bytes)
  broken.push(...faults.map((fault) => ({ ...fault, file: `${alias}/${name}` })))
  return value
}

/**
 * Copies the files of a tenant's folder without symbolic links, so that writing to the copy never changes the folder.
 * @errors as {@link shownFiles}
 */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await copyFiles(from, to, await shownFiles(from))
}

/** Copies the given files. */
export async function copyFiles(from: string, to: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(from, path), target)
  }
}

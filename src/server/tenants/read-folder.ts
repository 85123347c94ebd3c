import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { shownPaths } from './shown-paths.ts'
import { TenantInvalid } from './tenant-fault.ts'

/** The folder all tenants inherit from. */
export const BASE_FOLDER = '_base'

/** The files of one tenant's folder, parsed and not yet judged. */
export type TenantFiles = {
  alias: string
  /** absolute path, for pictures */
  folder: string
  tenant: unknown
  theme: unknown
  menu: unknown
  messages: unknown
  /** by screen id */
  layouts: Record<string, unknown>
  /** names below assets/ */
  assets: Set<string>
  /** names of files that nothing reads */
  others: string[]
  /** where those of the assets lie that are not in a folder */
  assetFiles?: ReadonlyMap<string, string>
  /** of every byte in the folder: equal hashes mean there is nothing to apply */
  hash: string
}

/** The aliases of all folders, sorted; those that start with '_' or '.' are no tenants. */
export async function listTenantFolders(tenantsDir: string): Promise<string[]> {
  const entries = await readdir(tenantsDir, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map((entry) => entry.name)
    .toSorted()
}

/**
 * Reads one folder. Files may be missing (the base has them); what is there must be JSON.
 * @errors {@link TenantInvalid} for a file that is not JSON
 */
export async function readTenantFolder(tenantsDir: string, alias: string): Promise<TenantFiles> {
  const folder = join(tenantsDir, alias)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = shownPaths(
    folder,
    entries.filter((entry) => entry.isFile()),
  )
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  return {
    ...placeFiles(alias, new Map(names.map((name, index) => [name, contents[index] ?? NOTHING]))),
    folder,
  }
}

const NOTHING = Buffer.alloc(0)

/**
 * The same of files that lie in no folder.
 * @param contents - by path, sorted
 * @errors {@link TenantInvalid} for a file that is not JSON
 */
export function placeFiles(alias: string, contents: ReadonlyMap<string, Buffer>): TenantFiles {
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
    others: [],
    hash: '',
  }
  for (const [name, bytes] of contents) {
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
    place(files, name, bytes)
  }
  files.hash = hash.digest('hex')
  return files
}

const SINGLE_FILES: Record<string, 'tenant' | 'theme' | 'menu' | 'messages'> = {
  'tenant.json': 'tenant',
  'theme.json': 'theme',
  'menu.json': 'menu',
  'messages.es.json': 'messages',
}

function place(files: TenantFiles, name: string, bytes: Buffer): void {
  const single = SINGLE_FILES[name]
  if (single !== undefined) files[single] = parse(files.alias, name, bytes)
  const screen = /^layout\/([a-z0-9-]+)\.json$/.exec(name)?.[1]
  if (screen !== undefined) files.layouts[screen] = parse(files.alias, name, bytes)
  const isAsset = name.startsWith('assets/')
  if (isAsset) files.assets.add(name.slice('assets/'.length))
  if (single === undefined && screen === undefined && !isAsset) files.others.push(name)
}

function parse(alias: string, name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    const found = error instanceof Error ? error.message : 'broken text'
    throw new TenantInvalid([{ file: `${alias}/${name}`, path: '$', found, expected: 'valid JSON' }])
  }
}

import type { StoredFiles } from '../images/stored-files.mjs'
import type { Applied } from '../repositories/applied-folders-repository.ts'
import { contentHashOf } from './content-hash.ts'
import { isSettled, markOf, statFolder, type FolderStat } from './folder-mark.ts'
import { loadFolder, type LoadOptions } from './load-tenant.ts'
import { readTenantFolder, tenantFolder } from './read-folder.ts'
import type { ResolvedTenant } from './resolved.ts'

/** A folder and the state that was applied from it. */
export type InspectedFolder = {
  alias: string
  /** why the disk could not be read */
  error?: unknown
  stat?: FolderStat
  applied?: Applied
}

/** Reads the file metadata of a folder, but no contents. */
export async function inspectFolder(
  tenantsDir: string,
  alias: string,
  applied: Applied | undefined,
): Promise<InspectedFolder> {
  try {
    return { alias, applied, stat: await statFolder(tenantFolder(tenantsDir, alias)) }
  } catch (error) {
    return { alias, applied, error }
  }
}

/** Whether the metadata shows that a folder is unchanged since it was applied. */
export const isUntouched = ({ stat, applied }: InspectedFolder, surroundings: string): boolean =>
  stat !== undefined &&
  applied !== undefined &&
  applied.folderMark === markOf(stat, applied.contentHash, surroundings)

/** The change that a folder requires: a new mark when its content was applied before, else the resolved tenant. */
export type FolderChange = { mark: string | undefined; tenant?: ResolvedTenant }

/**
 * Reads a folder, and resolves it unless its content was applied before.
 * @param served - files of the tenant that must exist
 * @errors TenantInvalid for its faults; errors of the disk
 */
export async function readChange(
  { alias, stat, applied, error }: InspectedFolder,
  served: readonly string[],
  options: LoadOptions & { pictures: StoredFiles | undefined; surroundings: string; now: Date },
): Promise<FolderChange> {
  if (stat === undefined) throw error
  const { base, tenantsDir, pictures, surroundings, now } = options
  const files = await readTenantFolder(tenantsDir, alias)
  const hash = contentHashOf(base, files)
  const mark = isSettled(stat, now) ? markOf(stat, hash, surroundings) : undefined
  const names = served.map((url) => url.slice('/files/'.length))
  const areThere = async () => pictures === undefined || pictures.haveAll(names)
  if (applied?.contentHash === hash && (await areThere())) return { mark }
  const { tenant } = await loadFolder(files, hash, options)
  return { mark, tenant }
}

import type { Clock } from '../clock.ts'
import type { Db, Store } from '../db/store.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { BucketFault } from '../images/bucket-files.mjs'
import { filesAt, type StoredFiles } from '../images/stored-files.mjs'
import {
  findApplied,
  findContentHash,
  findServedFiles,
  listServedTenants,
  noteFolderMarks,
} from '../repositories/applied-folders-repository.ts'
import { lockTenantFolder, unpublishTenants } from '../repositories/tenants-repository.ts'
import { contentHashOf } from './content-hash.ts'
import { isUntouched, readChange, inspectFolder, type InspectedFolder } from './folder-change.ts'
import { placeId } from './folder-mark.ts'
import { layoutFaults, type JudgeLayouts } from './layout-faults.ts'
import { loadBase } from './load-base.ts'
import {
  BASE_FOLDER,
  hasTenantFolder,
  listTenantFolders,
  readFolderAsItIs,
  type TenantFiles,
} from './read-folder.ts'
import { schemaFaults } from './schema-faults.ts'
import { serveTenant } from './serve-tenant.ts'
import { NamesTaken } from './taken-names.ts'
import { faultsOf, TenantInvalid, type TenantFault } from './tenant-fault.ts'
import { TenantWrites } from './tenant-writes.ts'

/** Folders compared with the database per query. */
const BATCH = 200
/** Tenants written concurrently: while the database writes some, the next is resolved. */
const AT_ONCE = 4
/** Most faults reported when one mistake affects a hundred thousand folders. */
const MOST_FAULTS = 1_000

export type ApplyOptions = {
  tenantsDir: string
  imagesDir: string
  clock: Clock
  /** take tenants without a folder out of service, unless there is no folder at all */
  prune?: boolean
  /** apply nothing when any folder has a fault */
  allOrNothing?: boolean
  judgeLayouts?: JudgeLayouts
  /** called after each folder that was read, and after each batch */
  onProgress?: (report: ApplyReport, total: number) => void
  /** stops the run after the current folder */
  signal?: AbortSignal
}

export type ApplyReport = {
  added: string[]
  changed: string[]
  /** taken out of service */
  removed: string[]
  unchanged: string[]
  /** tenants whose folders have faults: they stay as they were */
  refused: string[]
  /** the faults of those, up to a limit, or of the folders as a whole */
  faults: TenantFault[]
  /** tenants without a folder that are still served */
  kept: string[]
}

/** How the folders are processed. */
type Way = {
  /** tenants written concurrently */
  atOnce: number
  /** only find faults and prepare pictures */
  isTrial?: boolean
}

/**
 * Synchronises the database with the folders, each tenant in its own transaction. A tenant whose folder has faults
 * stays at its last good version; one that another process is writing is skipped. A folder that is unchanged on disk
 * since it was applied is not read.
 * @errors {@link TenantInvalid} with the faults of all folders, and nothing is applied, when it is all or nothing
 */
export async function applyTenants(store: Store, options: ApplyOptions): Promise<ApplyReport> {
  if (options.allOrNothing !== true) return applyEach(store.db, options, { atOnce: AT_ONCE })
  // preparing pictures takes longer than a transaction may last
  refuseFaults(await applyEach(store.db, options, { atOnce: 1, isTrial: true }))
  return store.db.transaction(async (tx) => refuseFaults(await applyEach(tx, options, { atOnce: 1 })))
}

function refuseFaults(report: ApplyReport): ApplyReport {
  if (report.refused.length > 0) throw new TenantInvalid(report.faults)
  return report
}

async function applyEach(db: Db, options: ApplyOptions, way: Way): Promise<ApplyReport> {
  const { tenantsDir, imagesDir, onProgress, signal } = options
  const pictures = filesAt(imagesDir)
  const report = emptyReport()
  const base = await readFolderAsItIs(tenantsDir, BASE_FOLDER)
  const baseFaults = await applyBase(db, base, options, way)
  if (baseFaults.length > 0) return { ...report, refused: [BASE_FOLDER], faults: baseFaults }
  const aliases = await listTenantFolders(tenantsDir)
  await takeAway(db, new Set(aliases), options, way, report)
  const place = await placeId(pictures)
  const run: Run = {
    db,
    options,
    way,
    base,
    pictures: place === undefined ? undefined : pictures,
    surroundings: `${contentHashOf(base)} ${place}`,
    report,
    total: aliases.length,
  }
  const isStopped = () => signal?.aborted === true
  let waiting = new Map<string, NamesTaken>()
  for (let start = 0; start < aliases.length && !isStopped(); start += BATCH) {
    for (const [alias, error] of await applyBatch(run, aliases.slice(start, start + BATCH)))
      waiting.set(alias, error)
    onProgress?.(report, aliases.length)
  }
  // another folder may have released a name since
  for (let before = Infinity; waiting.size < before && waiting.size > 0 && !isStopped();) {
    before = waiting.size
    waiting = await applyBatch(run, [...waiting.keys()])
  }
  if (!isStopped()) for (const [alias, error] of waiting) refuse(report, alias, error)
  // concurrent tenants finish in any order
  for (const names of [report.added, report.changed, report.unchanged, report.refused]) names.sort()
  onProgress?.(report, aliases.length)
  return report
}

export const emptyReport = (): ApplyReport => ({
  added: [],
  changed: [],
  removed: [],
  unchanged: [],
  refused: [],
  faults: [],
  kept: [],
})

/** The base is written first: while it has faults, no other folder can be judged. */
async function applyBase(
  db: Db,
  base: TenantFiles,
  { clock, judgeLayouts }: ApplyOptions,
  { isTrial }: Way,
): Promise<TenantFault[]> {
  const hash = contentHashOf(base)
  if ((await findContentHash(db, BASE_FOLDER)) === hash) return []
  const faults = [...schemaFaults(base), ...(await layoutFaults(base, base, judgeLayouts))]
  if (faults.length === 0 && isTrial !== true)
    await db.transaction((tx) => serveTenant(tx, loadBase(base, hash), clock()))
  return faults
}

const NO_FOLDER: TenantFault = {
  file: 'TENANTS_DIR',
  path: '$',
  found: 'no folder of a tenant',
  expected: 'the folders of those that are served',
}

/** When there is no folder at all, the disk is probably missing: then no venue is taken out of service. */
async function takeAway(
  db: Db,
  folders: ReadonlySet<string>,
  { prune, tenantsDir }: ApplyOptions,
  { isTrial = false }: Way,
  report: ApplyReport,
): Promise<void> {
  const isPruning = prune === true && folders.size > 0
  for await (const served of listServedTenants(db)) {
    const gone = served
      .map(({ alias }) => alias)
      .filter((alias) => alias !== BASE_FOLDER && !folders.has(alias))
    if (!isPruning) report.kept.push(...gone)
    else
      for (const alias of gone) if (await takeOut(db, tenantsDir, alias, isTrial)) report.removed.push(alias)
  }
  if (prune === true && report.kept.length > 0) report.faults.push(NO_FOLDER)
}

/** A folder is missing for a moment while it is replaced, so the replacement holds the same lock. */
const takeOut = (db: Db, tenantsDir: string, alias: string, isTrial: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockTenantFolder(tx, alias)
    if (await hasTenantFolder(tenantsDir, alias)) return false
    if (!isTrial) await unpublishTenants(tx, [alias])
    return true
  })

/** State shared by all batches of a run. */
type Run = {
  db: Db
  options: ApplyOptions
  way: Way
  base: TenantFiles
  /**
   * the store to check for missing pictures; undefined when the bucket does not answer, so that none counts as
   * missing
   */
  pictures: StoredFiles | undefined
  surroundings: string
  report: ApplyReport
  /** number of folders */
  total: number
}

/** @returns the tenants that share a name with another tenant */
async function applyBatch(run: Run, aliases: string[]): Promise<Map<string, NamesTaken>> {
  const { db, options, way, base, pictures, surroundings, report, total } = run
  const { tenantsDir, clock, signal, onProgress } = options
  const taken = new Map<string, NamesTaken>()
  const marks: { alias: string; mark: string }[] = []
  const writes = new TenantWrites(db, clock, way.atOnce, ({ tenant, over }, { isWritten, error }) => {
    if (error instanceof NamesTaken) taken.set(tenant.alias, error)
    else if (error !== undefined) refuse(report, tenant.alias, error)
    else report[isWritten ? (over === undefined ? 'added' : 'changed') : 'unchanged'].push(tenant.alias)
  })
  const applied = await findApplied(db, aliases)
  const seen = await Promise.all(aliases.map((alias) => inspectFolder(tenantsDir, alias, applied.get(alias))))
  const touched = seen.filter((folder) => !isUntouched(folder, surroundings))
  report.unchanged.push(...namesOf(seen.filter((folder) => isUntouched(folder, surroundings))))
  const served = await findServedFiles(db, namesOf(touched.filter((folder) => folder.applied !== undefined)))
  for (const folder of touched) {
    if (signal?.aborted === true) break
    const { alias } = folder
    try {
      const read = { ...options, base, pictures, surroundings, now: clock() }
      const { mark, tenant } = await readChange(folder, served.get(alias) ?? [], read)
      if (tenant === undefined) {
        report.unchanged.push(alias)
        if (mark !== undefined) marks.push({ alias, mark })
      } else if (way.isTrial !== true) {
        await writes.add({ tenant, mark, over: folder.applied?.contentHash })
      }
    } catch (error) {
      refuse(report, alias, error)
    }
    onProgress?.(report, total)
  }
  await writes.end()
  if (way.isTrial !== true) await noteFolderMarks(db, marks)
  return taken
}

const namesOf = (folders: readonly InspectedFolder[]): string[] => folders.map(({ alias }) => alias)

/** A failing database or bucket ends the run; any other error affects only its own tenant. */
function refuse(report: ApplyReport, alias: string, error: unknown): void {
  if (isUnavailable(error) || error instanceof BucketFault) throw error
  report.refused.push(alias)
  if (report.faults.length < MOST_FAULTS) report.faults.push(...faultsOf(alias, error))
}

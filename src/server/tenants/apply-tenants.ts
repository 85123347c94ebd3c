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
import { isUntouched, readChange, seeFolder, type SeenFolder } from './folder-change.ts'
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

/** Folders that are compared with the database by one query. */
const BATCH = 200
/** Tenants that are written at the same time: while the database writes some, the next is resolved. */
const AT_ONCE = 4
/** Of a mistake in a hundred thousand folders, these many say enough. */
const MOST_FAULTS = 1_000

export type ApplyOptions = {
  tenantsDir: string
  imagesDir: string
  clock: Clock
  /** take tenants without a folder out of service, unless there is no folder at all */
  prune?: boolean
  /** one folder with a fault, and nothing is applied */
  allOrNothing?: boolean
  judgeLayouts?: JudgeLayouts
  /** is told after each folder that was read, and after each batch */
  onProgress?: (report: ApplyReport, total: number) => void
  /** ends it after the folder that it is at */
  signal?: AbortSignal
}

export type ApplyReport = {
  added: string[]
  changed: string[]
  /** taken out of service */
  removed: string[]
  unchanged: string[]
  /** their folders have faults: they stay as they were */
  refused: string[]
  /** what is wrong with those, up to some number, or with the folders as a whole */
  faults: TenantFault[]
  /** without a folder, and still served */
  kept: string[]
}

/** How the folders are gone through. */
type Way = {
  /** tenants that are written at the same time */
  atOnce: number
  /** only finds faults and makes pictures */
  isTrial?: boolean
}

/**
 * Brings the database in line with the folders, each tenant in a transaction of its own. One whose folder has faults stays
 * at its last good version; one that another process writes meanwhile is left to it. A folder that is untouched since it
 * was applied, as the disk says, is not read.
 * @errors {@link TenantInvalid} with the faults of all folders, and nothing is applied, when it is all or nothing
 */
export async function applyTenants(store: Store, options: ApplyOptions): Promise<ApplyReport> {
  if (options.allOrNothing !== true) return applyEach(store.db, options, { atOnce: AT_ONCE })
  // pictures take longer than a transaction may wait
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
  // another folder may have let go of a name since
  for (let before = Infinity; waiting.size < before && waiting.size > 0 && !isStopped();) {
    before = waiting.size
    waiting = await applyBatch(run, [...waiting.keys()])
  }
  if (!isStopped()) for (const [alias, error] of waiting) refuse(report, alias, error)
  // those written at the same time end in any order
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

/** The base is written first: what is wrong with it keeps all folders from being judged. */
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

/** Where nothing is there, a disk is not: no venue goes out of service by that. */
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

/** While another folder is put in its place none is there for a moment: who does that holds the same lock. */
const takeOut = (db: Db, tenantsDir: string, alias: string, isTrial: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockTenantFolder(tx, alias)
    if (await hasTenantFolder(tenantsDir, alias)) return false
    if (!isTrial) await unpublishTenants(tx, [alias])
    return true
  })

/** What stays the same while folders are gone through. */
type Run = {
  db: Db
  options: ApplyOptions
  way: Way
  base: TenantFiles
  /** where they are asked for; of a bucket that does not answer nothing is known to be missing */
  pictures: StoredFiles | undefined
  surroundings: string
  report: ApplyReport
  /** folders in all */
  total: number
}

/** @returns those of whose names another tenant has one */
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
  const seen = await Promise.all(aliases.map((alias) => seeFolder(tenantsDir, alias, applied.get(alias))))
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

const namesOf = (folders: readonly SeenFolder[]): string[] => folders.map(({ alias }) => alias)

/** Without its database or its pictures' bucket it ends; whatever else keeps a tenant from being applied keeps no other. */
function refuse(report: ApplyReport, alias: string, error: unknown): void {
  if (isUnavailable(error) || error instanceof BucketFault) throw error
  report.refused.push(alias)
  if (report.faults.length < MOST_FAULTS) report.faults.push(...faultsOf(alias, error))
}

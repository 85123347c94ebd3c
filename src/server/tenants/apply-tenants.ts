import { createHash } from 'node:crypto'

import type { Clock } from '../clock.ts'
import type { Db, Store } from '../db/store.ts'
import {
  findAppliedTenants,
  findTakenAliases,
  findTakenHosts,
  unpublishTenants,
  writeTenant,
} from '../repositories/tenants-repository.ts'
import { filesAt } from '../images/stored-files.mjs'
import { hostFault } from './host-faults.ts'
import { layoutFaults } from './layout-faults.ts'
import type { JudgeLayouts } from './layout-faults.ts'
import { loadBase } from './load-base.ts'
import { loadTenant } from './load-tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from './read-folder.ts'
import type { TenantFiles } from './read-folder.ts'
import type { ResolvedTenant } from './resolved.ts'
import { schemaFaults } from './schema-faults.ts'
import { serveTenant } from './serve-tenant.ts'
import { TenantInvalid } from './tenant-fault.ts'
import type { TenantFault } from './tenant-fault.ts'

/** Raised whenever the resolved form changes, so that a new program applies unchanged folders again. */
const RESOLVER_VERSION = 5

export type ApplyOptions = {
  tenantsDir: string
  imagesDir: string
  clock: Clock
  /** take tenants without a folder out of service */
  prune?: boolean
  judgeLayouts?: JudgeLayouts
}

export type ApplyReport = { added: string[]; changed: string[]; removed: string[]; unchanged: string[] }

/**
 * Brings the database in line with the folders, all or nothing: every folder that differs from what was applied
 * is resolved and judged, then all are written in one transaction. An unchanged folder costs a comparison.
 *
 * @errors {@link TenantInvalid} with the faults of all folders
 */
export async function applyTenants(store: Store, options: ApplyOptions): Promise<ApplyReport> {
  const base = await readTenantFolder(options.tenantsDir, BASE_FOLDER)
  const applied = await findAppliedTenants(store.db)
  const aliases = await listTenantFolders(options.tenantsDir)
  const { changed, unchanged } = await resolveChanged(aliases, base, applied, options)
  const known = new Set(applied.keys())
  const gone = [...known].filter((alias) => alias !== BASE_FOLDER && !aliases.includes(alias))
  const removed = options.prune === true ? gone : []
  const baseHash = contentHashOf(base)
  await store.db.transaction(async (tx) => {
    const now = options.clock()
    if (applied.get(BASE_FOLDER)?.contentHash !== baseHash)
      await writeTenant(tx, loadBase(base, baseHash), now)
    await unpublishTenants(tx, removed)
    for (const tenant of changed) {
      await refuseTakenAliases(tx, tenant)
      await serveTenant(tx, tenant, now)
    }
  })
  const names = changed.map((tenant) => tenant.alias)
  return {
    added: names.filter((alias) => !known.has(alias)),
    changed: names.filter((alias) => known.has(alias)),
    removed,
    unchanged,
  }
}

type Applied = Awaited<ReturnType<typeof findAppliedTenants>>

async function resolveChanged(aliases: string[], base: TenantFiles, applied: Applied, options: ApplyOptions) {
  const changed: ResolvedTenant[] = []
  const unchanged: string[] = []
  const faults: TenantFault[] = schemaFaults(base)
  const pictures = filesAt(options.imagesDir)
  const areThere = (urls: readonly string[]) =>
    pictures.haveAll(urls.map((url) => url.slice('/files/'.length)))
  // A base that was judged and applied as it is needs no second look.
  if (applied.get(BASE_FOLDER)?.contentHash !== contentHashOf(base)) {
    faults.push(...(await layoutFaults(base, base, options.judgeLayouts)))
  }
  for (const alias of aliases) {
    try {
      const files = await readTenantFolder(options.tenantsDir, alias)
      const hash = contentHashOf(base, files)
      const known = applied.get(alias)
      if (known?.contentHash === hash && (await areThere(known.presentation.files))) {
        unchanged.push(alias)
      } else {
        changed.push(await loadTenant(files, hash, { ...options, base }))
      }
    } catch (error) {
      if (!(error instanceof TenantInvalid)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new TenantInvalid(faults)
  return { changed, unchanged }
}

async function refuseTakenAliases(db: Db, tenant: ResolvedTenant): Promise<void> {
  const faults = await takenAliases(
    db,
    tenant.alias,
    tenant.entities.map(({ alias }) => alias),
  )
  faults.push(...(await takenHosts(db, tenant)))
  if (faults.length > 0) throw new TenantInvalid(faults)
}

/** Which of a tenant's aliases another one has. */
export async function takenAliases(db: Db, tenant: string, aliases: string[]): Promise<TenantFault[]> {
  const taken = await findTakenAliases(db, tenant, aliases)
  return taken.map((one) => ({
    file: `${tenant}/tenant.json`,
    path: '$.branches',
    found: `alias '${one.alias}', which the tenant '${one.tenant}' has`,
    expected: 'an alias no other tenant has',
  }))
}

/** Which of a tenant's host names another one has. */
async function takenHosts(db: Db, { alias, hosts }: ResolvedTenant): Promise<TenantFault[]> {
  if (hosts.length === 0) return []
  const names = hosts.map(({ host }) => host)
  const taken = await findTakenHosts(db, alias, names)
  return taken.map((one) => hostFault(alias, names.indexOf(one.host), one.host, one.tenant))
}

/** What decides whether a folder is applied again. */
export function contentHashOf(...folders: TenantFiles[]): string {
  const parts = [RESOLVER_VERSION, ...folders.map((folder) => folder.hash)]
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)
}

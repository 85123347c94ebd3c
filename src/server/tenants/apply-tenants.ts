import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'

import type { Clock } from '../clock.ts'
import type { Store } from '../db/store.ts'
import { findAppliedTenants, findTakenAliases, unpublishTenants, writeTenant } from '../repositories/tenants-repository.ts'
import { loadTenant } from './load-tenant.ts'
import { BASE_FOLDER, listTenantFolders, readTenantFolder } from './read-folder.ts'
import type { TenantFiles } from './read-folder.ts'
import type { ResolvedTenant } from './resolved.ts'
import { TenantInvalid } from './tenant-fault.ts'

/** Raised whenever the resolved form changes, so that a new program applies unchanged folders again. */
const RESOLVER_VERSION = 1

export type ApplyOptions = {
  tenantsDir: string
  imagesDir: string
  clock: Clock
  /** take tenants without a folder out of service */
  prune?: boolean
}

export type ApplyReport = { applied: string[]; unchanged: string[]; unpublished: string[] }

/**
 * Brings the database in line with the folders: a folder whose content is unchanged costs a comparison,
 * any other is resolved and written in one transaction of its own. Nothing is written before every folder
 * of the run has been judged good.
 *
 * @errors {@link TenantInvalid} with the faults of all folders
 */
export async function applyTenants(store: Store, options: ApplyOptions): Promise<ApplyReport> {
  const base = await readTenantFolder(options.tenantsDir, BASE_FOLDER)
  const applied = await findAppliedTenants(store.db)
  const aliases = await listTenantFolders(options.tenantsDir)
  const report: ApplyReport = { applied: [], unchanged: [], unpublished: [] }
  const changed: ResolvedTenant[] = []
  const faults: TenantInvalid['faults'] = []
  for (const alias of aliases) {
    try {
      const files = await readTenantFolder(options.tenantsDir, alias)
      const hash = contentHashOf(base, files)
      const known = applied.get(alias)
      if (known?.contentHash === hash && (await allExist(options.imagesDir, known.presentation.files))) {
        report.unchanged.push(alias)
      } else {
        changed.push(await loadTenant(files, hash, { ...options, base }))
      }
    } catch (error) {
      if (!(error instanceof TenantInvalid)) throw error
      faults.push(...error.faults)
    }
  }
  if (faults.length > 0) throw new TenantInvalid(faults)
  for (const tenant of changed) {
    await writeOne(store, tenant, options.clock())
    report.applied.push(tenant.alias)
  }
  if (options.prune === true) {
    report.unpublished = [...applied.keys()].filter((alias) => !aliases.includes(alias))
    await store.db.transaction((tx) => unpublishTenants(tx, report.unpublished))
  }
  return report
}

async function writeOne(store: Store, tenant: ResolvedTenant, now: Date): Promise<void> {
  await store.db.transaction(async (tx) => {
    const taken = await findTakenAliases(tx, tenant.alias, tenant.entities.map(({ alias }) => alias))
    if (taken.length > 0) {
      throw new TenantInvalid(
        taken.map((one) => ({
          file: `${tenant.alias}/tenant.json`,
          path: '$.branches',
          found: `alias '${one.alias}', which the tenant '${one.tenant}' has`,
          expected: 'an alias no other tenant has',
        })),
      )
    }
    await writeTenant(tx, tenant, now)
  })
}

function contentHashOf(base: TenantFiles, files: TenantFiles): string {
  return createHash('sha256').update(`${RESOLVER_VERSION} ${base.hash} ${files.hash}`).digest('hex').slice(0, 16)
}

async function allExist(imagesDir: string, urls: readonly string[]): Promise<boolean> {
  const found = await Promise.all(
    urls.map((url) => access(join(imagesDir, url.slice('/files/'.length))).then(() => true, () => false)),
  )
  return found.every(Boolean)
}

import { createHash } from 'node:crypto'

import { resolveTheme } from '#theme/resolve.ts'

import type { Db } from '../db/store.ts'
import { insertThemeFindings } from '../repositories/analytics-repository.ts'
import { writeTenant, type AppliedFolder } from '../repositories/tenants-repository.ts'
import type { ResolvedTenant } from './resolved.ts'
import { NamesTaken, takenNames } from './taken-names.ts'
import { themesOf } from './themes-of.ts'

/**
 * Replaces a served tenant, and stores the theme engine's report on its colours among the visit analytics. Each report
 * is stored once, however often the theme is applied. Call inside a transaction.
 * @param folder - the version that the tenant was made from; without it, any version is replaced
 * @returns false, and nothing is written, when the version to replace is no longer the current one
 * @errors {@link NamesTaken}: the transaction must be rolled back
 * @source accessibility rule 9
 */
export async function serveTenant(
  db: Db,
  tenant: ResolvedTenant,
  now: Date,
  folder?: AppliedFolder,
): Promise<boolean> {
  const written = await writeTenant(db, tenant, now, folder)
  if (written === 'superseded') return false
  if (written === 'taken') throw new NamesTaken(await takenNames(db, tenant))
  const { own, branches } = themesOf(tenant)
  for (const { alias, colorConfig } of [own, ...branches]) {
    const { findings } = resolveTheme(colorConfig)
    await insertThemeFindings(db, { alias, hash: hashOf(findings), findings }, now)
  }
  return true
}

const hashOf = (findings: unknown): string =>
  createHash('sha256').update(JSON.stringify(findings)).digest('hex').slice(0, 16)

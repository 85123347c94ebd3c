import { createHash } from 'node:crypto'

import { resolveTheme } from '#theme/resolve.ts'

import type { Db } from '../db/store.ts'
import { insertThemeFindings } from '../repositories/analytics-repository.ts'
import { writeTenant } from '../repositories/tenants-repository.ts'
import type { ResolvedTenant } from './resolved.ts'
import { themesOf } from './themes-of.ts'

/**
 * Writes a tenant over what was served, and what the theme engine says of its colours beside what is told of visits: once
 * for each report, however often the theme is applied. Call inside a transaction.
 *
 * @source accessibility rule 9
 */
export async function serveTenant(db: Db, tenant: ResolvedTenant, now: Date): Promise<void> {
  await writeTenant(db, tenant, now)
  const { own, branches } = themesOf(tenant)
  for (const { alias, colorConfig } of [own, ...branches]) {
    const { findings } = resolveTheme(colorConfig)
    await insertThemeFindings(db, { alias, hash: hashOf(findings), findings }, now)
  }
}

const hashOf = (findings: unknown): string =>
  createHash('sha256').update(JSON.stringify(findings)).digest('hex').slice(0, 16)

import { auditText } from '#messages/audit-report.ts'
import type { Screen } from '#scenarios/state.ts'
import type { Narrowing } from './cell.ts'
import type { Changes } from './changed-files.ts'

/** Screens of a feature, by its folder's name. Features that are not listed are used by many screens. */
export const SCREENS_OF_FEATURE: Readonly<Record<string, readonly Screen[]>> = {
  account: ['account'],
  address: ['address', 'checkout'],
  cart: ['menu', 'plate', 'cart', 'checkout'],
  checkout: ['checkout'],
  console: ['console'],
  entry: ['entry'],
  'follow-up': ['follow-up'],
  guide: ['guide'],
  menu: ['menu', 'plate'],
  plate: ['menu', 'plate'],
  shift: ['shift'],
  shipments: ['rider'],
  survey: ['survey'],
  tracking: ['follow-up', 'tracking'],
}

/** Screens arranged by a tenant's layout file, by its name. */
export const SCREENS_OF_LAYOUT: Readonly<Record<string, readonly Screen[]>> = {
  'branch-selection': ['entry'],
  branch: ['entry'],
  'mode-selection': ['entry'],
  company: ['entry'],
  cart: ['cart'],
  category: ['menu'],
  checkout: ['checkout'],
  'follow-up': ['follow-up'],
  plate: ['plate'],
}

/** The scopes affected by a change, and one sentence of reason for each. Without scopes, everything. */
export type Touched = { readonly scopes?: readonly Narrowing[]; readonly why: readonly string[] }

/** Files without an effect on pages: documents, tests, measurements. */
const NO_PAGE = /^(docs|tests|bench|\.ci)\/|\.(md|test\.tsx?|e2e\.ts)$|^LICENSE$/

/** The changes, and the existing tenants: their folder may contain others, and be the whole repository. */
export type ChangesOfTenants = Changes & { readonly tenants: readonly string[] }

/**
 * Tenants and screens that changed files may affect. Files outside the tenants and src/features/ affect everything; so
 * do the tenants' _base, and a feature used by many screens.
 */
export function touched({ files, tenantsAt, tenants }: ChangesOfTenants): Touched {
  const scopes = new Map<string, { scope: Narrowing; why: string }>()
  for (const file of files) {
    const inTenants = file.startsWith(tenantsAt) ? file.slice(tenantsAt.length) : undefined
    if (inTenants === undefined ? NO_PAGE.test(file) : file.endsWith('.md')) continue
    const one = inTenants === undefined ? scopeInProgram(file) : scopeInTenants(file, inTenants, tenants)
    if ('everything' in one) return { why: [one.everything] }
    const key = JSON.stringify(one.scope)
    if (!scopes.has(key)) scopes.set(key, one)
  }
  const found = [...scopes.values()]
  const none = auditText('since.none', { files: files.length })
  return {
    scopes: found.map(({ scope }) => scope),
    why: found.length === 0 ? [none] : found.map(({ why }) => why),
  }
}

type Scope = { everything: string } | { scope: Narrowing; why: string }

const elsewhere = (file: string): Scope => ({ everything: auditText('since.elsewhere', { file }) })

/** @param inTenants - path of the same file, relative to the tenants' folder */
function scopeInTenants(file: string, inTenants: string, tenants: readonly string[]): Scope {
  const [tenant = '', part, name = ''] = inTenants.split('/')
  if (tenant === '_base') return { everything: auditText('since.base', { file }) }
  if (!tenants.includes(tenant)) return elsewhere(file)
  const screens = part === 'layout' ? entryOf(SCREENS_OF_LAYOUT, name.replace(/\.json$/, '')) : undefined
  if (screens === undefined)
    return { scope: { tenants: [tenant] }, why: auditText('since.tenant', { tenant, file }) }
  const why = auditText('since.layout', { tenant, screens: screens.join(', '), file })
  return { scope: { tenants: [tenant], screens }, why }
}

function scopeInProgram(file: string): Scope {
  const [folder, features, feature = ''] = file.split('/')
  const isFeature = folder === 'src' && features === 'features'
  const screens = isFeature ? entryOf(SCREENS_OF_FEATURE, feature) : undefined
  if (screens === undefined) return elsewhere(file)
  return { scope: { screens }, why: auditText('since.feature', { screens: screens.join(', '), file }) }
}

const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

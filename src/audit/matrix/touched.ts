import { auditText } from '#messages/audit-report.ts'
import type { Screen } from '#scenarios/state.ts'
import type { Narrowing } from './cell.ts'
import type { Changes } from './changed-files.ts'

/** Screens that show a feature, by the name of its folder. A feature that is not named is shown on many. */
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

/** Screens that a layout file of a tenant arranges, by its name. */
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

/** What a change touches, and why, one sentence each. Without scopes, everything. */
export type Touched = { readonly scopes?: readonly Narrowing[]; readonly why: readonly string[] }

/** Files that no page is made of: words, tests, measurements. */
const NO_PAGE = /^(docs|tests|bench|\.ci)\/|\.(md|test\.tsx?|e2e\.ts)$|^LICENSE$/

/** What changed, beside which tenants there are: their folder may hold others, and be the whole repository. */
export type ChangesOfTenants = Changes & { readonly tenants: readonly string[] }

/**
 * Which tenants and screens changed files can have changed. What lies outside of the tenants and src/features/ touches
 * everything; so does their _base, and a feature that many screens show.
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

/** @param inTenants - the same file from the folder of the tenants on */
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

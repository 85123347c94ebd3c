import { localeOf } from '#domain/locales.ts'
import { parseCommands } from '#domain/customizations/commands.ts'
import { codeKey } from '#domain/discounts/code/code-key.ts'
import { DISCOUNT_RULES } from '#domain/discounts/index.ts'
import { nearName } from '#domain/documents/near-name.ts'
import { missingFromMenu } from '#domain/menu/named-by-tenant.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { tableMode } from '#domain/venue/table-address.ts'
import { offeredLocales } from '#messages/locales.ts'

import { eachOnce, type Report } from './each-once.ts'
import type { MenuFile, TenantFile, ThemeFile } from './folder-types.ts'
import type { ResolvedEntity } from './resolved.ts'
import type { TenantFault } from './tenant-fault.ts'

/** The stores of a tenant.json, each with its JSON path. */
export const contactsIn = ({ branches }: TenantFile) =>
  branches.flatMap(({ branchContacts }, b) =>
    branchContacts.map((contact, c) => ({ at: `$.branches[${b}].branchContacts[${c}]`, contact })),
  )

/** Everything that a tenant.json references must exist. @param menu - without it, references to it are not checked */
export function checkTenantReferences(
  alias: string,
  tenant: TenantFile,
  menu: MenuFile | undefined,
  assets: ReadonlySet<string>,
): TenantFault[] {
  const faults: TenantFault[] = []
  const report = (path: string, found: string, expected: string, near?: string) =>
    faults.push({ file: `${alias}/tenant.json`, path, found, expected, near })
  if (tenant.alias !== alias) report('$.alias', `'${tenant.alias}'`, `'${alias}', the name of the folder`)
  const locale = localeOf(tenant)
  const offered = offeredLocales()
  if (!offered.includes(locale)) {
    const near = offered.find((one) => locale.startsWith(`${one}-`)) ?? nearName(locale, offered)
    report('$.locale', `'${locale}'`, `one of ${offered.join(', ')}`, near)
  }
  checkTimeZones(tenant, report)
  eachOnce(tenant.discounts, 'id', '$.discounts', report)
  for (const { path, found, expected, near } of menu ? missingFromMenu(tenant, menu) : [])
    report(path, found, expected, near)
  checkCodes(tenant, report)
  checkCommands(tenant, report)
  checkOrderModes(tenant, report)
  checkTables(tenant, report)
  for (const [b, { logo }] of tenant.branches.entries()) {
    if (logo !== undefined && !assets.has(logo))
      report(`$.branches[${b}].logo`, `'${logo}'`, 'a file in assets/', nearName(logo, assets))
  }
  return faults
}

/** The logos of a theme.json must lie in the folder or in the base. */
export function checkLogos(
  file: string,
  { logos = {} }: ThemeFile,
  assets: ReadonlySet<string>,
): TenantFault[] {
  return Object.entries(logos)
    .filter(([, logo]) => !assets.has(logo))
    .map(([name, logo]) => ({
      file,
      path: `$.logos.${name}`,
      found: `'${logo}'`,
      expected: 'a file in assets/',
      near: nearName(logo, assets),
    }))
}

/** A code belongs to one discount, whose id differs from every other line of an order. */
function checkCodes({ codeDiscounts, discounts }: TenantFile, report: Report): void {
  const seen = new Set(discounts.map(({ id }) => `id ${id}`))
  for (const [c, { id, code, type, plate }] of codeDiscounts.entries()) {
    const at = `$.codeDiscounts[${c}]`
    for (const [field, key] of [
      ['id', `id ${id}`],
      ['code', `code ${codeKey(code)}`],
    ] as const) {
      if (seen.has(key)) report(`${at}.${field}`, `'${field === 'id' ? id : code}' twice`, 'each once')
      seen.add(key)
    }
    if (DISCOUNT_RULES[type].needsPlate && plate === undefined)
      report(`${at}.plate`, 'nothing', 'the plate whose price it is')
  }
}

/** Commands are plain text in the file, but only those of a fixed list are served. */
function checkCommands({ customizations }: TenantFile, report: Report): void {
  for (const [c, { resource, commands }] of customizations.entries()) {
    if (resource !== 'GENERIC') continue
    const parsed = parseCommands(commands ?? '')
    if (parsed.ok) continue
    const place = parsed.index === undefined ? '' : ` at ${parsed.index}`
    report(`$.customizations[${c}].commands`, `${parsed.code}${place}`, 'JSON with a list of commands')
  }
}

/** Modes must differ in type and URL name, payments in method. */
function checkOrderModes(tenant: TenantFile, report: Report): void {
  const defaults = { at: '$.branchContactDefaults', contact: tenant.branchContactDefaults ?? {} }
  for (const { at, contact } of [defaults, ...contactsIn(tenant)]) {
    const modes = contact.orderModes ?? []
    const addresses = modes.map((mode) => ({ showName: mode.active ? modeSegment(mode) : undefined }))
    eachOnce(modes, 'type', `${at}.orderModes`, report)
    eachOnce(addresses, 'showName', `${at}.orderModes`, report)
    for (const [m, { paymentTypes }] of modes.entries())
      eachOnce(paymentTypes, 'paymentMethod', `${at}.orderModes[${m}].paymentTypes`, report)
  }
}

/** Codes and numbers of tables must be unique where one can order. */
function checkTables(tenant: TenantFile, report: Report): void {
  for (const { at, contact } of contactsIn(tenant)) {
    const { tables = [], orderModes = [] } = { ...tenant.branchContactDefaults, ...contact }
    if (tables.length > 0 && tableMode(orderModes) === undefined)
      report(`${at}.orderModes`, 'nothing', 'an order mode IN_DINING for its tables')
    eachOnce(tables, 'number', `${at}.tables`, report)
    eachOnce(tables, 'uid', `${at}.tables`, report)
  }
}

function checkTimeZones(tenant: TenantFile, report: Report): void {
  for (const { at, contact } of [{ at: '$', contact: tenant }, ...contactsIn(tenant)]) {
    if (contact.timeZone !== undefined && !isTimeZone(contact.timeZone))
      report(`${at}.timeZone`, `'${contact.timeZone}'`, 'an IANA time zone, as America/Montevideo')
  }
}

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** The folder's own alias must denote the entity that `kind` says, and no alias may denote two entities. */
export function checkAliases(
  alias: string,
  kind: ResolvedEntity['kind'],
  entities: readonly ResolvedEntity[],
): TenantFault[] {
  const file = `${alias}/tenant.json`
  const faults: TenantFault[] = []
  const seen = new Set<string>()
  for (const entity of entities) {
    const found = `alias '${entity.alias}' twice`
    if (seen.has(entity.alias)) faults.push({ file, path: '$.branches', found, expected: 'each alias once' })
    seen.add(entity.alias)
  }
  const found = `'${kind}', but no ${kind} has the alias '${alias}'`
  const owner = entities.find((entity) => entity.alias === alias)
  const expected = owner ? `'${owner.kind}', which has it` : `the folder's alias on one of them`
  if (!entities.some((entity) => entity.alias === alias && entity.kind === kind))
    faults.push({ file, path: '$.kind', found, expected })
  return faults
}

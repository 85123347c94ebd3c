import { localeOf, textsFile } from '#domain/locales.ts'
import { shortText } from '#domain/documents/cut-text.ts'
import { nearName } from '#domain/documents/near-name.ts'
import keys from '#generated/tenant-keys.json'
import { isDinerEntity } from '#generated/validators/diner-entity.js'
import type { Finding, Guard } from '#generated/validators/finding.d.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantBaseFile, isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'

import { BASE_FOLDER, type TenantFiles } from './read-folder.ts'
import type { ResolvedEntity } from './resolved.ts'
import type { TenantFault } from './tenant-fault.ts'

/** Everything in which a folder's files break their schemas, as they were written. */
export function schemaFaults(files: TenantFiles): TenantFault[] {
  const { alias } = files
  const isTenant: Guard<unknown> = alias === BASE_FOLDER ? isTenantBaseFile : isTenantFile
  return [
    ...files.broken,
    ...missingFaults(files),
    ...judge(isTenant, files.tenant, `${alias}/tenant.json`),
    ...judge(isThemeFile, files.theme, `${alias}/theme.json`),
    ...judge(isMenuFile, files.menu, `${alias}/menu.json`),
    ...judge(isMessagesFile, files.messages, `${alias}/${textsFile(localeOf(files.tenant))}`),
    ...Object.entries(files.layouts).flatMap(([screen, layout]) =>
      judge(isLayoutFile, layout, `${alias}/layout/${screen}.json`),
    ),
  ]
}

function missingFaults({ alias, tenant, broken }: TenantFiles): TenantFault[] {
  const file = `${alias}/tenant.json`
  if (tenant !== undefined || broken.some((one) => one.file === file)) return []
  return [{ file, path: '$', found: 'no such file', expected: 'the file that says who the tenant is' }]
}

/** What a folder lacks that neither it nor the base says: the venue it makes breaks the contract. */
export function venueFaults(alias: string, entities: readonly ResolvedEntity[]): TenantFault[] {
  return entities.flatMap((entity) => {
    const answer: unknown = JSON.parse(JSON.stringify({ type: entity.kind, [entity.kind]: entity.document }))
    // a kind is known, so the findings of the other two shapes of the answer say nothing
    return judge(isDinerEntity, answer, `${alias}/tenant.json`)
      .filter(({ path }) => path.startsWith(`$.${entity.kind}`))
      .map((fault) => ({ ...fault, path: fault.path.replace(`$.${entity.kind}`, `${entity.alias}: $`) }))
  })
}

function judge(isValid: Guard<unknown>, value: unknown, file: string): TenantFault[] {
  if (value === undefined || isValid(value)) return []
  const seen = new Set<string>()
  const findings = (isValid.errors ?? []).filter(({ keyword }) => !SILENT.has(keyword))
  const faulty = findings.map(jsonPath)
  return findings.flatMap((finding) => {
    if (isOnlyAnEcho(finding, faulty) || isFormless(finding, findings)) return []
    const path = jsonPath(finding)
    const expected = expectation(finding, file)
    if (seen.has(path + expected)) return []
    seen.add(path + expected)
    return [{ file, path, found: describe(finding, value), expected, near: nearOf(finding, file, value) }]
  })
}

/** Keywords that only say that something inside them failed. */
const SILENT = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not'])

/** A known key counts as unknown to the rule of unevaluated keys when something inside it is wrong: that is what is told. */
function isOnlyAnEcho(finding: Finding, faulty: readonly string[]): boolean {
  if (finding.keyword !== 'unevaluatedProperties') return false
  const path = jsonPath(finding)
  return faulty.some((one) => one.startsWith(`${path}.`) || one.startsWith(`${path}[`))
}

/** A text that fails its pattern is reported for the pattern only. */
const isFormless = ({ keyword, instancePath }: Finding, findings: readonly Finding[]): boolean =>
  keyword === 'maxLength' &&
  findings.some((one) => one.keyword === 'pattern' && one.instancePath === instancePath)

function jsonPath({ instancePath, params }: Finding): string {
  const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const parts = pointerParts(instancePath)
  if (typeof extra === 'string') parts.push(extra)
  return parts.reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : `${path}.${part}`), '$')
}

/** The key or the word that was probably meant. */
function nearOf({ instancePath, params }: Finding, file: string, root: unknown): string | undefined {
  const extra = params.additionalProperty ?? params.unevaluatedProperty
  const parts = pointerParts(instancePath)
  if (typeof extra === 'string') return nearName(extra, keysAt(file, parts))
  if (!Array.isArray(params.allowedValues)) return undefined
  const value = valueAt(root, parts)
  const allowed = params.allowedValues.filter((one) => typeof one === 'string')
  return typeof value === 'string' ? nearName(value, allowed) : undefined
}

type Keys = { readonly [name: string]: Keys }

/** What a place of a file may hold, by the schemas. */
function keysAt(file: string, parts: readonly string[]): string[] {
  const trees: Keys = keys
  let at: Keys | undefined = trees[schemaOf(file)]
  for (const part of parts) at = at?.[part] ?? at?.['*']
  return Object.keys(at ?? {}).filter((name) => name !== '*')
}

/** tenant, theme, menu, messages or layout. */
const schemaOf = (file: string): string =>
  (/\/(layout)\//.exec(file) ?? /\/([a-z]+)[^/]*$/.exec(file))?.[1] ?? ''

/** The address that a file of the tenants folder names its schema by. */
const schemaAddress = (file: string): string =>
  `${'../'.repeat(file.split('/').length)}schemas/tenant/${schemaOf(file)}.schema.json`

function describe({ instancePath, keyword }: Finding, root: unknown): string {
  if (keyword === 'required') return 'nothing'
  const value = valueAt(root, pointerParts(instancePath))
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'a key that is not known here'
  return shortText(JSON.stringify(value) ?? 'nothing', MAX_SHOWN)
}

const MAX_SHOWN = 80

/** Longest list of keys that is told. */
const MAX_KEYS = 12

function expectation({ instancePath, keyword, params, message }: Finding, file: string): string {
  if (keyword === 'required')
    return params.missingProperty === '$schema'
      ? `the address of its schema, as ${JSON.stringify(schemaAddress(file))}`
      : 'a value'
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).join(', ')}`
  if (keyword === 'const') return JSON.stringify(params.allowedValue)
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const known = keysAt(file, pointerParts(instancePath))
    return known.length > 0 && known.length <= MAX_KEYS
      ? `one of ${known.join(', ')}`
      : 'only keys of the schema'
  }
  return (message ?? keyword).replace(/^must (be |have |match )?/, (start) =>
    start === 'must match ' ? 'a text that matches ' : '',
  )
}

const pointerParts = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer)

const valueAt = (root: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], root)

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

import { nearName } from '#domain/documents/near-name.ts'
import { shortText } from '#domain/documents/cut-text.ts'
import type { StudioFault } from '#generated/models.ts'
import keys from '#generated/tenant-keys.json'
import type { Finding, Guard } from '#generated/validators/finding.d.ts'

/**
 * In what a file of a tenant breaks its schema, each place once, precise enough to mend it without the schema.
 * @param file - its path inside the folder, as layout/menu.json
 */
export function shapeFaults(isValid: Guard<unknown>, value: unknown, file: string): StudioFault[] {
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
const schemaOf = (file: string): string => /^[a-z]+/.exec(file)?.[0] ?? ''

/** The address by which a file names its schema. */
const schemaAddress = (file: string): string =>
  `../${'../'.repeat(file.split('/').length)}schemas/tenant/${schemaOf(file)}.schema.json`

function describe({ instancePath, keyword }: Finding, root: unknown): string {
  if (keyword === 'required') return 'nothing'
  const value = valueAt(root, pointerParts(instancePath))
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'a key that is not known here'
  return shortText(JSON.stringify(value) ?? 'nothing', MAX_SHOWN)
}

const MAX_SHOWN = 80

/** Maximum number of keys listed in a message. */
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

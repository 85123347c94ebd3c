import { isDinerEntity } from '#generated/validators/diner-entity.js'
import type { Finding, Guard } from '#generated/validators/finding.d.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantBaseFile } from '#generated/validators/tenant-base-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'

import { BASE_FOLDER } from './read-folder.ts'
import type { TenantFiles } from './read-folder.ts'
import type { ResolvedEntity } from './resolved.ts'
import type { TenantFault } from './tenant-fault.ts'

/** Everything in which a folder's files break their schemas, as they were written. */
export function schemaFaults(files: TenantFiles): TenantFault[] {
  const { alias } = files
  const isTenant: Guard<unknown> = alias === BASE_FOLDER ? isTenantBaseFile : isTenantFile
  if (files.tenant === undefined) {
    return [
      {
        file: `${alias}/tenant.json`,
        path: '$',
        found: 'no such file',
        expected: 'the file that says who the tenant is',
      },
    ]
  }
  return [
    ...judge(isTenant, files.tenant, `${alias}/tenant.json`),
    ...judge(isThemeFile, files.theme, `${alias}/theme.json`),
    ...judge(isMenuFile, files.menu, `${alias}/menu.json`),
    ...judge(isMessagesFile, files.messages, `${alias}/messages.es.json`),
    ...Object.entries(files.layouts).flatMap(([screen, layout]) =>
      judge(isLayoutFile, layout, `${alias}/layout/${screen}.json`),
    ),
  ]
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
    if (isOnlyAnEcho(finding, faulty)) return []
    const path = jsonPath(finding)
    const expected = expectation(finding)
    if (seen.has(path + expected)) return []
    seen.add(path + expected)
    return [{ file, path, found: describe(finding, value), expected }]
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

function jsonPath({ instancePath, params }: Finding): string {
  const extra = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const parts = instancePath.split('/').slice(1).map(unescapePointer)
  if (typeof extra === 'string') parts.push(extra)
  return parts.reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : `${path}.${part}`), '$')
}

function describe({ instancePath, keyword }: Finding, root: unknown): string {
  if (keyword === 'required') return 'nothing'
  let value = root
  for (const part of instancePath.split('/').slice(1).map(unescapePointer)) {
    value = (value as Record<string, unknown> | undefined)?.[part]
  }
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'a key that is not known here'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

const MAX_SHOWN = 80

function expectation({ keyword, params, message }: Finding): string {
  if (keyword === 'required') return 'a value'
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).join(', ')}`
  if (keyword === 'const') return JSON.stringify(params.allowedValue)
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'only keys of the schema'
  return (message ?? keyword).replace(/^must (be |have |match )?/, (start) =>
    start === 'must match ' ? 'a text that matches ' : '',
  )
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

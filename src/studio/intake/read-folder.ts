import { isRecord } from '#domain/documents/is-record.ts'
import type { StudioFileInput } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { COLOR_FIELDS } from '#theme/defaults.ts'
import { judgeTheme } from '../verdict/judge-theme.ts'
import { themeFaults } from '../theme/theme-faults.ts'
import { toBase64 } from '#platform/base64.ts'
import { textOf, type PickedFile } from './picked-files.ts'

/** One thing wrong with what was dropped. `keyword` is a word of JSON Schema, or `json`, `color`, `unused`, `not-text`. */
export type IntakeProblem = {
  readonly file: string
  /** `categories.0.name`; empty for the file as a whole */
  readonly field: string
  readonly keyword: string
  /** what the words of the keyword need */
  readonly detail: string
}

/** What was dropped, ready to be a draft: every file is in it, also those with problems. */
export type ReadFolder = {
  readonly files: readonly StudioFileInput[]
  readonly problems: readonly IntakeProblem[]
  /** of its tenant.json */
  readonly alias?: string
}

type Judge = { (value: unknown): boolean; readonly errors?: readonly SchemaFinding[] | null }
type SchemaFinding = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

const JUDGES: readonly (readonly [RegExp, Judge])[] = [
  [/^tenant\.json$/, isTenantFile],
  [/^menu\.json$/, isMenuFile],
  [/^messages\.[a-z]{2}\.json$/, isMessagesFile],
  [/^layout\/[a-z0-9-]+\.json$/, isLayoutFile],
]
const PICTURE = /^assets\/.+\.(?:svg|png|jpe?g|webp|avif)$/
/** Notes on where pictures come from; the server knows them and shows them to nobody. */
const ORIGINS = 'assets/pictures.json'
const IS_THEME = /^theme\.json$/
/** Enough to mend a file by; the next reading finds the rest. */
const MAX_PROBLEMS_PER_FILE = 20

/** Reads a folder by the schemas of its files. */
export function readFolder(picked: readonly PickedFile[]): ReadFolder {
  const read = picked.map((file) => ({
    ...file,
    text: PICTURE.test(file.path) ? undefined : textOf(file.bytes),
  }))
  const tenant = read.find(({ path }) => path === 'tenant.json')
  return {
    files: read.map(({ path, bytes, text }) =>
      text === undefined ? { path, base64: toBase64(bytes) } : { path, text },
    ),
    problems: read.flatMap(({ path, text }) => problemsOf(path, text)),
    alias: aliasOf(parse(tenant?.text ?? '')),
  }
}

const problem = (file: string, keyword: string, field = '', detail = ''): IntakeProblem => ({
  file,
  field,
  keyword,
  detail,
})

function problemsOf(path: string, text: string | undefined): readonly IntakeProblem[] {
  if (PICTURE.test(path) || path === ORIGINS) return []
  const judge = JUDGES.find(([pattern]) => pattern.test(path))?.[1]
  const isTheme = IS_THEME.test(path)
  if (!judge && !isTheme) return [problem(path, 'unused')]
  if (text === undefined) return [problem(path, 'not-text')]
  const parsed = parse(text)
  if (!parsed.ok) return [problem(path, 'json', '', parsed.why)]
  const found = isTheme ? themeProblems(path, parsed.value) : schemaProblems(path, parsed.value, judge)
  return found.slice(0, MAX_PROBLEMS_PER_FILE)
}

function schemaProblems(path: string, value: unknown, judge: Judge | undefined): readonly IntakeProblem[] {
  if (!judge || judge(value)) return []
  return (judge.errors ?? []).map(({ instancePath, keyword, params }) => {
    const extra = params.additionalProperty ?? params.missingProperty
    const steps = [...instancePath.split('/').slice(1), ...(typeof extra === 'string' ? [extra] : [])]
    const limit = params.limit ?? params.allowedValues ?? params.type ?? ''
    const detail = typeof limit === 'number' || typeof limit === 'string' ? String(limit) : ''
    return problem(path, keyword, steps.join('.'), Array.isArray(limit) ? limit.join(', ') : detail)
  })
}

function themeProblems(path: string, value: unknown): readonly IntakeProblem[] {
  if (!isRecord(value)) return [problem(path, 'type', '', 'object')]
  const { findings } = judgeTheme(value)
  return themeFaults(value, findings).map(({ path: steps, keyword, finding }) =>
    problem(path, keyword, steps.join('.'), finding?.before ?? ''),
  )
}

/**
 * The theme that a single file holds: a theme.json, or only the colours of one.
 * @returns undefined for anything else
 */
export function themeOf(text: string): ThemeFile | undefined {
  const parsed = parse(text)
  if (!parsed.ok || !isRecord(parsed.value)) return undefined
  const { value } = parsed
  const isColors = Object.keys(value).some((key) => Object.hasOwn(COLOR_FIELDS, key))
  const isTheme = ['colorConfig', 'fontFamily', 'radius', 'density', 'logos'].some((key) =>
    Object.hasOwn(value, key),
  )
  // judged field by field once it is in the editor
  const theme = isColors && !isTheme ? { colorConfig: { colorModeType: 'AUTO', ...value } } : value
  return isColors || isTheme ? { $schema: THEME_SCHEMA, ...theme } : undefined
}

/** What a theme.json of a folder names as its schema. */
export const THEME_SCHEMA = '../../schemas/tenant/theme.schema.json'

type Parsed = { ok: true; value: unknown } | { ok: false; why: string }

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : '' }
  }
}

function aliasOf(tenant: Parsed): string | undefined {
  const alias = tenant.ok && isRecord(tenant.value) ? tenant.value.alias : undefined
  return typeof alias === 'string' ? alias : undefined
}

import { MAX_COLOR_LENGTH, parseColor } from '#domain/color/parse-color.ts'
import { toHex, type Rgba } from '#domain/color/rgb.ts'
import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { COLOR_FIELDS, readColorMode, type ColorFieldName, type ColorModeType } from './defaults.ts'
import { finding } from './findings.ts'

/** A colour of the configuration after reading; `declared` is false for a default. */
export type ReadColor = {
  readonly field: ColorFieldName
  readonly color: Rgba
  readonly declared: boolean
  readonly before: string | null
}

/** A configuration as numbers. */
export type ReadConfig = {
  readonly colors: Readonly<Record<ColorFieldName, ReadColor>>
  readonly colorModeType: ColorModeType
  readonly findings: readonly ThemeFinding[]
}

const FIELD_NAMES = Object.keys(COLOR_FIELDS) as ColorFieldName[]
const KNOWN_KEYS: ReadonlySet<string> = new Set([...FIELD_NAMES, 'colorModeType', '$schema'])
const SAFE_NAME = /^[\w.-]{1,64}$/
/** Unknown keys reported one by one; a file with more is not a colour configuration. */
const MAX_UNKNOWN_FIELDS = 20

/**
 * Reads a `colorConfig` that may hold anything: own data properties only, unknown keys reported and dropped.
 * @param config - parsed JSON
 * @returns a colour for every field, declared or default
 * @errors as findings: `not-a-config`, `unknown-field`, `unknown-color-mode` and the colour faults
 * @source accessibility rule 1
 */
export function readConfig(config: unknown): ReadConfig {
  const own = ownValues(config)
  const findings: ThemeFinding[] = own ? [] : [finding('not-a-config', {})]
  const values = own ?? new Map<string, unknown>()
  const colors = Object.fromEntries(
    FIELD_NAMES.map((field) => [field, readColor(field, values.get(field), findings)]),
  ) as Record<ColorFieldName, ReadColor>
  const mode = values.get('colorModeType')
  if (mode !== undefined && mode !== null && readColorMode(mode) !== mode) {
    const before = typeof mode === 'string' && SAFE_NAME.test(mode) ? mode : null
    findings.push(
      finding('unknown-color-mode', { field: 'colorModeType', before, after: readColorMode(mode) }),
    )
  }
  const unknown = [...values.keys()].filter((key) => !KNOWN_KEYS.has(key)).slice(0, MAX_UNKNOWN_FIELDS)
  findings.push(...unknown.map(unknownField))
  return { colors, colorModeType: readColorMode(mode), findings }
}

/** A key that no theme has; a name that could be anything is not repeated. */
export const unknownField = (key: string): ThemeFinding =>
  finding('unknown-field', { field: SAFE_NAME.test(key) ? key : null })

function ownValues(config: unknown): Map<string, unknown> | undefined {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return undefined
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(config))
  return new Map(descriptors.map(([key, descriptor]): [string, unknown] => [key, descriptor.value]))
}

function readColor(field: ColorFieldName, value: unknown, findings: ThemeFinding[]): ReadColor {
  const fallback = parseColor(COLOR_FIELDS[field].default)
  if (!fallback.ok) throw new Error(`The default of ${field} is not a colour`)
  const { mode } = COLOR_FIELDS[field]
  if (value === undefined || value === null)
    return { field, color: fallback.color, declared: false, before: null }
  const parsed = parseColor(value)
  const before = typeof value === 'string' ? value.trim().slice(0, MAX_COLOR_LENGTH) : null
  if (!parsed.ok) {
    const shown = parsed.code === 'not-a-color' ? before : null
    findings.push(finding(parsed.code, { field, mode, before: shown, after: toHex(fallback.color) }))
    return { field, color: fallback.color, declared: false, before: shown }
  }
  return { field, color: parsed.color, declared: true, before }
}

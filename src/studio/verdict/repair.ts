import { fileColor } from '#domain/color/file-color.ts'
import { isRecord } from '#domain/documents/is-record.ts'
import type { FindingCode, ThemeFinding } from '#domain/color/theme-finding.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { withValue, type ThemePath } from '../theme/theme-path.ts'
import { judgeTheme } from './judge-theme.ts'

/** The effect of accepting a finding; codes not listed here only inform. */
const REPAIRS: Readonly<Partial<Record<FindingCode, 'write' | 'remove'>>> = {
  'not-text': 'write',
  'too-long': 'write',
  'forbidden-characters': 'write',
  'not-a-color': 'write',
  'unknown-field': 'remove',
  'unknown-color-mode': 'write',
  'flattened-color': 'write',
  'low-contrast': 'write',
  'same-as-background': 'write',
  'unknown-font': 'write',
}

/** A repaired colour may reveal another fault; colours settle within two rounds. */
const ROUNDS = 4

/** The path of a finding's field in theme.json. */
export function pathOf({ field }: ThemeFinding): ThemePath | undefined {
  if (field === null) return undefined
  return field === 'fontFamily' ? [field] : ['colorConfig', field]
}

/** The value written by accepting a finding; `undefined` removes the field. */
export type Repair = { readonly path: ThemePath; readonly value: string | undefined }

/** The repair behind "Aceptar"; undefined without one. */
export function repairOf(finding: ThemeFinding): Repair | undefined {
  const path = pathOf(finding)
  const way = REPAIRS[finding.code]
  if (path === undefined || way === undefined) return undefined
  if (way === 'remove') return { path, value: undefined }
  return finding.after === null ? undefined : { path, value: finding.after }
}

/**
 * Applies all repairs, until none is left.
 * @param theme - the brand's own values
 * @param complete - merges the own values over the inherited ones
 * @param codes - only these findings; by default all
 */
export function repairAll(
  theme: ThemeFile,
  complete: (own: ThemeFile) => Partial<ThemeFile>,
  codes?: readonly FindingCode[],
): ThemeFile {
  let result = theme
  for (let round = 0; round < ROUNDS; round += 1) {
    const repairs = judgeTheme(complete(result))
      .findings.filter(({ code }) => codes?.includes(code) ?? true)
      .flatMap((finding) => repairOf(finding) ?? [])
    const next = repairs.reduce((theme, { path, value }) => withValue(theme, path, value), result)
    if (next === result) return result
    result = next
  }
  return result
}

/** The theme in its saved form: every colour in the file's notation. */
export const settled = (theme: ThemeFile, complete: (own: ThemeFile) => Partial<ThemeFile>): ThemeFile =>
  repairAll(inFileNotation(theme), complete, ['flattened-color'])

/** @returns the same theme when nothing changes, or when its colours are not an object */
const inFileNotation = (theme: ThemeFile): ThemeFile =>
  Object.entries(isRecord(theme.colorConfig) ? theme.colorConfig : {}).reduce(
    (result, [field, value]) => withValue(result, ['colorConfig', field], fileColor(value) ?? value),
    theme,
  )

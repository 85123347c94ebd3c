import { COUNTRIES } from '#domain/money/countries.ts'
import { isThemeFile } from '#generated/validators/theme-file.js'
import type { ImportContext } from '../import-result.ts'
import { importDesignTokens } from './import-design-tokens.ts'

export const color = (value: unknown) => ({ $type: 'color', $value: value })

/** What becomes of tokens; a theme that its own schema refuses is no answer. */
export function read(document: unknown, context: Partial<ImportContext> = {}) {
  const { files, notes } = importDesignTokens(document, { money: COUNTRIES.AR, ...context })
  if (!isThemeFile(files.theme)) throw new Error(JSON.stringify(isThemeFile.errors))
  const codes = notes.flatMap(({ code, paths }) => paths.map((path) => `${code} ${path}`))
  return { theme: files.theme, colors: files.theme.colorConfig, notes, codes }
}

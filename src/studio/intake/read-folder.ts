import { isRecord } from '#domain/documents/is-record.ts'
import { utf8Text } from '#domain/documents/utf8-text.ts'
import { parseFile } from '#exchange/reading/parse-file.ts'
import { shapeFaults } from '#exchange/reading/shape-faults.ts'
import type { StudioFileInput } from '#generated/models.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { faultSentence } from '#messages/faults.ts'
import { createMessages } from '#messages/index.ts'
import { studio } from '#messages/studio.ts'
import { toBase64 } from '#platform/base64.ts'
import { COLOR_FIELDS } from '#theme/defaults.ts'
import { themeSentence } from '../fields/field-texts.ts'
import { guardOf } from '../frames/folder-documents.ts'
import { judgeTheme } from '../verdict/judge-theme.ts'
import { themeFaults } from '../theme/theme-faults.ts'
import type { PickedFile } from './picked-files.ts'

const t = createMessages()(studio)

/** What was dropped, ready to be a draft: every file is in it, also those with problems. */
export type ReadFolder = {
  readonly files: readonly StudioFileInput[]
  /** what is wrong with it, as sentences */
  readonly problems: readonly string[]
  /** of its tenant.json */
  readonly alias?: string
}

const PICTURE = /^assets\/.+\.(?:svg|png|jpe?g|webp|avif)$/
/** Notes on where pictures come from; the server knows them and shows them to nobody. */
const ORIGINS = 'assets/pictures.json'
/** Enough to mend a file by; the next reading finds the rest. */
const MAX_PROBLEMS_PER_FILE = 20

/** Reads a folder by the schemas of its files. */
export function readFolder(picked: readonly PickedFile[]): ReadFolder {
  const tenant = picked.find(({ path }) => path === 'tenant.json')
  return {
    files: picked.map(({ path, bytes }) => {
      const text = PICTURE.test(path) ? undefined : utf8Text(bytes)
      return text === undefined ? { path, base64: toBase64(bytes) } : { path, text }
    }),
    problems: picked.flatMap(problemsOf),
    alias: tenant && aliasOf(parseFile(tenant.bytes).value),
  }
}

function problemsOf({ path, bytes }: PickedFile): readonly string[] {
  if (PICTURE.test(path) || path === ORIGINS) return []
  const isValid = guardOf(path)
  if (!isValid) return [t('studio.pick.unused', { file: path })]
  const { value, faults } = parseFile(bytes)
  const broken = faults.map((fault) => faultSentence({ file: path, ...fault }))
  // a theme is judged field by field, as the editor does
  const found =
    path === 'theme.json' && isRecord(value)
      ? themeFaults(value, judgeTheme(value).findings).map(themeSentence)
      : shapeFaults(isValid, value, path).map(faultSentence)
  return [...broken, ...found].slice(0, MAX_PROBLEMS_PER_FILE)
}

/**
 * The theme that a single file holds: a theme.json, or only the colours of one.
 * @returns undefined for anything else
 */
export function themeOf(bytes: Uint8Array): ThemeFile | undefined {
  const { value } = parseFile(bytes)
  if (!isRecord(value)) return undefined
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

function aliasOf(tenant: unknown): string | undefined {
  const alias = isRecord(tenant) ? tenant.alias : undefined
  return typeof alias === 'string' ? alias : undefined
}

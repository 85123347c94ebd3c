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

/** A dropped folder, ready to become a draft: with all files, even invalid ones. */
export type ReadFolder = {
  readonly files: readonly StudioFileInput[]
  /** its problems, as sentences */
  readonly problems: readonly string[]
  /** of its tenant.json */
  readonly alias?: string
}

const PICTURE = /^assets\/.+\.(?:svg|png|jpe?g|webp|avif)$/
/** Notes on the origin of pictures; the server accepts them and never shows them. */
const ORIGINS = 'assets/pictures.json'
/** Enough to start fixing a file; the next read finds the rest. */
const MAX_PROBLEMS_PER_FILE = 20

/** Validates a folder by its files' schemas. */
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
  // a theme is judged field by field, as in the editor
  const found =
    path === 'theme.json' && isRecord(value)
      ? themeFaults(value, judgeTheme(value).findings).map(themeSentence)
      : shapeFaults(isValid, value, path).map(faultSentence)
  return [...broken, ...found].slice(0, MAX_PROBLEMS_PER_FILE)
}

/** The theme in a single file: a theme.json, or only its colours. @returns undefined for anything else */
export function themeOf(bytes: Uint8Array): ThemeFile | undefined {
  const { value } = parseFile(bytes)
  if (!isRecord(value)) return undefined
  const isColors = Object.keys(value).some((key) => Object.hasOwn(COLOR_FIELDS, key))
  const isTheme = ['colorConfig', 'fontFamily', 'radius', 'density', 'logos'].some((key) =>
    Object.hasOwn(value, key),
  )
  // the editor judges it field by field
  const theme = isColors && !isTheme ? { colorConfig: { colorModeType: 'AUTO', ...value } } : value
  return isColors || isTheme ? { $schema: THEME_SCHEMA, ...theme } : undefined
}

/** The schema reference of a folder's theme.json. */
export const THEME_SCHEMA = '../../schemas/tenant/theme.schema.json'

function aliasOf(tenant: unknown): string | undefined {
  const alias = isRecord(tenant) ? tenant.alias : undefined
  return typeof alias === 'string' ? alias : undefined
}

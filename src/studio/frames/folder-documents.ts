import { isRecord } from '#domain/documents/is-record.ts'
import { parsedJson } from '#domain/documents/parsed-json.ts'
import { localeOf, textsFile } from '#domain/locales.ts'
import type { LayoutFile, MenuFile, MessagesFile, TenantFile, ThemeFile } from '#generated/tenant.ts'
import type { Guard } from '#generated/validators/finding.d.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { isThemeFile } from '#generated/validators/theme-file.js'
import { mergeOverBase, type BaseDocuments, type TenantDocuments } from '#scenarios/tenant-documents.ts'

/** Texts of a folder's files, by path. */
export type FolderTexts = Readonly<Record<string, string>>

const LAYOUT = /^layout\/([a-z0-9-]+)\.json$/

function parsed<File extends object>(texts: FolderTexts, path: string): File | undefined {
  const value = parsedJson(texts[path] ?? '')
  // the server reports invalid files; here a file that is not an object counts as absent
  return isRecord(value) ? (value as File) : undefined
}

/** The parsed files of a folder before merging; unreadable ones are left out. */
export function readDocuments(texts: FolderTexts): Partial<TenantDocuments> {
  const arranged = Object.keys(texts).flatMap((path) => {
    const screen = LAYOUT.exec(path)?.[1]
    const file = parsed<LayoutFile>(texts, path)
    return screen && file ? [[screen, file] as const] : []
  })
  const tenant = parsed<TenantFile>(texts, 'tenant.json')
  return {
    tenant,
    theme: parsed<ThemeFile>(texts, 'theme.json'),
    menu: parsed<MenuFile>(texts, 'menu.json'),
    messages: parsed<MessagesFile>(texts, textsFile(localeOf(tenant))),
    layouts: Object.fromEntries(arranged),
  }
}

/** Whether the brand is hidden from diners, because its own file keeps it closed. */
export const isClosed = (texts: FolderTexts): boolean => readDocuments(texts).tenant?.status === 'draft'

/** The schema of each file of a folder. */
const GUARDS: readonly (readonly [RegExp, Guard<unknown>])[] = [
  [/^tenant\.json$/, isTenantFile],
  [/^theme\.json$/, isThemeFile],
  [/^menu\.json$/, isMenuFile],
  [/^messages\.[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.json$/, isMessagesFile],
  [LAYOUT, isLayoutFile],
]

/** The schema guard of a file; undefined for a file that pages do not use. */
export const guardOf = (path: string): Guard<unknown> | undefined =>
  GUARDS.find(([pattern]) => pattern.test(path))?.[1]

/**
 * Files that violate their schema: nothing may depend on them, and their faults explain why. A theme is judged field by
 * field.
 */
export const brokenFiles = (texts: FolderTexts): readonly string[] =>
  Object.keys(texts).filter((path) => {
    const isSound = path === 'theme.json' ? undefined : guardOf(path)
    const file = isSound && parsed(texts, path)
    return file !== undefined && isSound?.(file) === false
  })

/** The documents of a folder without some of its files. */
export const documentsWithout = (texts: FolderTexts, paths: Iterable<string>): Partial<TenantDocuments> => {
  const left = new Set(paths)
  return readDocuments(Object.fromEntries(Object.entries(texts).filter(([path]) => !left.has(path))))
}

/** The valid documents. */
export const validDocuments = (texts: FolderTexts): Partial<TenantDocuments> =>
  documentsWithout(texts, brokenFiles(texts))

/** A folder merged over the base; undefined without a valid tenant.json. */
export function completeDocuments(
  base: FolderTexts,
  own: FolderTexts,
): Required<TenantDocuments> | undefined {
  const { tenant, ...others } = validDocuments(own)
  if (!tenant) return undefined
  const ground: BaseDocuments = { ...readDocuments(base), tenant: readDocuments(base).tenant ?? {} }
  return mergeOverBase(ground, { ...others, tenant })
}

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

/** Texts of the files of a folder, by path. */
export type FolderTexts = Readonly<Record<string, string>>

const LAYOUT = /^layout\/([a-z0-9-]+)\.json$/

function parsed<File extends object>(texts: FolderTexts, path: string): File | undefined {
  const value = parsedJson(texts[path] ?? '')
  // what the server refuses is said elsewhere; here a file that is no object counts as absent
  return isRecord(value) ? (value as File) : undefined
}

/** The files of a folder as they are read before they are merged; those that cannot be read are left out. */
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

/** Whether diners see nothing of the brand, because its own file keeps it closed. */
export const isClosed = (texts: FolderTexts): boolean => readDocuments(texts).tenant?.status === 'draft'

/** The schema of each file that a folder is read from. */
const GUARDS: readonly (readonly [RegExp, Guard<unknown>])[] = [
  [/^tenant\.json$/, isTenantFile],
  [/^theme\.json$/, isThemeFile],
  [/^menu\.json$/, isMenuFile],
  [/^messages\.[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.json$/, isMessagesFile],
  [LAYOUT, isLayoutFile],
]

/** What judges a file by its path; nothing for a file that no page is made of. */
export const guardOf = (path: string): Guard<unknown> | undefined =>
  GUARDS.find(([pattern]) => pattern.test(path))?.[1]

/** Files that break their schema: nothing may be built on them, and their faults say what is the matter. A theme is judged field by field. */
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

/** Those that hold. */
export const validDocuments = (texts: FolderTexts): Partial<TenantDocuments> =>
  documentsWithout(texts, brokenFiles(texts))

/** A folder over the base, undefined while it has no tenant.json that holds. */
export function completeDocuments(
  base: FolderTexts,
  own: FolderTexts,
): Required<TenantDocuments> | undefined {
  const { tenant, ...others } = validDocuments(own)
  if (!tenant) return undefined
  const ground: BaseDocuments = { ...readDocuments(base), tenant: readDocuments(base).tenant ?? {} }
  return mergeOverBase(ground, { ...others, tenant })
}

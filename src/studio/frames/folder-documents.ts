import { localeOf, textsFile } from '#domain/locales.ts'
import type { LayoutFile, MenuFile, MessagesFile, TenantFile, ThemeFile } from '#generated/tenant.ts'
import { isLayoutFile } from '#generated/validators/layout-file.js'
import { isMenuFile } from '#generated/validators/menu-file.js'
import { isMessagesFile } from '#generated/validators/messages-file.js'
import { isTenantFile } from '#generated/validators/tenant-file.js'
import { mergeOverBase, type BaseDocuments, type TenantDocuments } from '#scenarios/tenant-documents.ts'

/** Texts of the files of a folder, by path. */
export type FolderTexts = Readonly<Record<string, string>>

const LAYOUT = /^layout\/([a-z0-9-]+)\.json$/

function parsed<File extends object>(texts: FolderTexts, path: string): File | undefined {
  const text = texts[path]
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    // what the server refuses is said elsewhere; here a file that is no object counts as absent
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as File) : undefined
  } catch {
    return undefined
  }
}

/** The files of a folder as they are read before they are merged; those that cannot be read are left out. */
export function readDocuments(texts: FolderTexts): Partial<TenantDocuments> {
  const layouts = Object.keys(texts).flatMap((path) => {
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
    layout: Object.fromEntries(layouts),
  }
}

/** The same without the files that break their schema: nothing may be built on them. A theme is judged field by field. */
export function soundDocuments(texts: FolderTexts): Partial<TenantDocuments> {
  const { tenant, theme, menu, messages, layout = {} } = readDocuments(texts)
  return {
    tenant: isTenantFile(tenant) ? tenant : undefined,
    theme,
    menu: isMenuFile(menu) ? menu : undefined,
    messages: isMessagesFile(messages) ? messages : undefined,
    layout: Object.fromEntries(Object.entries(layout).filter(([, file]) => isLayoutFile(file))),
  }
}

/** A folder over the base, undefined while it has no tenant.json that holds. */
export function completeDocuments(
  base: FolderTexts,
  own: FolderTexts,
): Required<TenantDocuments> | undefined {
  const { tenant, ...others } = soundDocuments(own)
  if (!tenant) return undefined
  const ground: BaseDocuments = { ...readDocuments(base), tenant: readDocuments(base).tenant ?? {} }
  return mergeOverBase(ground, { ...others, tenant })
}

import type { ThemeFile } from '#generated/tenant.ts'
import { readDocuments, type FolderTexts } from '../frames/folder-documents.ts'
import { THEME_SCHEMA } from '../intake/read-folder.ts'

const EMPTY_THEME: ThemeFile = { $schema: THEME_SCHEMA }

/** The theme of a folder; empty when its file is missing or unreadable. */
export const themeOfTexts = (texts: FolderTexts): ThemeFile => readDocuments(texts).theme ?? EMPTY_THEME

/** Whether there is an unreadable theme.json: it must not be replaced by an empty one without asking. */
export const isThemeUnreadable = (texts: FolderTexts): boolean =>
  texts['theme.json'] !== undefined && readDocuments(texts).theme === undefined

/** The text of a file of a folder. */
export const fileText = (file: object): string => `${JSON.stringify(file, null, 2)}\n`

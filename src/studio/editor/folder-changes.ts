import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import type { TenantFilesContent } from '#exchange/diff/diff-tenant-files.ts'
import { changeText } from '#messages/exchange.ts'
import { readDocuments } from '../frames/folder-documents.ts'
import type { FolderTexts } from '../frames/folder-documents.ts'

function contentOf(texts: FolderTexts): TenantFilesContent {
  const { tenant, theme, menu, messages, layout } = readDocuments(texts)
  return { tenant, theme, menu, messages, layouts: layout }
}

/** What differs between two states of a folder, one sentence each. */
export const folderChanges = (before: FolderTexts, after: FolderTexts): readonly string[] =>
  diffTenantFiles(contentOf(before), contentOf(after)).map((change) => changeText(change))

import { deepMerge } from '#domain/documents/deep-merge.ts'
import { moneyOf } from '#domain/money/country-of.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { changeText } from '#messages/exchange.ts'
import { brokenFiles, documentsWithout, readDocuments, type FolderTexts } from '../frames/folder-documents.ts'

/**
 * The differences between two states of a folder, one sentence each, and the files concerned.
 * @param base - files of the base folder: a theme value equal to the inherited one is no change
 */
export function folderChanges(
  base: FolderTexts,
  before: FolderTexts,
  after: FolderTexts,
): { readonly sentences: readonly string[]; readonly files: ReadonlySet<string> } {
  // a file that is invalid in one of the two cannot be compared
  const broken = [...brokenFiles(before), ...brokenFiles(after)]
  const inherited = readDocuments(base).theme
  const contentOf = (texts: FolderTexts) => {
    const documents = documentsWithout(texts, broken)
    return { ...documents, theme: deepMerge(inherited, documents.theme) }
  }
  const changes = diffTenantFiles(contentOf(before), contentOf(after))
  const money = moneyOf(readDocuments(after).tenant)
  return {
    sentences: changes.map((change) => changeText(change, money)),
    files: new Set(changes.map(({ file }) => file)),
  }
}

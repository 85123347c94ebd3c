import { deepMerge } from '#domain/documents/deep-merge.ts'
import { moneyOf } from '#domain/money/country-of.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { changeText } from '#messages/exchange.ts'
import { brokenFiles, documentsWithout, readDocuments, type FolderTexts } from '../frames/folder-documents.ts'

/**
 * What differs between two states of a folder, one sentence each, and of which files that tells.
 * @param base - files of the base folder: a value of the theme that says what it says already changes nothing
 */
export function folderChanges(
  base: FolderTexts,
  before: FolderTexts,
  after: FolderTexts,
): { readonly sentences: readonly string[]; readonly files: ReadonlySet<string> } {
  // a file that one of the two breaks cannot be compared
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

import { localeOf, textsFile } from '#domain/locales.ts'
import { deepMerge } from '#domain/documents/deep-merge.ts'
import { moneyOf } from '#domain/money/country-of.ts'
import { diffTenantFiles } from '#exchange/diff/diff-tenant-files.ts'
import { changeText } from '#messages/exchange.ts'
import { readDocuments, soundDocuments, type FolderTexts } from '../frames/folder-documents.ts'

/**
 * What differs between two states of a folder, one sentence each, and of which files that tells.
 * @param base - files of the base folder: a value of the theme that says what it says already changes nothing
 */
export function folderChanges(
  base: FolderTexts,
  before: FolderTexts,
  after: FolderTexts,
): { readonly sentences: readonly string[]; readonly files: ReadonlySet<string> } {
  const broken = new Set([...brokenFiles(before), ...brokenFiles(after)])
  const inherited = readDocuments(base).theme
  const contentOf = (texts: FolderTexts) => {
    const known = Object.entries(texts).filter(([path]) => !broken.has(path))
    const { tenant, theme, menu, messages, layout } = readDocuments(Object.fromEntries(known))
    return { tenant, theme: deepMerge(inherited, theme), menu, messages, layouts: layout }
  }
  const changes = diffTenantFiles(contentOf(before), contentOf(after))
  const money = moneyOf(readDocuments(after).tenant)
  return {
    sentences: changes.map((change) => changeText(change, money)),
    files: new Set(changes.map(({ file }) => file)),
  }
}

/** Files that cannot be compared, because one of the two breaks its schema: their faults say what is the matter. */
function brokenFiles(texts: FolderTexts): readonly string[] {
  const sound = soundDocuments(texts)
  const read = readDocuments(texts)
  return [
    ...(read.tenant && !sound.tenant ? ['tenant.json'] : []),
    ...(read.menu && !sound.menu ? ['menu.json'] : []),
    ...(read.messages && !sound.messages ? [textsFile(localeOf(read.tenant))] : []),
    ...Object.keys(read.layout ?? {}).flatMap((screen) =>
      sound.layout?.[screen] ? [] : [`layout/${screen}.json`],
    ),
  ]
}

import { clashOf, pathFault } from '#domain/studio/folder-limits.ts'
import { parseFile } from '#exchange/reading/parse-file.ts'
import type { ThemeFile } from '#generated/tenant.ts'
import { PickRefused } from './pick-refused.ts'
import { isBrandFile, unpackFolder, type PickedFile } from './picked-files.ts'
import { readFolder, themeOf, type ReadFolder } from './read-folder.ts'

/** The picked files: a whole folder, or a theme for some brand. */
export type SortedPick =
  | { readonly is: 'folder'; readonly folder: ReadFolder }
  | { readonly is: 'theme'; readonly name: string; readonly theme: ThemeFile }

/**
 * Distinguishes a folder from a theme.
 * @returns undefined when no draft can be made of it
 * @errors PickRefused for a file that the server would refuse, and for files that belong to no brand
 */
export function sortPicked(picked: readonly PickedFile[]): SortedPick | undefined {
  // normalized as the server stores them: one system decomposes accents
  const files = unpackFolder(picked).map((file) => ({ ...file, path: file.path.normalize('NFC') }))
  const [first] = files
  if (first === undefined) return undefined
  if (files.length === 1) {
    const theme = themeOf(first.bytes)
    if (theme) return { is: 'theme', name: first.path, theme }
  }
  const stray = files.find(({ path }) => pathFault(path) !== undefined)
  if (stray) throw new PickRefused('not-allowed', stray.path)
  const clash = clashOf(files.map(({ path }) => path))
  if (clash) throw new PickRefused('clash', clash.path)
  if (!files.some(({ path }) => isBrandFile(path)))
    throw new PickRefused(isJson(first) ? 'no-brand' : 'not-json', first.path)
  return { is: 'folder', folder: readFolder(files) }
}

/** Other kinds of files are unknown. */
const isJson = ({ path, bytes }: PickedFile): boolean =>
  !path.endsWith('.json') || parseFile(bytes).value !== undefined

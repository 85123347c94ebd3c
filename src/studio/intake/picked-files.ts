/** A chosen or dropped file, with its path inside the drop. */
export type PickedFile = { readonly path: string; readonly bytes: Uint8Array }

const TRACES = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i

/** Files that operating systems add by themselves. */
export const isTrace = (path: string): boolean => TRACES.test(path)

/** Names that mark a brand's folder; the folders above it are only packaging. */
const MARKS = /^(?:tenant|theme|menu)\.json$/

/** Whether a brand has a file of this name. */
export const isBrandFile = (name: string): boolean => MARKS.test(name)

/**
 * The files of a folder by their path inside it, without packaging: `la-esquina/theme.json` and
 * `backup/la-esquina/theme.json` are both `theme.json`.
 */
export function unpackFolder(files: readonly PickedFile[]): readonly PickedFile[] {
  const kept = files.filter(({ path }) => !isTrace(path))
  const marked = kept
    .map(({ path }) => path.split('/'))
    .filter((parts) => isBrandFile(parts.at(-1) ?? ''))
    .sort((one, other) => one.length - other.length)[0]
  const root =
    marked === undefined
      ? ''
      : marked
          .slice(0, -1)
          .map((part) => `${part}/`)
          .join('')
  return kept.map(({ path, bytes }) => ({
    path: path.startsWith(root) ? path.slice(root.length) : path,
    bytes,
  }))
}

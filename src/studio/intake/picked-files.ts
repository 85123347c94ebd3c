/** A file as it was chosen or dropped, with its path inside of what was dropped. */
export type PickedFile = { readonly path: string; readonly bytes: Uint8Array }

const TRACES = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i

/** What nobody put there on purpose: a trace of an operating system. */
export const isTrace = (path: string): boolean => TRACES.test(path)

/** Where tenant files may stand; everything above the folder with one of these is only packing. */
const MARKS = /^(?:tenant|theme|menu)\.json$/

/** Whether a brand has a file of this name. */
export const isBrandFile = (name: string): boolean => MARKS.test(name)

/**
 * The files of a folder by their path inside of it, whatever they were packed in: `la-esquina/theme.json`
 * and `backup/la-esquina/theme.json` are both `theme.json`.
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

import { fitsCount, fitsFile, fitsTotalSize } from '#domain/studio/folder-limits.ts'

/**
 * `broken`: a zip; `too-large`: all of it together; the others concern a file, `no-brand` the first that is not part of
 * a brand's folder.
 */
type Why = 'broken' | 'too-large' | 'file-too-large' | 'not-allowed' | 'clash' | 'not-json' | 'no-brand'

/** The picked files cannot be a brand's folder, or the zip is unreadable. */
export class PickRefused extends Error {
  override readonly name = 'PickRefused'

  constructor(
    readonly why: Why,
    /** path of the offending file; empty without a single one */
    readonly path = '',
    cause?: unknown,
  ) {
    super(`What was picked is ${why} ${path}`.trimEnd(), { cause })
  }
}

/** A file by its size. @units bytes */
export type Weighed = { readonly path: string; readonly size: number }

/** @errors PickRefused with the first file that is larger than a file may be */
export function holdEach(files: readonly Weighed[]): void {
  const large = files.find(({ path, size }) => !fitsFile(path, size))
  if (large) throw new PickRefused('file-too-large', large.path)
}

/** @errors PickRefused when it is more than a folder may hold */
export function holdTogether(files: readonly Weighed[]): void {
  if (!fitsCount(files.length) || !fitsTotalSize(files.map(({ size }) => size)))
    throw new PickRefused('too-large')
}

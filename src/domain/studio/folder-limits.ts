/**
 * What the folder of a brand may be. One list: what is picked in the studio is held to it before a draft is made, the
 * server holds to it what a draft lays over a folder, and the texts of a refusal say these numbers. A folder that was put
 * on the disk by hand may be more.
 */
export const FOLDER_LIMITS = {
  /** All files, pictures included. @source issue 5: assumed, ten times the largest demonstration tenant */
  megabytes: 20,
  /** @source assumed: a menu of 400 plates with a picture each, and what goes with it */
  files: 500,
  /** A photograph straight from a camera. @source assumed */
  pictureMegabytes: 8,
  /** JSON and other files. @source assumed: the largest demonstration menu has 0.1 MB */
  fileMegabytes: 4,
  /** Segments of a path, the file's name included. @source assumed */
  depth: 6,
  /** Characters of a path. @source assumed, as in the schema of a draft's files */
  pathLength: 200,
} as const

const MEGABYTE = 1024 * 1024
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** A path segment valid on every system: it cannot leave the folder, is not hidden, and has no special characters. */
const SEGMENT = /^(?![. ])[^\\/:*?"<>|\p{C}]{1,100}(?<![. ])$/u
/** Names reserved for devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Maximum size of a file of this name. @units megabytes */
export const fileMegabytes = (path: string): number =>
  PICTURE.test(path) ? FOLDER_LIMITS.pictureMegabytes : FOLDER_LIMITS.fileMegabytes

/** Whether a file's size is allowed. @units bytes */
export const fitsFile = (path: string, size: number): boolean => size <= fileMegabytes(path) * MEGABYTE

/** Whether the number of files is allowed. */
export const fitsCount = (count: number): boolean => count <= FOLDER_LIMITS.files

/** Whether the total size of these files is allowed. @units bytes */
export const fitsTotalSize = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) <= FOLDER_LIMITS.megabytes * MEGABYTE

/** Why a path is not allowed. */
export type PathFault = 'too-deep' | 'too-long' | 'not-inside'

/**
 * What is wrong with the path of a file.
 * @param path - in Unicode's composed form (NFC)
 * @returns undefined for a valid path
 */
export function pathFault(path: string): PathFault | undefined {
  const segments = path.split('/')
  if (segments.length > FOLDER_LIMITS.depth) return 'too-deep'
  if (path.length > FOLDER_LIMITS.pathLength) return 'too-long'
  return segments.every((segment) => SEGMENT.test(segment) && !DEVICE.test(segment))
    ? undefined
    : 'not-inside'
}

/** `twice`: the same name on case-insensitive systems; `in-the-way`: another file needs a folder of that name. */
export type Clash = { readonly is: 'twice' | 'in-the-way'; readonly path: string }

/** The first file that conflicts with the others of its folder. */
export function clashOf(paths: readonly string[]): Clash | undefined {
  const names = new Set<string>()
  for (const path of paths) {
    const name = path.toLowerCase()
    if (names.has(name)) return { is: 'twice', path }
    names.add(name)
  }
  const path = paths.find((one) => parentsOf(one.toLowerCase()).some((parent) => names.has(parent)))
  return path === undefined ? undefined : { is: 'in-the-way', path }
}

const parentsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, all) => all.slice(0, index + 1).join('/'))

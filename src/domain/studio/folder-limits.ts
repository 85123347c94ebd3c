/**
 * What the folder of a brand may be. One list: what is picked in the studio is held to it before a draft is made, the
 * server holds to it what a draft lays over a folder, and the texts of a refusal say these numbers. A folder that was put
 * on the disk by hand may be more.
 */
export const FOLDER_LIMITS = {
  /** All files with the pictures. @source issue 5: assumed, ten times the largest demonstration tenant */
  megabytes: 20,
  /** @source assumed: a menu of 400 plates with a picture each, and what goes with it */
  files: 500,
  /** A photograph as a camera writes it. @source assumed */
  pictureMegabytes: 8,
  /** JSON and whatever else lies in a folder. @source assumed: the largest demonstration menu has 0.1 MB */
  fileMegabytes: 4,
  /** Steps of a path, the file's name among them. @source assumed */
  depth: 6,
  /** Characters of a path. @source assumed, as in the schema of a draft's files */
  pathLength: 200,
} as const

const MEGABYTE = 1024 * 1024
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** What a part of a path may look like on every system: no way out of the folder, nothing hidden, nothing special. */
const SEGMENT = /^(?![. ])[^\\/:*?"<>|\p{C}]{1,100}(?<![. ])$/u
/** Names that are devices on one system. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The most that a file of this name may weigh. @units megabytes */
export const fileMegabytes = (path: string): number =>
  PICTURE.test(path) ? FOLDER_LIMITS.pictureMegabytes : FOLDER_LIMITS.fileMegabytes

/** Whether a file may lie in a folder by its size. @units bytes */
export const fitsFile = (path: string, size: number): boolean => size <= fileMegabytes(path) * MEGABYTE

/** Whether a folder may hold so many files. */
export const fitsCount = (count: number): boolean => count <= FOLDER_LIMITS.files

/** Whether files of these sizes may be a folder by what they weigh together. @units bytes */
export const fitsTotalSize = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) <= FOLDER_LIMITS.megabytes * MEGABYTE

/** Why a file cannot lie in a folder by its path. */
export type PathFault = 'too-deep' | 'too-long' | 'not-inside'

/**
 * What is wrong with the path of a file.
 * @param path - in Unicode's composed form
 * @returns undefined when it can lie in a folder of a tenant
 */
export function pathFault(path: string): PathFault | undefined {
  const segments = path.split('/')
  if (segments.length > FOLDER_LIMITS.depth) return 'too-deep'
  if (path.length > FOLDER_LIMITS.pathLength) return 'too-long'
  return segments.every((segment) => SEGMENT.test(segment) && !DEVICE.test(segment))
    ? undefined
    : 'not-inside'
}

/** `twice`: one name on systems that do not tell capitals apart; `in-the-way`: another file needs a folder of that name. */
export type Clash = { readonly is: 'twice' | 'in-the-way'; readonly path: string }

/** The first file of a folder that cannot lie beside the others. */
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

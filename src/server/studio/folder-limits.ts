/** A folder of a brand with its pictures. @source issue 5: assumed, ten times the largest demonstration tenant */
export const MAX_FOLDER_BYTES = 20 * 1024 * 1024
/** A photograph as a camera writes it. @source assumed */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
/** JSON and whatever else lies in a folder. @source assumed: the largest demonstration menu has 0.1 MB */
const MAX_FILE_BYTES = 4 * 1024 * 1024
/** @source assumed: a menu of 400 plates with a picture each, and what goes with it */
export const MAX_FILES = 500
/** Drafts that exist at a time. @source assumed */
export const MAX_DRAFTS = 100
/** Of them, those that posted themes made and nobody went on with. @source assumed */
export const MAX_POSTED_DRAFTS = 30
/** Links of a draft that lead somewhere. @source assumed */
export const MAX_LINKS = 20
/** A draft nobody changes is dropped after this. @source issue 5: assumed */
export const DRAFT_DAYS = 7

const PICTURE = /\.(svg|png|jpe?g|webp|avif|gif)$/i

/** What a path of a folder may look like on every system: no way out of it, nothing hidden, nothing special. */
const SEGMENT = /^(?![. ])[^\\/:*?"<>|\p{C}]{1,100}(?<![. ])$/u
const MAX_DEPTH = 6
/** Names that are devices on one system. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Files that the product reads. */
const KNOWN =
  /^(?:(?:tenant|theme|menu|messages\.es)\.json|layout\/[a-z0-9-]+\.json|assets\/[^]*\.(?:svg|png|jpe?g|webp|avif))$/

/** Whether the product uses a file; another is kept and handed out as it is. */
export const isKnownFile = (path: string): boolean => KNOWN.test(path)

/** Whether a file's content is shown as text. */
export const isTextFile = (path: string): boolean => /\.(json|md|txt|csv)$/i.test(path)

/** What is wrong with the path of a file; undefined when it can lie in a folder of a tenant. */
export function pathFault(path: string): string | undefined {
  const segments = path.split('/')
  if (segments.length > MAX_DEPTH) return 'lies too deep'
  if (!segments.every((segment) => SEGMENT.test(segment) && !DEVICE.test(segment)))
    return 'is no path of a file inside the folder'
  return undefined
}

/** What is wrong with the size of a file. */
export function sizeFault(path: string, bytes: number): string | undefined {
  const most = PICTURE.test(path) ? MAX_PICTURE_BYTES : MAX_FILE_BYTES
  return bytes > most ? `is larger than ${most / 1024 / 1024} MB` : undefined
}

/** What is wrong with a folder as a whole. */
export function folderFault(files: readonly { path: string; bytes: number }[]): string | undefined {
  if (files.length > MAX_FILES) return `has more than ${MAX_FILES} files`
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_FOLDER_BYTES)
    return `is larger than ${MAX_FOLDER_BYTES / 1024 / 1024} MB`
  // one name on systems that do not tell capitals apart
  const names = new Set<string>()
  for (const { path } of files) {
    const name = path.toLowerCase()
    if (names.has(name)) return `has '${path}' twice`
    names.add(name)
  }
  const inTheWay = files.find(({ path }) => parentsOf(path.toLowerCase()).some((parent) => names.has(parent)))
  return inTheWay && `has a file where '${inTheWay.path}' needs a folder`
}

const parentsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, all) => all.slice(0, index + 1).join('/'))

import {
  clashOf,
  fileMegabytes,
  fitsCount,
  fitsFile,
  fitsTotalSize,
  FOLDER_LIMITS,
  pathFault as faultOfPath,
  type PathFault,
} from '#domain/studio/folder-limits.ts'

/** Drafts that exist at a time. @source assumed */
export const MAX_DRAFTS = 100
/** Of them, those that posted themes made and nobody went on with. @source assumed */
export const MAX_POSTED_DRAFTS = 30
/** Links of a draft that lead somewhere. @source assumed */
export const MAX_LINKS = 20
/** A draft nobody changes is dropped after this. @source issue 5: assumed */
export const DRAFT_DAYS = 7

/** Whether a file's content is shown as text. */
export const isTextFile = (path: string): boolean => /\.(json|md|txt|csv)$/i.test(path)

const PATH_FAULTS: Readonly<Record<PathFault, string>> = {
  'too-deep': 'lies too deep',
  'too-long': 'has too long a path',
  'not-inside': 'is no path of a file inside the folder',
}

/** What is wrong with the path of a file; undefined when it can lie in a folder of a tenant. */
export function pathFault(path: string): string | undefined {
  const fault = faultOfPath(path)
  return fault && PATH_FAULTS[fault]
}

/** What is wrong with the size of a file. */
export const sizeFault = (path: string, bytes: number): string | undefined =>
  fitsFile(path, bytes) ? undefined : `is larger than ${fileMegabytes(path)} MB`

/** What is wrong with a folder as a whole. */
export function folderFault(files: readonly { path: string; bytes: number }[]): string | undefined {
  if (!fitsCount(files.length)) return `has more than ${FOLDER_LIMITS.files} files`
  if (!fitsTotalSize(files.map(({ bytes }) => bytes))) return `is larger than ${FOLDER_LIMITS.megabytes} MB`
  const clash = clashOf(files.map(({ path }) => path))
  if (clash === undefined) return undefined
  return clash.is === 'twice'
    ? `has '${clash.path}' twice`
    : `has a file where '${clash.path}' needs a folder`
}

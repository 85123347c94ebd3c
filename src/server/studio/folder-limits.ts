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

/** Maximum drafts. @source assumed */
export const MAX_DRAFTS = 100
/** Maximum drafts made by posted themes and not edited since. @source assumed */
export const MAX_POSTED_DRAFTS = 30
/** Maximum working links per draft. @source assumed */
export const MAX_LINKS = 20
/** Days after its last change when a draft expires. @source issue 5: assumed */
export const DRAFT_DAYS = 7

/** Whether a file is shown as text. */
export const isTextFile = (path: string): boolean => /\.(json|md|txt|csv)$/i.test(path)

const PATH_FAULTS: Readonly<Record<PathFault, string>> = {
  'too-deep': 'lies too deep',
  'too-long': 'has too long a path',
  'not-inside': 'is no path of a file inside the folder',
}

/** The fault in a file's path; undefined when it is allowed in a tenant's folder. */
export function pathFault(path: string): string | undefined {
  const fault = faultOfPath(path)
  return fault && PATH_FAULTS[fault]
}

/** The fault in a file's size. */
export const sizeFault = (path: string, bytes: number): string | undefined =>
  fitsFile(path, bytes) ? undefined : `is larger than ${fileMegabytes(path)} MB`

/** The fault in a folder as a whole. */
export function folderFault(files: readonly { path: string; bytes: number }[]): string | undefined {
  if (!fitsCount(files.length)) return `has more than ${FOLDER_LIMITS.files} files`
  if (!fitsTotalSize(files.map(({ bytes }) => bytes))) return `is larger than ${FOLDER_LIMITS.megabytes} MB`
  const clash = clashOf(files.map(({ path }) => path))
  if (clash === undefined) return undefined
  return clash.is === 'twice'
    ? `has '${clash.path}' twice`
    : `has a file where '${clash.path}' needs a folder`
}

import { execFile } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A git reference, which can never be parsed as an option. */
const REFERENCE = /^[\w@][\w@{}^~./-]*$/

/** The changes to which a run is limited. */
export type Changes = {
  /** paths from the root of the repository, with slashes */
  files: readonly string[]
  /** path of the tenants' folder, with a trailing slash; empty when it is the root */
  tenantsAt: string
}

/** Git could not report the changes. */
export class ChangesUnknown extends Error {
  override name = 'ChangesUnknown'
}

/**
 * Files that differ from the merge base with the reference: committed, uncommitted, and untracked.
 * @param reference - a commit, branch or tag
 * @param folder - of the tenants, inside of the repository
 * @errors {@link ChangesUnknown}
 */
export async function changedFiles(reference: string, folder: string): Promise<Changes> {
  if (!REFERENCE.test(reference)) throw new ChangesUnknown(`"${reference}" is no reference of git.`)
  const git = (...args: string[]) => gitIn(folder, args)
  try {
    const base = (await git('merge-base', reference, 'HEAD')).trim()
    const changed = await git('diff', '--name-only', '--no-renames', '-z', base)
    const fresh = await git('ls-files', '--others', '--exclude-standard', '-z', '--full-name', ':/')
    const files = [changed, fresh].flatMap((names) => names.split('\0').filter((name) => name !== ''))
    return { files: [...new Set(files)].toSorted(), tenantsAt: await prefixOf(folder) }
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new ChangesUnknown(`What changed since ${reference} is not known: ${reason}`, { cause: error })
  }
}

/**
 * Path of the tenants' folder in its repository, as in {@link Changes}; without a repository the folder counts as its
 * root.
 */
export const placeOfTenants = (folder: string): Promise<string> =>
  prefixOf(folder).catch(() => `${basename(resolve(folder))}/`)

const prefixOf = async (folder: string): Promise<string> =>
  (await gitIn(folder, ['rev-parse', '--show-prefix'])).trim()

async function gitIn(cwd: string, args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd, maxBuffer: MAX_BYTES })).stdout
}

/** Enough for 100,000 file names and more. */
const MAX_BYTES = 16 * 1024 * 1024

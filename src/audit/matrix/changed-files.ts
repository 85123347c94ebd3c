import { execFile } from 'node:child_process'
import { basename, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A reference of git: never an option, whatever is typed. */
const REFERENCE = /^[\w@][\w@{}^~./-]*$/

/** What a run looks at no more than. */
export type Changes = {
  /** paths from the root of the repository, with slashes */
  files: readonly string[]
  /** where the tenants lie in it, with a slash at the end; empty when they are all there is */
  tenantsAt: string
}

/** Git could not tell what changed. */
export class ChangesUnknown extends Error {
  override name = 'ChangesUnknown'
}

/**
 * Files that differ from where this work left the reference: committed, not yet committed, and new.
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

/** Where the tenants lie in their repository, as of {@link Changes}; outside of one their folder is taken for all there is of it. */
export const placeOfTenants = (folder: string): Promise<string> =>
  prefixOf(folder).catch(() => `${basename(resolve(folder))}/`)

const prefixOf = async (folder: string): Promise<string> =>
  (await gitIn(folder, ['rev-parse', '--show-prefix'])).trim()

async function gitIn(cwd: string, args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd, maxBuffer: MAX_BYTES })).stdout
}

/** Names of 100,000 files and more. */
const MAX_BYTES = 16 * 1024 * 1024

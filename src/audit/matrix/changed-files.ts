import { execFile } from 'node:child_process'
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
  const git = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: MAX_BYTES })
    return stdout.split('\0').filter((name) => name !== '')
  }
  try {
    const [base = ''] = (await git('merge-base', reference, 'HEAD')).map((line) => line.trim())
    const changed = await git('diff', '--name-only', '--no-renames', '-z', base)
    const fresh = await git('ls-files', '--others', '--exclude-standard', '-z', '--full-name', ':/')
    const [tenantsAt = ''] = (await git('rev-parse', '--show-prefix')).map((line) => line.trim())
    return { files: [...new Set([...changed, ...fresh])].toSorted(), tenantsAt }
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new ChangesUnknown(`What changed since ${reference} is not known: ${reason}`, { cause: error })
  }
}

/** Names of 100,000 files and more. */
const MAX_BYTES = 16 * 1024 * 1024

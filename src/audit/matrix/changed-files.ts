import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A reference of git: never an option, whatever is typed. */
const REFERENCE = /^[\w@][\w@{}^~./-]*$/

/** Git could not tell what changed. */
export class ChangesUnknown extends Error {
  override name = 'ChangesUnknown'
}

/**
 * Files that differ from where this work left the reference: committed, not yet committed, and new.
 * @param reference - a commit, branch or tag
 * @param folder - inside of the repository
 * @returns paths from the root of the repository, with slashes
 * @errors {@link ChangesUnknown}
 */
export async function changedFiles(reference: string, folder: string): Promise<string[]> {
  if (!REFERENCE.test(reference)) throw new ChangesUnknown(`"${reference}" is no reference of git.`)
  const git = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: MAX_BYTES })
    return stdout.split('\0').filter((name) => name !== '')
  }
  try {
    const [base = ''] = (await git('merge-base', reference, 'HEAD')).map((line) => line.trim())
    const changed = await git('diff', '--name-only', '--no-renames', '-z', base)
    const fresh = await git('ls-files', '--others', '--exclude-standard', '-z', '--full-name', ':/')
    return [...new Set([...changed, ...fresh])].toSorted()
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error)
    throw new ChangesUnknown(`What changed since ${reference} is not known: ${reason}`, { cause: error })
  }
}

/** Names of 100,000 files and more. */
const MAX_BYTES = 16 * 1024 * 1024

import { execFile } from 'node:child_process'

import { findBrowser } from '../../scripts/go/find-browser.mjs'

export type Ran = { code: number; said: string; failed: string }

/**
 * Runs the command as it is built, with the browser of these tests, and waits until it ends.
 *
 * @param cli - the built `dist/server/cli.js`
 * @param at - where it runs, and what its environment has beside this one's
 * @returns its exit code, -1 when a signal ended it, and what it wrote to its two outputs
 */
export function runCommand(
  cli: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ran> {
  const { executablePath } = findBrowser()
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { cwd, env: { ...process.env, CHROMIUM_PATH: executablePath, ...env } },
      (_error, said, failed) => resolve({ code: child.exitCode ?? -1, said, failed }),
    )
  })
}

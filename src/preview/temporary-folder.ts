import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this process, until `remove`. */
export type TemporaryFolder = { path: string; remove(): Promise<void> }

/** Creates a folder that is also deleted when the process ends before it is removed. */
export async function temporaryFolder(name: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `vitrina-${name}-`))
  const gone = { recursive: true, force: true }
  const atExit = () => rmSync(path, gone)
  process.once('exit', atExit)
  return {
    path,
    async remove() {
      await rm(path, gone)
      process.off('exit', atExit)
    },
  }
}

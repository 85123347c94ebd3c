import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this process alone, until `remove`. */
export type TemporaryFolder = { path: string; remove(): Promise<void> }

/** Makes a folder that goes with the process, too, where that ends before it is removed. */
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

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of `package.json`, found from this file instead of the working directory, so that sources under a test
 * runner and the built bundle find the same migrations, tenants and contract.
 */
export function projectRoot(from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('No package.json above the server: is the installation complete?')
    folder = parent
  }
  return folder
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { InventoryScript } from '#generated/models.ts'

/** A hash as the `integrity` attribute has it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every script of our own that a payment page may run, as the build wrote it down; none of a server without a build. */
export async function readInventory(clientDir: string): Promise<InventoryScript[]> {
  const file = join(clientDir, '.vite/scripts.json')
  if (!existsSync(file)) return []
  // written by our own build
  return JSON.parse(await readFile(file, 'utf8')) as InventoryScript[]
}

/** Where the parts of the storefront stand: workers and the documents of frames are no modules of its pages. */
const PARTS = '/assets/'

/**
 * The hashes that a payment page tells its browser: of every part that a visit may load from there on, also those that come
 * when something is opened.
 * @returns undefined of a build without an inventory
 * @source PCI DSS 6.4.3: "the integrity of each script is assured"
 */
export function partHashes(scripts: readonly InventoryScript[]): Record<string, string> | undefined {
  const parts = scripts.filter(({ path }) => path.startsWith(PARTS))
  return parts.length === 0
    ? undefined
    : Object.fromEntries(parts.map(({ path, integrity }) => [path, integrity]))
}

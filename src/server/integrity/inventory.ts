import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { InventoryScript } from '#generated/models.ts'

/** A hash in the format of the `integrity` attribute. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** All of our scripts that a payment page may run, as recorded by the build; none without a build. */
export async function readInventory(clientDir: string): Promise<InventoryScript[]> {
  const file = join(clientDir, '.vite/scripts.json')
  if (!existsSync(file)) return []
  // written by our own build
  return JSON.parse(await readFile(file, 'utf8')) as InventoryScript[]
}

/** Path of the storefront's modules; workers and frame documents are not part of its pages. */
const PARTS = '/assets/'

/**
 * The integrity hashes in a payment page, for all modules that a visit may load from there on, including lazy ones.
 * @returns undefined for a build without an inventory
 * @source PCI DSS 6.4.3: "the integrity of each script is assured"
 */
export function partHashes(scripts: readonly InventoryScript[]): Record<string, string> | undefined {
  const parts = scripts.filter(({ path }) => path.startsWith(PARTS))
  return parts.length === 0
    ? undefined
    : Object.fromEntries(parts.map(({ path, integrity }) => [path, integrity]))
}

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

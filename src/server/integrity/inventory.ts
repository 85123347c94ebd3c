import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { INLINE_SCRIPT } from '#app/inline-script.server.ts'
import type { InventoryScript } from '#generated/models.ts'

/** Stands for the address of the script that is part of the page. */
export const INLINE = 'inline'

/** A hash as the `integrity` attribute has it. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every script of our own that a payment page may run, as the build wrote it down; none of a server without a build. */
export async function readInventory(clientDir: string): Promise<InventoryScript[]> {
  const file = join(clientDir, '.vite/scripts.json')
  if (!existsSync(file)) return []
  // written by our own build
  const built = JSON.parse(await readFile(file, 'utf8')) as InventoryScript[]
  const inline = {
    path: INLINE,
    integrity: integrityOf(INLINE_SCRIPT),
    bytes: Buffer.byteLength(INLINE_SCRIPT),
    purpose: 'Keeps what is pressed before the page is ready, and answers it then.',
  }
  return [...built, inline]
}

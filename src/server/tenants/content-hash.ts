import { createHash } from 'node:crypto'

import type { TenantFiles } from './read-folder.ts'

/** Increment when the resolved form changes, so that a new version applies unchanged folders again. */
const RESOLVER_VERSION = 5

/** The hash that decides whether a folder is applied again. */
export function contentHashOf(...folders: Pick<TenantFiles, 'hash'>[]): string {
  const parts = [RESOLVER_VERSION, ...folders.map((folder) => folder.hash)]
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 16)
}

import { createHash } from 'node:crypto'

// Increment when the production of variants changes, so that old files are not reused.
const PIPELINE = '3'

/**
 * Name of a picture: 80 bits of the hash of its bytes and the pipeline's version, as 20 hex digits. The same bytes
 * always get the same name, so the file may be cached forever.
 *
 * @param {Uint8Array} bytes
 */
export function contentHash(bytes) {
  return createHash('sha256').update(PIPELINE).update(bytes).digest('hex').slice(0, 20)
}

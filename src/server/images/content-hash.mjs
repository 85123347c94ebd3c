import { createHash } from 'node:crypto'

// Raise when the way variants are made changes, so that old files are not taken for new ones.
const PIPELINE = '3'

/**
 * Name of a picture: 80 bits of the hash of its bytes and of the way it is treated, as 20 hex digits.
 * The same bytes always get the same name, so a file under this name may be cached for ever.
 *
 * @param {Uint8Array} bytes
 */
export function contentHash(bytes) {
  return createHash('sha256').update(PIPELINE).update(bytes).digest('hex').slice(0, 20)
}

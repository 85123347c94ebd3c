import { randomFillSync } from 'node:crypto'

const NONCE_BYTES = 16
const POOL_BYTES = 256 * NONCE_BYTES

const pool = Buffer.alloc(POOL_BYTES)
let used = POOL_BYTES

/** 128 random bits as base64; asking the system for many at a time costs as much as asking for one. */
export function newNonce(): string {
  if (used === POOL_BYTES) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64', used - NONCE_BYTES, used)
}

import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { RandomBytes } from '../../clock.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const SALT_BYTES = 16
const HASH_BYTES = 32

/** The form in which a code is stored: salt and a slow hash, so that a copy of the database opens nothing in time. */
export async function hashCode(code: string, randomBytes: RandomBytes): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES))
  const hash = await derive(code, salt, HASH_BYTES)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Whether a code is the one of a stored hash; it takes the same time whatever differs. */
export async function isCode(code: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(code, Buffer.from(salt, 'base64url'), HASH_BYTES)
  return expected.length === HASH_BYTES && timingSafeEqual(given, expected)
}

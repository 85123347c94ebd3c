import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { RandomBytes } from '../../clock.ts'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const SALT_BYTES = 16
const HASH_BYTES = 32

/** The stored form of a code: salt and a slow hash, so that a copy of the database cannot be cracked in time. */
export async function hashCode(code: string, randomBytes: RandomBytes): Promise<string> {
  const salt = Buffer.from(randomBytes(SALT_BYTES))
  const hash = await derive(code, salt, HASH_BYTES)
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`
}

/** Whether a code matches a stored hash, in constant time. */
export async function isCode(code: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(code, Buffer.from(salt, 'base64url'), HASH_BYTES)
  return expected.length === HASH_BYTES && timingSafeEqual(given, expected)
}

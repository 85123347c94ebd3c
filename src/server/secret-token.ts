import { createHash } from 'node:crypto'

import type { RandomBytes } from './clock.ts'

/** Nobody guesses 256 bits. */
const BYTES = 32

/** A random text that opens something, or cannot be guessed. */
export const newToken = (randomBytes: RandomBytes, size = BYTES): string =>
  Buffer.from(randomBytes(size)).toString('base64url')

/** What is stored of a token, so that a copy of the database opens nothing. A fast hash is enough for what nobody guesses. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

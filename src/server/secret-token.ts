import { createHash } from 'node:crypto'

import type { RandomBytes } from './clock.ts'

/** Nobody guesses 256 bits. */
const BYTES = 32

/** A random text that opens something, or cannot be guessed. */
export const newToken = (randomBytes: RandomBytes, size = BYTES): string =>
  Buffer.from(randomBytes(size)).toString('base64url')

/** What the token of a venue begins with: it says what it is to whoever finds one where none should be. */
const OF_VENUE = 'vitrina_'

export const newVenueToken = (randomBytes: RandomBytes): string => OF_VENUE + newToken(randomBytes)

export const isVenueToken = (token: string): boolean => token.startsWith(OF_VENUE)

/** What is stored of a token, so that a copy of the database opens nothing. A fast hash is enough for what nobody guesses. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

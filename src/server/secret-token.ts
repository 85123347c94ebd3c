import { createHash } from 'node:crypto'

import type { RandomBytes } from './clock.ts'

/** 256 bits cannot be guessed. */
const BYTES = 32

/** A random token that cannot be guessed. */
export const newToken = (randomBytes: RandomBytes, size = BYTES): string =>
  Buffer.from(randomBytes(size)).toString('base64url')

/** Prefix of a venue's tokens, so that a leaked one is recognised. */
const OF_VENUE = 'vitrina_'

export const newVenueToken = (randomBytes: RandomBytes): string => OF_VENUE + newToken(randomBytes)

export const isVenueToken = (token: string): boolean => token.startsWith(OF_VENUE)

/** The stored form of a token: a copy of the database gives no access. A fast hash is enough for random tokens. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

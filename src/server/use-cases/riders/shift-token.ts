import { createHash } from 'node:crypto'

import { SHIFT_HOURS } from '#domain/defaults.ts'

import type { RandomBytes } from '../../clock.ts'

const TOKEN_BYTES = 32
const HOUR_MS = 3_600_000

/** A token of a shift. Only its hash is stored, so a copy of the database opens no shift. */
export const newShiftToken = (randomBytes: RandomBytes): string =>
  Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')

/** What is stored of a token; a fast hash will do, for nobody guesses 32 random bytes. */
export const shiftTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** When a shift that starts now ends by itself. */
export const shiftEnd = (now: Date): Date => new Date(now.getTime() + SHIFT_HOURS * HOUR_MS)

import { createHash } from 'node:crypto'

/** Random bytes of a token; nobody guesses 192 bits. */
export const CART_TOKEN_BYTES = 24

/** The form in which a token is stored, so that a copy of the database opens no cart. */
export const hashCartToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

import { ORDER_CODE_GROUPS, ORDER_CODE_LENGTH } from '#domain/defaults.ts'

/** Crockford's base 32: no I, L, O, U, so that codes can be read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_CHARACTER = 5
const SHAPE = new RegExp(`^[${ALPHABET}]{${ORDER_CODE_LENGTH}}$`)

/** Bytes of randomness a code needs; 55 bits of them are used. */
export const ORDER_CODE_BYTES = Math.ceil((ORDER_CODE_LENGTH * BITS_PER_CHARACTER) / 8)

/**
 * An order code out of randomness.
 * @param randomBytes - from a cryptographic source
 * @returns 11 characters, 55 bits, in the form codes are stored
 * @source design §5 "Order codes: unguessable, at least 50 bits"
 */
export function newOrderCode(randomBytes: (size: number) => Uint8Array): string {
  let value = randomBytes(ORDER_CODE_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let index = 0; index < ORDER_CODE_LENGTH; index += 1) {
    code += ALPHABET.charAt(Number(value & 31n))
    value >>= BigInt(BITS_PER_CHARACTER)
  }
  return code
}

/**
 * An order code as it is shown: in groups, 'K7QF-3M2-X9TD'.
 * @param code - in stored form; a text of another length is shown as it is
 * @source design §5 "shown in groups"
 */
export function formatOrderCode(code: string): string {
  if (code.length !== ORDER_CODE_LENGTH) return code
  let from = 0
  return ORDER_CODE_GROUPS.map((length) => code.slice(from, (from += length))).join('-')
}

/**
 * A code or a part of one as a person writes it, with the characters of the stored form.
 * @source the spellings are Crockford's
 */
export const codeCharacters = (text: string): string =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/**
 * An order code as a person writes it, in stored form: any case, with or without dashes and spaces, O for 0, I or L for 1.
 * @returns undefined when the text is no code
 * @source design §5 "Order codes"; the spellings are Crockford's
 */
export function parseOrderCode(text: string): string | undefined {
  const code = codeCharacters(text)
  return SHAPE.test(code) ? code : undefined
}

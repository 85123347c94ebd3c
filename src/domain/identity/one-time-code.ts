import { ONE_TIME_CODE_DIGITS } from '#domain/defaults.ts'

/** Bytes of randomness a code needs: so many that no digit is likelier than another by more than 1 in 10¹². */
export const ONE_TIME_CODE_BYTES = 8

/** Fewer random bytes than a code needs: a wiring fault, the code could be guessed. */
export class TooFewCodeBytesError extends Error {
  override readonly name = 'TooFewCodeBytesError'

  constructor(received: number) {
    super(`A one-time code needs ${ONE_TIME_CODE_BYTES} random bytes, got ${received}`)
  }
}

/**
 * A one-time code out of randomness.
 * @param bytes - at least {@link ONE_TIME_CODE_BYTES}, from a cryptographic source
 * @returns six digits, leading zeros included
 * @errors throws {@link TooFewCodeBytesError}
 * @source design §5 "A venue may switch on one-time codes"; the digits are assumed in `defaults`
 */
export function newOneTimeCode(bytes: Uint8Array): string {
  if (bytes.length < ONE_TIME_CODE_BYTES) throw new TooFewCodeBytesError(bytes.length)
  const value = bytes.subarray(0, ONE_TIME_CODE_BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return String(value % 10n ** BigInt(ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0')
}

/**
 * A code as a person types it: digits only, spaces and dashes dropped.
 * @returns undefined when it is no code
 * @source assumed: keyboards and messages put spaces between the digits
 */
export function parseOneTimeCode(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  return digits.length === ONE_TIME_CODE_DIGITS && /^[0-9]+$/.test(digits) ? digits : undefined
}

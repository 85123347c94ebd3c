/** So many that no digit is likelier than another by more than 1 in 10¹². */
const BYTES = 8

/**
 * A code of digits out of randomness, leading zeros included: one-time codes, delivery keys and codes of a shift.
 * @param randomBytes - from a cryptographic source
 * @source design §5 "A venue may switch on one-time codes", "delivery key 4 digits"
 */
export function newDigitCode(randomBytes: (size: number) => Uint8Array, digits: number): string {
  const value = randomBytes(BYTES).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return String(value % 10n ** BigInt(digits)).padStart(digits, '0')
}

/**
 * A code as a person types it: digits only, spaces and dashes dropped.
 * @returns undefined when it is no code of so many digits
 * @source assumed: keyboards and messages put spaces between the digits
 */
export function parseDigitCode(text: string, digits: number): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '')
  return code.length === digits && /^[0-9]+$/.test(code) ? code : undefined
}

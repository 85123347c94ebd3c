import { DELIVERY_KEY_DIGITS } from '#domain/defaults.ts'

/** Bytes of randomness a key needs: enough for every digit to be as likely as the others. */
export const DELIVERY_KEY_BYTES = 6

/**
 * A delivery key out of randomness, leading zeros included.
 * @param bytes - at least {@link DELIVERY_KEY_BYTES}, from a cryptographic source
 * @units 4 digits
 * @source design §5 "delivery key 4 digits"
 */
export function newDeliveryKey(bytes: Uint8Array): string {
  const value = bytes.subarray(0, DELIVERY_KEY_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(value % 10 ** DELIVERY_KEY_DIGITS).padStart(DELIVERY_KEY_DIGITS, '0')
}

const BYTES = 16

/**
 * A random, unguessable text of 32 letters and digits. Unlike `crypto.randomUUID` it works wherever pages do, also
 * on a phone that visits a computer of the same network without TLS.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

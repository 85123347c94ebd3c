const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const BITS = 5

/** Bytes in the lower-case alphabet of RFC 4648, whose characters every address takes as they are; no padding. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let value = 0
  let bits = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    for (; bits >= BITS; bits -= BITS) text += ALPHABET.charAt((value >>> (bits - BITS)) & 31)
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (BITS - bits)) & 31) : text
}

/** The bytes of {@link toBase32}; a character of another alphabet counts as nothing. */
export function fromBase32(text: string): Buffer {
  const bytes: number[] = []
  let value = 0
  let bits = 0
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) continue
    value = (value << BITS) | digit
    bits += BITS
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

/**
 * A time-ordered id (RFC 9562 version 7): new rows go to the right edge of their index.
 * @param bytes - ten random bytes
 */
export function uuidV7(nowMs: number, bytes: Uint8Array): string {
  const time = nowMs.toString(16).padStart(12, '0').slice(-12)
  const random = Buffer.from(bytes.subarray(0, 10))
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80
  const hex = time + random.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

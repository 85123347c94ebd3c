import type { RandomBytes } from '../clock.ts'

const RANDOM_BYTES = 10

/** An id for a row of this moment (RFC 9562 version 7): new rows go to the right edge of their index. */
export function newId(randomBytes: RandomBytes, now: Date): string {
  const time = now.getTime().toString(16).padStart(12, '0').slice(-12)
  const random = Buffer.from(randomBytes(RANDOM_BYTES))
  random[0] = ((random[0] ?? 0) & 0x0f) | 0x70
  random[2] = ((random[2] ?? 0) & 0x3f) | 0x80
  const hex = time + random.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Whether a text of an address can be the id of a row: PostgreSQL refuses to compare anything else with one. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)

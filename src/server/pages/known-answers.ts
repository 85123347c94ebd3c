import { deepFreeze } from '../catalog/freeze.ts'
import { LruCache } from '../catalog/lru-cache.ts'

const MAX_BYTES = 16 * 1024 * 1024

/**
 * JSON that was read before, by address. Reading a menu takes longer than comparing its bytes, and what is made
 * from a menu can be kept with it only while it is the same object.
 */
export class KnownAnswers {
  private readonly answers = new LruCache<string, { bytes: Buffer; value: unknown }>(
    MAX_BYTES,
    ({ bytes }) => bytes.length + 500,
  )

  /** @returns the value of the JSON, frozen; the same object as before when the bytes are the same */
  read(address: string, bytes: Buffer): unknown {
    const known = this.answers.get(address)
    if (known?.bytes.equals(bytes)) return known.value
    const value: unknown = deepFreeze(JSON.parse(bytes.toString()))
    this.answers.set(address, { bytes, value })
    return value
  }
}

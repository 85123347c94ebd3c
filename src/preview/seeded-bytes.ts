import { createHash } from 'node:crypto'

/** Pseudo-random bytes from a seed, so that every stage gives its orders the same codes. */
export class SeededBytes {
  private seed = ''
  private count = 0

  /** Continues with the bytes of this seed. */
  restart(seed: string): void {
    this.seed = seed
    this.count = 0
  }

  readonly read = (size: number): Uint8Array => {
    const bytes = new Uint8Array(size)
    for (let filled = 0; filled < size; filled += 32) {
      this.count += 1
      const part = createHash('sha256').update(`${this.seed}\0${this.count}`).digest()
      bytes.set(part.subarray(0, size - filled), filled)
    }
    return bytes
  }
}

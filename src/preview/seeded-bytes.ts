import { createHash } from 'node:crypto'

/** The same bytes after the same seed: what one stage calls an order, another one calls it too. */
export class SeededBytes {
  private seed = ''
  private count = 0

  /** From here on the bytes are those of this seed. */
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

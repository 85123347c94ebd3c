/** Keeps what was used last, up to a total size; reading counts as use. */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number }>()
  private readonly maxSize: number
  private readonly sizeOf: (value: Value) => number
  private total = 0

  /** @param sizeOf - what an entry counts; 1 each when left out */
  constructor(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
    this.maxSize = maxSize
    this.sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key)
    if (entry === undefined) return undefined
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.sizeOf(value)
    if (size > this.maxSize) return
    this.entries.set(key, { value, size })
    this.total += size
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.maxSize) break
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const entry = this.entries.get(key)
    if (entry === undefined) return
    this.entries.delete(key)
    this.total -= entry.size
  }

  deleteWhere(matches: (value: Value, key: Key) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value, key)) this.delete(key)
  }

  clear(): void {
    this.entries.clear()
    this.total = 0
  }
}

/**
 * Keeps recently used entries up to a total size. Reading only marks an entry: when room is needed, marked entries get
 * a second chance. Moving entries on each read would leave so many dead map tables that collecting them costs as much
 * as a cached page.
 */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number; used: boolean }>()
  private readonly maxSize: number
  private readonly sizeOf: (value: Value) => number
  private total = 0

  /** @param sizeOf - size of an entry; 1 each when left out */
  constructor(maxSize: number, sizeOf: (value: Value) => number = () => 1) {
    this.maxSize = maxSize
    this.sizeOf = sizeOf
  }

  get(key: Key): Value | undefined {
    const entry = this.entries.get(key)
    if (entry === undefined) return undefined
    entry.used = true
    return entry.value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.sizeOf(value)
    if (size > this.maxSize) return
    this.total += size
    this.makeRoom()
    this.entries.set(key, { value, size, used: false })
  }

  private makeRoom(): void {
    for (const [key, entry] of this.entries) {
      if (this.total <= this.maxSize) return
      if (entry.used) {
        entry.used = false
        this.entries.delete(key)
        this.entries.set(key, entry)
      } else this.delete(key)
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

import { deepFreeze } from './freeze.ts'
import { LruCache } from './lru-cache.ts'

/** An answer of the database and the tenant it belongs to; both undefined when there is nothing. */
export type Found<T> = { tenant: string | undefined; value: T | undefined }

type Slot<T> = { answer: Promise<Found<T>>; found?: Found<T> }

/** Frozen answers by key; concurrent questions share one, failures are not kept, a tenant's can be dropped at once. */
export class TenantCache<T> {
  private readonly slots: LruCache<string, Slot<T>>

  constructor(maxEntries: number) {
    this.slots = new LruCache(maxEntries)
  }

  async get(key: string, load: () => Promise<Found<T>>): Promise<T | undefined> {
    const slot = this.slots.get(key) ?? this.open(key, load)
    return (await slot.answer).value
  }

  /** What is here already. */
  peek(key: string): T | undefined {
    return this.slots.get(key)?.found?.value
  }

  /**
   * Forgets a tenant's answers, those under way, and the empty ones: what nobody had may be the tenant's
   * now. Without a tenant, everything.
   */
  drop(tenant: string | undefined): void {
    if (tenant === undefined) this.slots.clear()
    else this.slots.deleteWhere(({ found }) => found?.tenant === undefined || found.tenant === tenant)
  }

  private open(key: string, load: () => Promise<Found<T>>): Slot<T> {
    const slot: Slot<T> = { answer: load().then(deepFreeze) }
    this.slots.set(key, slot)
    slot.answer.then(
      (found) => {
        slot.found = found
      },
      () => this.slots.delete(key),
    )
    return slot
  }
}

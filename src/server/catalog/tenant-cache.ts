import { LruCache } from './lru-cache.ts'

/** A query result and the tenant it belongs to; both undefined when nothing was found. */
export type Found<T> = { tenant: string | undefined; value: T | undefined }

type Slot = { answer: Promise<Found<unknown>>; found?: Found<unknown>; weight: number }

/** A kind of cached results, and the weight of each. */
export type Kind<T> = { name: string; weight: number; holds?: T }

/**
 * Frozen results by kind and key. Concurrent requests share one query, failures are not cached, and a tenant's results
 * can be dropped at once.
 */
export class TenantCache {
  private readonly slots: LruCache<string, Slot>

  constructor(maxWeight: number) {
    this.slots = new LruCache(maxWeight, ({ weight }) => weight)
  }

  async get<T>(kind: Kind<T>, key: string, load: () => Promise<Found<T>>): Promise<T | undefined> {
    const slot = this.slots.get(nameOf(kind, key)) ?? this.open(kind, key, load)
    // an entry was loaded as the type of its kind
    return (await slot.answer).value as T | undefined
  }

  /** The value, if it is cached. */
  peek<T>(kind: Kind<T>, key: string): T | undefined {
    return this.slots.get(nameOf(kind, key))?.found?.value as T | undefined
  }

  /**
   * Drops a tenant's results, pending ones, and empty ones, since an unknown key may now be the tenant's. Without a
   * tenant, drops everything.
   */
  drop(tenant: string | undefined): void {
    if (tenant === undefined) this.slots.clear()
    else this.slots.deleteWhere(({ found }) => found?.tenant === undefined || found.tenant === tenant)
  }

  private open<T>(kind: Kind<T>, key: string, load: () => Promise<Found<T>>): Slot {
    const name = nameOf(kind, key)
    const slot: Slot = { answer: load().then(deepFreeze), weight: kind.weight }
    this.slots.set(name, slot)
    slot.answer.then(
      (found) => {
        slot.found = found
      },
      () => this.slots.delete(name),
    )
    return slot
  }
}

const nameOf = ({ name }: Pick<Kind<unknown>, 'name'>, key: string): string => `${name} ${key}`

/** Makes a document deeply read-only: it is shared between requests and must never change. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

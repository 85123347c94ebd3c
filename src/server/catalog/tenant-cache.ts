import { LruCache } from './lru-cache.ts'

/** An answer of the database and the tenant it belongs to; both undefined when there is nothing. */
export type Found<T> = { tenant: string | undefined; value: T | undefined }

type Slot = { answer: Promise<Found<unknown>>; found?: Found<unknown>; weight: number }

/** What the answers of one kind are, and how much of the room each takes. */
export type Kind<T> = { name: string; weight: number; holds?: T }

/** Frozen answers by kind and key; concurrent questions share one, failures are not kept, a tenant's can be dropped at once. */
export class TenantCache {
  private readonly slots: LruCache<string, Slot>

  constructor(maxWeight: number) {
    this.slots = new LruCache(maxWeight, ({ weight }) => weight)
  }

  async get<T>(kind: Kind<T>, key: string, load: () => Promise<Found<T>>): Promise<T | undefined> {
    const slot = this.slots.get(nameOf(kind, key)) ?? this.open(kind, key, load)
    // what stands under the name of a kind was loaded as one
    return (await slot.answer).value as T | undefined
  }

  /** What is here already. */
  peek<T>(kind: Kind<T>, key: string): T | undefined {
    return this.slots.get(nameOf(kind, key))?.found?.value as T | undefined
  }

  /**
   * Forgets a tenant's answers, those under way, and the empty ones: what nobody had may be the tenant's
   * now. Without a tenant, everything.
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

/** Makes a document and everything in it read-only: shared between requests, it must never change. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFreeze(inner)
  }
  return value
}

import type { Storage } from '#platform/storage.ts'

export interface VisitId {
  /** The id of this visit: the same for the life of the tab, or until an order was sent. */
  id(): string
  /** The visit is over; what comes next is another one. */
  renew(): void
}

const KEY = 'visit-id'
const VERSION = 1
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,64}$/.test(value)

/**
 * A random id which joins the events of one visit and the order at its end. It says nothing about the diner.
 *
 * @param storage - one that lasts as long as the tab
 * @source diner spec §3 "analyticsInfo {sessionId}", §4 "On success, clear the session cookie"
 */
export const visitId = (storage: Storage, newKey: () => string): VisitId => ({
  id: () => {
    const known = storage.read(KEY, VERSION, isId)
    if (known !== undefined) return known
    const id = newKey()
    storage.write(KEY, VERSION, id)
    return id
  },
  renew: () => storage.remove(KEY),
})

import { isMarketingEvent, type MarketingEvent } from '#domain/marketing/marketing-event.ts'
import { browserSessionStorage, type Storage } from '#platform/storage.ts'
import { eventListeners } from '#session/event-listeners.ts'

/** With the id of the branch behind it: what one brand may hear, another may not. */
const KEY = 'marketing-events.'
const VERSION = 1
/** More than a visit has between two pages on which somebody listens. */
const MOST = 30

const isEvents = (value: unknown): value is MarketingEvent[] =>
  Array.isArray(value) && value.every(isMarketingEvent)

/**
 * Events that wait for a page on which the vendors may run: what is bought is bought at checkout, where they may not.
 * @param storage - one that lasts as long as the tab
 */
export function createEventQueue(storage: Storage, branchId: string) {
  const key = KEY + branchId
  const waiting = () => storage.read(key, VERSION, isEvents) ?? []
  return {
    add: (event: MarketingEvent) => storage.write(key, VERSION, [...waiting(), event].slice(-MOST)),
    /** Everything that waits; afterwards nothing does. */
    take: (): MarketingEvent[] => {
      const events = waiting()
      storage.remove(key)
      return events
    },
  }
}

/** Discards the events that were not sent yet. */
export function forgetEvents(branchId: string, storage = browserSessionStorage()): void {
  eventListeners.drop()
  createEventQueue(storage, branchId).take()
}

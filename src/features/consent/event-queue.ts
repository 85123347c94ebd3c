import { isMarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { MarketingEvent } from '#domain/marketing/marketing-event.ts'
import type { Storage } from '#platform/storage.ts'

const KEY = 'marketing-events'
const VERSION = 1
/** More than a visit has between two pages on which somebody listens. */
const MOST = 30

const isEvents = (value: unknown): value is MarketingEvent[] =>
  Array.isArray(value) && value.every(isMarketingEvent)

/**
 * Events that wait for a page on which the vendors may run: what is bought is bought at checkout, where they may not.
 *
 * @param storage - one that lasts as long as the tab
 */
export function createEventQueue(storage: Storage) {
  const waiting = () => storage.read(KEY, VERSION, isEvents) ?? []
  return {
    add: (event: MarketingEvent) => storage.write(KEY, VERSION, [...waiting(), event].slice(-MOST)),
    /** Everything that waits; afterwards nothing does. */
    take: (): MarketingEvent[] => {
      const events = waiting()
      storage.remove(KEY)
      return events
    },
  }
}

import type { AnalyticsEvent, CartItem } from '#generated/models.ts'
import { browserStorage } from '#platform/storage.ts'
import { readConsent } from './consent-choices.ts'

/** Called with each event of this page as it is recorded. @param items - what was ordered; only with an order */
type EventListener = (event: AnalyticsEvent, sessionId: string, items: readonly CartItem[]) => void

/**
 * Further listeners to a page's events. Their code loads last, on a slow network after an order. Earlier events are
 * queued if they may be passed on at the moment they happen.
 */
export function createEventListeners(mayBeShared: (event: AnalyticsEvent) => boolean) {
  const listeners = new Set<EventListener>()
  let early: Parameters<EventListener>[] | undefined = []
  return {
    publish: (...args: Parameters<EventListener>): void => {
      if (early && mayBeShared(args[0])) early.push(args)
      for (const listener of listeners) listener(...args)
    },
    /** @returns unsubscribes */
    listen: (listener: EventListener): (() => void) => {
      listeners.add(listener)
      for (const args of early ?? []) listener(...args)
      early = undefined
      return () => void listeners.delete(listener)
    },
    /** Discards the queued events. */
    drop: (): void => {
      early = early && []
    },
  }
}

/**
 * The listeners of this page; only browsers subscribe. Queued events are those the diner had agreed to share before
 * they happened.
 */
export const eventListeners = createEventListeners(
  ({ context }) => readConsent(browserStorage())[context.branchId ?? ''] === 'accepted',
)

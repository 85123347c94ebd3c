import type { AnalyticsEvent, CartItem } from '#generated/models.ts'
import { browserStorage } from '#platform/storage.ts'
import { readConsent } from './consent-choices.ts'

/** Hears an event of this page as it is recorded. @param items - what was ordered; none but for an order */
type EventListener = (event: AnalyticsEvent, sessionId: string, items: readonly CartItem[]) => void

/**
 * Who else hears the events of a page. Their code comes last, on a slow network after an order: what happens before
 * waits for it, where it may be heard at that moment.
 */
export function createEventListeners(mayBeHeard: (event: AnalyticsEvent) => boolean) {
  const listeners = new Set<EventListener>()
  let early: Parameters<EventListener>[] | undefined = []
  return {
    tell: (...told: Parameters<EventListener>): void => {
      if (early && mayBeHeard(told[0])) early.push(told)
      for (const hear of listeners) hear(...told)
    },
    /** @returns ends it */
    listen: (hear: EventListener): (() => void) => {
      listeners.add(hear)
      for (const told of early ?? []) hear(...told)
      early = undefined
      return () => void listeners.delete(hear)
    },
    /** What has waited so far is heard by nobody. */
    drop: (): void => {
      early = early && []
    },
  }
}

/** Those of this page; only browsers add somebody. What waits is what diners agreed to before it happened. */
export const eventListeners = createEventListeners(
  ({ context }) => readConsent(browserStorage())[context.branchId ?? ''] === 'accepted',
)

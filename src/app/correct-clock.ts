import type { QueryClient } from '@tanstack/react-query'
import { trustRules } from '#domain/time/zone-offset.ts'
import { setTime, systemClock } from '#platform/clock.ts'
import { onDemand } from '#platform/on-demand.ts'
import { isKeptPage, type PageState } from './page-state.ts'

/** Tolerated difference: the page was just rendered and the device's clock is right to the minute. @units ms */
const TOLERANCE_MS = 120_000

const timeCode = onDemand(() => import('./late/ask-time.ts'))

/**
 * Uses the server's clock on a device whose own is wrong. Until the server answers, the current time is the moment the
 * page was rendered, unless the page comes from this device's storage. Asking also detects pages from another cache.
 * The venue's time-zone rules always come from the server.
 * @param queryClient - its answers, dated by the page, are refetched when the page turns out to be old
 * @param onCorrected - called after the server's answer, and again after the device's clock was changed
 * @source design §5 "Venue time"
 */
export function correctClock(
  { now: drawnAt, zone }: Pick<PageState, 'now' | 'zone'>,
  queryClient: QueryClient,
  onCorrected?: (now: number) => void,
): void {
  if (zone) trustRules(zone)
  if (Math.abs(Date.now() - drawnAt) <= TOLERANCE_MS) return
  if (!isKeptPage()) setTime(drawnAt)
  const tell = () => onCorrected?.(systemClock.now())
  timeCode
    .fetch()
    .then(({ askTime }) => askTime(TOLERANCE_MS, drawnAt, queryClient, tell))
    // without the network the device's clock is the best source
    .catch(() => setTime(Date.now()))
    .finally(tell)
}

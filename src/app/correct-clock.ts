import type { QueryClient } from '@tanstack/react-query'
import { trustRules } from '#domain/time/zone-offset.ts'
import { setTime, systemClock } from '#platform/clock.ts'
import { onDemand } from '#platform/on-demand.ts'
import { isKeptPage, type PageState } from './page-state.ts'

/** A page that was just drawn, and a clock that is right to the minute. @units ms */
const TOLERANCE_MS = 120_000

const timeCode = onDemand(() => import('./late/ask-time.ts'))

/**
 * A device whose clock is wrong goes by the server's. Until the server has said what time it is, that is the moment at
 * which it drew the page, unless the device kept the page since; one that another cache kept is told from that by asking.
 * What the clocks of the venue do is the server's to say in any case.
 * @param queryClient - its answers, dated by the page, are asked for again where the page turns out to be old
 * @param onCorrected - called once the server has answered, and again when the device's clock was set since
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
    // without the network nobody knows better than the device
    .catch(() => setTime(Date.now()))
    .finally(tell)
}

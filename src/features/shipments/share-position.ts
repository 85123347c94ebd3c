import { isPositionDue, type Sighting } from '#domain/shipments/position.ts'
import type { RiderPosition } from '#generated/models.ts'
import { RIDER_POSITION_SECONDS } from '#domain/defaults.ts'
import type { Clock } from '#platform/clock.ts'
import type { GeolocationWatch, PositionCode, PositionResult } from '#platform/geolocation.ts'

interface SharePositionDeps {
  watch: Pick<GeolocationWatch, 'follow' | 'look'>
  clock: Clock
  /** What is lost is lost: the next position says more. */
  send: (position: RiderPosition) => Promise<void>
  /** Tells that the device finds itself, or why it does not. */
  onState: (state: 'shared' | PositionCode) => void
}

/**
 * Tells where the rider is: every 10 m, and every 30 s, as long as the device knows it and it is not stopped. A device that
 * stands still may tell nothing by itself, as one that has lost its satellites or was asleep: it is asked, and what it
 * found before is not told again as if it were found now.
 * @returns stops it
 * @source design §5 "Rider position"
 */
export function sharePosition({ watch, clock, send, onState }: SharePositionDeps): () => void {
  let told: Sighting | undefined
  let isOver = false
  const hear = (result: PositionResult): void => {
    if (isOver) return
    if (!result.ok) return onState(result.code)
    onState('shared')
    const now = { ...result.position, at: clock.now() }
    if (!isPositionDue(told, now)) return
    told = now
    const { at, ...position } = now
    void send({ ...position, at: new Date(at).toISOString() }).catch(() => undefined)
  }
  const stops = [
    watch.follow(hear),
    clock.every(RIDER_POSITION_SECONDS * 1_000, () => void watch.look().then(hear)),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

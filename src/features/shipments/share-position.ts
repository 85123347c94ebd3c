import { isPositionDue, type Sighting } from '#domain/shipments/position.ts'
import type { RiderPosition } from '#generated/models.ts'
import { RIDER_POSITION_SECONDS } from '#domain/defaults.ts'
import type { Clock } from '#platform/clock.ts'
import type { GeolocationWatch, PositionCode, PositionResult } from '#platform/geolocation.ts'

interface SharePositionDeps {
  watch: Pick<GeolocationWatch, 'follow' | 'look'>
  clock: Clock
  /** Failures are ignored: the next position replaces a lost one. */
  send: (position: RiderPosition) => Promise<void>
  /** Called when the device has a position, or with the reason why not. */
  onState: (state: 'shared' | PositionCode) => void
}

/**
 * Sends the rider's position every 10 m and every 30 s, while the device knows it and until it is stopped. A device
 * that stands still may report nothing, like one that lost its satellites or was asleep: so it is asked, and an old
 * position is not sent again as a new one.
 * @returns a function that stops it
 * @source design §5 "Rider position"
 */
export function sharePosition({ watch, clock, send, onState }: SharePositionDeps): () => void {
  let lastSent: Sighting | undefined
  let isOver = false
  const onPosition = (result: PositionResult): void => {
    if (isOver) return
    if (!result.ok) return onState(result.code)
    onState('shared')
    const now = { ...result.position, at: clock.now() }
    if (!isPositionDue(lastSent, now)) return
    lastSent = now
    const { at, ...position } = now
    void send({ ...position, at: new Date(at).toISOString() }).catch(() => undefined)
  }
  const stops = [
    watch.follow(onPosition),
    clock.every(RIDER_POSITION_SECONDS * 1_000, () => void watch.look().then(onPosition)),
  ]
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

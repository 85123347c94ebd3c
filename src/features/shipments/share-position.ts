import { isPositionDue, type Sighting } from '#domain/shipments/position.ts'
import type { RiderPosition } from '#generated/models.ts'
import { RIDER_POSITION_SECONDS } from '#domain/defaults.ts'
import type { Clock } from '#platform/clock.ts'
import type { GeolocationWatch, PositionCode } from '#platform/geolocation.ts'

interface SharePositionDeps {
  watch: Pick<GeolocationWatch, 'follow'>
  clock: Clock
  /** What is lost is lost: the next position says more. */
  send: (position: RiderPosition) => Promise<void>
  /** Tells that the device finds itself, or why it does not. */
  onState: (state: 'shared' | PositionCode) => void
}

/**
 * Tells where the rider is: every 10 m, and every 30 s, as long as the device knows it and it is not stopped.
 * @returns stops it
 * @source design §5 "Rider position"
 */
export function sharePosition({ watch, clock, send, onState }: SharePositionDeps): () => void {
  let told: Sighting | undefined
  let last: (Sighting & { accuracyMeters: number }) | undefined
  const tell = (): void => {
    if (last === undefined) return
    const now = { ...last, at: clock.now() }
    if (!isPositionDue(told, now)) return
    told = now
    const { lat, lng, accuracyMeters } = now
    const body = { lat, lng, accuracyMeters, at: new Date(now.at).toISOString() }
    void send(body).catch(() => undefined)
  }
  const stops = [
    watch.follow((result) => {
      if (!result.ok) {
        // a phone that stands still may tell no more than that it found nothing new
        if (result.code !== 'TIMEOUT') last = undefined
        return onState(result.code)
      }
      onState('shared')
      last = { ...result.position, at: clock.now() }
      tell()
    }),
    clock.every(RIDER_POSITION_SECONDS * 1_000, tell),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

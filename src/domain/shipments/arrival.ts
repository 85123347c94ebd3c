import { MINUTE_MS } from '#domain/time/lengths.ts'
import { RIDER_METERS_PER_MINUTE } from '#domain/defaults.ts'

/**
 * When a shipment is expected at the door: the promised time, or the earliest time a rider can be there.
 * @param meters - straight-line distance from the store to the door; undefined when either is unknown
 * @units milliseconds since the epoch; metres
 * @source assumed: delivery spec §2 shows an ETA and not how it is found; the promise is diner spec §3 "maxDelay"
 */
export const expectedArrivalMs = (promisedMs: number, nowMs: number, meters = 0): number =>
  Math.max(promisedMs, nowMs + Math.ceil(meters / RIDER_METERS_PER_MINUTE) * MINUTE_MS)

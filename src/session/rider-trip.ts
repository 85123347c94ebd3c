import type { Trip } from '#domain/shipments/trip.ts'
import type { KeptTrip } from '#generated/models.ts'
import { isKeptTrip } from '#generated/validators/kept-trip.js'
import { browserStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
import { tripKey } from './rider-keys.ts'

/** What a rider carries, as it was last known: a reload in a dead zone still shows where to go. */
export interface RiderTripStore {
  read(): KeptTrip | undefined
  /** @param knownAt - milliseconds since the epoch */
  keep(trip: Trip, knownAt: number): void
  forget(): void
}

const VERSION = 1

/** The trip of this device at a store. */
export function riderTripStore(alias: string, storage: Storage = browserStorage()): RiderTripStore {
  const key = tripKey(alias)
  return {
    read: () => storage.read(key, VERSION, isKeptTrip),
    keep: ({ trip, stack, shipments }, knownAt) =>
      storage.write(key, VERSION, { trip, knownAt, shipments, ...(stack && { stack }) }),
    forget: () => storage.remove(key),
  }
}

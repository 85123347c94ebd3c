import { createStore } from 'zustand/vanilla'
import { parseStoredLocation } from '#domain/address/stored-location.ts'
import type { UserLocation } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'

interface LocationState {
  location?: UserLocation
  restore(): void
  save(location: UserLocation): void
  forget(): void
}

const KEY = 'location'
const VERSION = 1

/**
 * Where the order goes; kept in local storage and reused when it has a fullAddress.
 *
 * @source diner spec §3 "User location", §4 "A stored location is used if it has a fullAddress"
 */
export function createLocationStore(storage: Storage) {
  return createStore<LocationState>()((set) => ({
    restore: () => {
      const stored = storage.read(KEY, VERSION, (value): value is unknown => value !== undefined)
      const location = parseStoredLocation(stored)
      if (location) set({ location })
    },
    save: (location) => {
      set({ location })
      storage.write(KEY, VERSION, location)
    },
    forget: () => {
      set({ location: undefined })
      storage.remove(KEY)
    },
  }))
}

export type LocationStore = ReturnType<typeof createLocationStore>

import { createStore } from 'zustand/vanilla'
import { parseStoredLocation } from '#domain/address/stored-location.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import { PHONE_COUNTRIES } from '#domain/phone/countries.ts'
import type { CountryCode, UserLocation } from '#generated/models.ts'
import { isNumber, type Storage } from '#platform/storage.ts'

/** What the diner typed about themselves; sent only with an order. */
interface Person {
  name: string
  /** As typed; normalised on use. */
  phone: string
  phoneCountry?: CountryCode
  email: string
  document: string
}

interface DinerState extends Person {
  /** Delivery address as geocoded; reused when it has a fullAddress. */
  location?: UserLocation
  /** How often a person has left this device, on any of its pages. */
  left: number
  /**
   * Loads the stored diner: first on start, then when another page of this device has changed it. A draft does not
   * follow changes: it is one page, and its studio frame has the stored data only for the first read.
   */
  follow(): void
  change(part: Partial<Person>): void
  moveTo(location: UserLocation | undefined): void
  /** Forgets who they are; keeps where they are. */
  forget(): void
}

const NOBODY: Person = { name: '', phone: '', phoneCountry: undefined, email: '', document: '' }
const PERSON_KEY = 'customer'
const LOCATION_KEY = 'location'
const LEFT_KEY = 'left'
const VERSION = 1

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false
  const { name, phone, phoneCountry, email, document } = value as Record<string, unknown>
  return (
    [name, phone, email, document].every((field) => typeof field === 'string' && field.length <= 200) &&
    (phoneCountry === undefined || PHONE_COUNTRIES.some((country) => country === phoneCountry))
  )
}

/** Field by field: an edited entry must not overwrite the store's functions. */
const personOf = ({ name, phone, phoneCountry, email, document }: Person): Person => ({
  name,
  phone,
  phoneCountry,
  email,
  document,
})

/**
 * The diner of this device, kept in local storage: who they are, and where they are.
 * @source diner spec §3 "User location", §4 "A stored location is used if it has a fullAddress"
 */
export function createDinerStore(storage: Storage, alias = '') {
  const isDraft = markIn(alias) !== undefined
  const known = new Map<string, string | null>()
  /** Remembers the stored value. @returns whether it differs from what this page last wrote or read */
  const note = (key: string): boolean => {
    const text = storage.texts.getItem(key)
    const isSame = known.get(key) === text
    known.set(key, text)
    return !isSame
  }
  return createStore<DinerState>()((set, get) => ({
    ...NOBODY,
    left: 0,
    follow: () => {
      if (isDraft && known.size > 0) return
      if (note(PERSON_KEY)) set(personOf(storage.read(PERSON_KEY, VERSION, isPerson) ?? NOBODY))
      if (note(LEFT_KEY)) set({ left: storage.read(LEFT_KEY, VERSION, isNumber) ?? 0 })
      if (!note(LOCATION_KEY)) return
      const kept = storage.read(LOCATION_KEY, VERSION, (value): value is unknown => value !== undefined)
      set({ location: parseStoredLocation(kept) })
    },
    change: (part) => {
      get().follow()
      set(part)
      storage.write(PERSON_KEY, VERSION, personOf(get()))
      note(PERSON_KEY)
    },
    moveTo: (location) => {
      set({ location })
      if (location) storage.write(LOCATION_KEY, VERSION, location)
      else storage.remove(LOCATION_KEY)
      note(LOCATION_KEY)
    },
    forget: () => {
      get().follow()
      const left = get().left + 1
      storage.remove(PERSON_KEY)
      note(PERSON_KEY)
      storage.write(LEFT_KEY, VERSION, left)
      note(LEFT_KEY)
      set({ ...NOBODY, left })
    },
  }))
}

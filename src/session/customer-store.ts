import { createStore } from 'zustand/vanilla'
import { PHONE_COUNTRIES } from '#domain/phone/countries.ts'
import type { CountryCode } from '#generated/models.ts'
import type { Storage } from '#platform/storage.ts'

/** What the diner typed about themselves on this device; never sent anywhere but with an order. */
export interface Customer {
  name: string
  /** As typed; normalised when it is used. */
  phone: string
  phoneCountry?: CountryCode
  email: string
  document: string
}

interface CustomerState extends Customer {
  restore(): void
  change(part: Partial<Customer>): void
  forget(): void
}

const NOBODY: Customer = { name: '', phone: '', phoneCountry: undefined, email: '', document: '' }
const KEY = 'customer'
const VERSION = 1

function isCustomer(value: unknown): value is Customer {
  if (typeof value !== 'object' || value === null) return false
  const { name, phone, phoneCountry, email, document } = value as Record<string, unknown>
  return (
    [name, phone, email, document].every((field) => typeof field === 'string' && field.length <= 200) &&
    (phoneCountry === undefined || PHONE_COUNTRIES.some((country) => country === phoneCountry))
  )
}

/** The customer of this device, kept in local storage. */
export function createCustomerStore(storage: Storage) {
  return createStore<CustomerState>()((set, get) => ({
    ...NOBODY,
    restore: () => {
      const stored = storage.read(KEY, VERSION, isCustomer)
      if (!stored) return
      // field by field: what else an edited entry holds must not take the place of the store's own functions
      const { name, phone, phoneCountry, email, document } = stored
      set({ name, phone, phoneCountry, email, document })
    },
    change: (part) => {
      set(part)
      const { name, phone, phoneCountry, email, document } = get()
      storage.write(KEY, VERSION, { name, phone, phoneCountry, email, document })
    },
    forget: () => {
      set(NOBODY)
      storage.remove(KEY)
    },
  }))
}

export type CustomerStore = ReturnType<typeof createCustomerStore>

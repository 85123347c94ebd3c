import { createStore } from 'zustand/vanilla'
import { browserStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'

/** What a diner answered; nothing until they did. */
export type ConsentChoice = 'accepted' | 'rejected'

interface ConsentState {
  choice?: ConsentChoice
  choose(choice: ConsentChoice): void
}

const KEY = 'consent'
const VERSION = 1

type Choices = Readonly<Record<string, ConsentChoice>>

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((choice) => choice === 'accepted' || choice === 'rejected')

/** The answer to one brand, kept on this device. Another brand is another question. */
export function createConsentStore(branchId: string, storage: Storage) {
  const choices = (): Choices => storage.read(KEY, VERSION, isChoices) ?? {}
  return createStore<ConsentState>()((set) => ({
    choice: Object.hasOwn(choices(), branchId) ? choices()[branchId] : undefined,
    choose: (choice) => {
      storage.write(KEY, VERSION, { ...choices(), [branchId]: choice })
      set({ choice })
    },
  }))
}

export type ConsentStore = ReturnType<typeof createConsentStore>

const stores = new Map<string, ConsentStore>()

/** The answer to a brand, in a browser; banner and modal share it. */
export function consentOf(branchId: string): ConsentStore {
  const store = stores.get(branchId) ?? createConsentStore(branchId, browserStorage())
  stores.set(branchId, store)
  return store
}

import { createStore } from 'zustand/vanilla'
import { browserStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
import { CONSENT_KEY, CONSENT_VERSION, readConsent } from '#session/consent-choices.ts'
import type { ConsentChoice } from '#session/consent-choices.ts'
import { forgetEvents } from './event-queue.ts'

interface ConsentState {
  choice?: ConsentChoice
  choose(choice: ConsentChoice): void
  /** Takes up what was answered in another tab. */
  reread(): void
}

/** The answer to one brand, kept on this device. Another brand is another question. */
export function createConsentStore(branchId: string, storage: Storage) {
  const read = () => new Map(Object.entries(readConsent(storage))).get(branchId)
  return createStore<ConsentState>()((set) => ({
    choice: read(),
    choose: (choice) => {
      storage.write(CONSENT_KEY, CONSENT_VERSION, { ...readConsent(storage), [branchId]: choice })
      set({ choice })
    },
    reread: () => set({ choice: read() }),
  }))
}

export type ConsentStore = ReturnType<typeof createConsentStore>

const stores = new Map<string, ConsentStore>()

/** The answer to a brand, in a browser; banner and modal share it, and so do the tabs. */
export function consentOf(branchId: string): ConsentStore {
  const known = stores.get(branchId)
  if (known) return known
  const store = createConsentStore(branchId, browserStorage())
  stores.set(branchId, store)
  const { reread } = store.getState()
  window.addEventListener('storage', ({ key }) => {
    // null: everything was taken out. What a full device did not keep lasts as long as the page.
    if (key !== null && !key.endsWith(CONSENT_KEY)) return
    reread()
    if (store.getState().choice !== 'accepted') forgetEvents(branchId)
  })
  return store
}

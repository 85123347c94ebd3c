import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

import { browserStorage, type Storage } from '#platform/storage.ts'

import {
  CONSENT_KEY,
  CONSENT_VERSION,
  readConsent,
  type ConsentChoice,
  type ConsentChoices,
} from './consent-choices.ts'
import { lateStore } from './session.ts'
import { useSession } from './page-context.ts'

interface ConsentState {
  choices: ConsentChoices
  choose(branchId: string, choice: ConsentChoice): void
  /** Loads answers given in another tab. */
  reread(): void
}

/** The answers that are kept on this device. */
export function createConsentStore(storage: Storage) {
  return createStore<ConsentState>()((set) => ({
    choices: readConsent(storage),
    choose: (branchId, choice) => {
      const choices = { ...readConsent(storage), [branchId]: choice }
      storage.write(CONSENT_KEY, CONSENT_VERSION, choices)
      set({ choices })
    },
    reread: () => set({ choices: readConsent(storage) }),
  }))
}

/** The answers, in a browser; shared by banner, modal and all tabs. */
export const consentOf = lateStore('consent', () => createConsentStore(browserStorage()))

/** The answers for a brand. */
export const useConsent = (branchId: string): ConsentChoice | undefined =>
  useStore(consentOf(useSession()), ({ choices }) => choices[branchId])

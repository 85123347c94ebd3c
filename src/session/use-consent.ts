import { useStore } from 'zustand'
import { browserStorage } from '#platform/storage.ts'
import type { ConsentChoice } from './consent-choices.ts'
import { createConsentStore } from './consent-store.ts'
import { lateStore } from './late-store.ts'
import { useSession } from './page-context.ts'

/** The answers, in a browser; banner and modal share them, and so do the tabs. */
export const consentOf = lateStore('consent', () => createConsentStore(browserStorage()))

/** What was answered to a brand. */
export const useConsent = (branchId: string): ConsentChoice | undefined =>
  useStore(consentOf(useSession()), ({ choices }) => choices[branchId])

import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'

import { markIn } from '#domain/studio/draft-mark.ts'
import { browserStorage, type Storage } from '#platform/storage.ts'

import { lateStore } from './session.ts'
import { useSession, useVenue } from './page-context.ts'

interface SignInState {
  /** Signed-in phones in E.164 by branch. What a phone may see is decided by the server alone. */
  phones: Readonly<Record<string, string>>
  signIn(branchId: string, phone: string): void
  /** Signs out everywhere: the server ends the session of the whole browser. */
  forget(): void
  /** Loads changes of another page of this device; a draft is one page and has none. */
  follow(): void
}

const KEY = 'signed-in'
const VERSION = 1
const PHONE = /^\+[1-9]\d{6,14}$/

const isPhones = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((phone) => typeof phone === 'string' && PHONE.test(phone))

/**
 * Who is signed in on this device, per branch: the proof counts at the branch that sent the code.
 * @source diner spec §6 "Signed-in customer", design §5 "Phone only sign-in"
 */
export function createSignInStore(storage: Storage, alias = '') {
  const isDraft = markIn(alias) !== undefined
  const read = () => storage.read(KEY, VERSION, isPhones) ?? {}
  return createStore<SignInState>()((set, get) => ({
    phones: read(),
    signIn: (branchId, phone) => {
      get().follow()
      const phones = { ...get().phones, [branchId]: phone }
      set({ phones })
      storage.write(KEY, VERSION, phones)
    },
    forget: () => {
      set({ phones: {} })
      storage.remove(KEY)
    },
    follow: () => {
      const phones = read()
      if (!isDraft && JSON.stringify(phones) !== JSON.stringify(get().phones)) set({ phones })
    },
  }))
}

/** The sign-in state, shared by all components; only in a browser, and never before hydration. */
export const signInOf = lateStore('signIn', ({ alias }) => {
  const store = createSignInStore(browserStorage(), alias)
  for (const news of ['storage', 'pageshow']) addEventListener(news, store.getState().follow)
  return store
})

/** The phone signed in at this page's branch, in E.164; undefined when signed out. */
export function useSignedIn(): string | undefined {
  const { branch } = useVenue()
  const phones = useStore(signInOf(useSession()), (state) => state.phones)
  return branch && Object.hasOwn(phones, branch.id) ? phones[branch.id] : undefined
}

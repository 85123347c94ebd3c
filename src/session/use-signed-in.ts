import { useStore } from 'zustand'
import { browserStorage } from '#platform/storage.ts'
import { lateStore } from './late-store.ts'
import { useSession, useVenue } from './page-context.ts'
import { createSignInStore } from './sign-in-store.ts'

/** Who is signed in, shared by all who show or change it; only in a browser, and never before hydration. */
export const signInOf = lateStore('signIn', () => createSignInStore(browserStorage()))

/** The phone that is signed in at the branch of this page, in E.164; undefined when nobody is. */
export function useSignedIn(): string | undefined {
  const { branch } = useVenue()
  const phones = useStore(signInOf(useSession()), (state) => state.phones)
  return branch && Object.hasOwn(phones, branch.id) ? phones[branch.id] : undefined
}

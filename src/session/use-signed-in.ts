import { useStore } from 'zustand'
import { useSession } from './session-context.tsx'
import { signInOf } from './sign-in-store.ts'
import { useVenue } from './venue-context.tsx'

/** The phone that is signed in at the branch of this page, in E.164; undefined when nobody is. */
export function useSignedIn(): string | undefined {
  const { branch } = useVenue()
  const phones = useStore(signInOf(useSession()), (state) => state.phones)
  return branch && Object.hasOwn(phones, branch.id) ? phones[branch.id] : undefined
}

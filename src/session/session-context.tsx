import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Session, StoreName } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export const SessionProvider = SessionContext.Provider

/** The stores themselves, for actions. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

type StateOf<S> = S extends StoreApi<infer State> ? State : never

/** One value of one store; the component renders again only when that value changes. */
export function useSessionValue<K extends StoreName, V>(key: K, select: (state: StateOf<Session[K]>) => V): V {
  const store = useSession()[key] as StoreApi<StateOf<Session[K]>>
  return useStore(store, select)
}

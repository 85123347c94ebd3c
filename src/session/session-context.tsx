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

type States = { [Name in StoreName]: ReturnType<Session[Name]['getState']> }
type Stores = { [Name in StoreName]: StoreApi<States[Name]> }

/** One value of one store; the component renders again only when that value changes. */
export function useSessionValue<Name extends StoreName, Value>(
  name: Name,
  select: (state: States[Name]) => Value,
): Value {
  const stores: Stores = useSession()
  return useStore<Stores[Name], Value>(stores[name], select as (state: States[StoreName]) => Value)
}

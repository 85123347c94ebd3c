import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { usePart } from './page-context.tsx'
import type { Session, StoreName } from './session.ts'

/** The stores themselves, for actions. */
export const useSession = (): Session => usePart('session')

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

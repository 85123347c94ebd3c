import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Geocoder } from '#providers/geocoding/contract.ts'
import type { LiveUpdates } from '#providers/live-updates/contract.ts'
import type { Maps } from '#providers/maps/contract.ts'
import type { MessagingProvider } from '#providers/messaging/contract.ts'
import type { AnalyticsEvent, BranchContact, CartItem } from '#generated/models.ts'
import type { Session, StoreName } from './session.ts'
import type { Venue } from './venue.ts'

/** Tracks an event of a visit, with the items if it is an order; returns at once and never throws. */
export type RecordEvent = (event: AnalyticsEvent, sessionId: string, items: readonly CartItem[]) => void

/** The context of every page; the app provides it once, and each part has its own hook. */
interface PageContextValue {
  /** Absent on companion pages. */
  session?: Session
  /** Absent on the product's own branch selection. */
  venue?: Venue
  geocoder?: Geocoder
  maps?: Maps
  messaging?: MessagingProvider
  /** Undefined without live updates: the page then polls. */
  liveUpdates?: LiveUpdates
  /** Without it events are dropped. */
  record?: RecordEvent
}

const PageContext = createContext<PageContextValue>({})

export const PageProvider = PageContext.Provider

export const usePage = (): PageContextValue => useContext(PageContext)

/** @errors throws when the app does not provide it: a wiring fault */
function usePart<Part extends keyof PageContextValue>(part: Part): NonNullable<PageContextValue[Part]> {
  const value = usePage()[part]
  if (value === undefined) throw new Error(`This page has no ${part}`)
  return value
}

export const useGeocoder = (): Geocoder => usePart('geocoder')
export const useMaps = (): Maps => usePart('maps')
export const useMessaging = (): MessagingProvider => usePart('messaging')
export const useVenue = (): Venue => usePart('venue')

/** For components that are only on pages of a branch contact. */
export function useBranchContact(): BranchContact {
  const { branchContact } = useVenue()
  if (!branchContact) throw new Error('No branch contact on this page')
  return branchContact
}

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

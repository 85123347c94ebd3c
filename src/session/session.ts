import { createStore } from 'zustand/vanilla'
import type { DietaryFilter } from '#domain/menu/dietary.ts'
import type { Storage } from '#platform/storage.ts'
import { createCartStore } from './cart-store.ts'
import { createDinerStore } from './diner-store.ts'
import { createModalStore } from './modal-store.ts'
import { createVisitStore, visitId } from './visit-store.ts'

interface MenuViewState {
  /** The diner's filter of the menu; undefined until it was read from this tab's storage. See `menu-filter.ts`. */
  filter?: DietaryFilter
  /** Ids of the plates that match the filter; undefined while all are shown. */
  keptPlates?: ReadonlySet<string>
  /** The search text; '' while the whole menu is shown. */
  searchText: string
  /** Key of the history entry of the search. */
  searchedAt?: string
}

/** How the diner views the menu. The filter's logic has its own code; lists only read its result. */
const createMenuViewStore = () => createStore<MenuViewState>()(() => ({ searchText: '' }))

interface ClockState {
  /** Milliseconds since the epoch; the moment of the server's render until the page has hydrated. */
  now: number
  set(now: number): void
}

/** The current time for screens: first the server's, so that both render the same, then the browser's. */
function createClockStore(now: number) {
  return createStore<ClockState>()((set) => ({ now, set: (next) => set({ now: next }) }))
}

/** Dependencies of a session, passed in so that server, browser and tests build their own. */
export interface SessionDeps {
  alias: string
  /** Alias at the root of the host, where that is a brand's own. */
  home?: string
  /** Storage of this diner's data; empty on the server. */
  storage: Storage
  /** Storage of this visit's data, for the life of the tab; `storage` when there is no other. */
  tabStorage?: Storage
  /** Random and unguessable, 16 to 64 characters. */
  newKey: () => string
  /** Milliseconds since the epoch. */
  now: number
  search: string
  /** Social app in whose browser the page is shown. */
  app?: string
  /** Called when stored data are ignored. */
  log?: (message: string) => void
}

const ignore = () => undefined

/**
 * Stores whose code loads with their first component, and subscriptions to other stores that live as long as the
 * session.
 */
type LateStoreName = 'checkout' | 'consent' | 'leaving' | 'signIn'

/** All stores of one page load. Created per request on the server, so that no diner sees another's data. */
export function createSession({
  alias,
  home,
  storage,
  tabStorage = storage,
  newKey,
  now,
  search,
  app,
  log = ignore,
}: SessionDeps) {
  const clock = createClockStore(now)
  return {
    alias,
    home,
    clock,
    visit: createVisitStore(search, app),
    visitId: visitId(tabStorage, newKey),
    modal: createModalStore(),
    menuView: createMenuViewStore(),
    cart: createCartStore({ alias, storage, now: () => clock.getState().now, log }),
    diner: createDinerStore(storage, alias),
    late: {} as Partial<Record<LateStoreName, unknown>>,
  }
}

export type Session = ReturnType<typeof createSession>

/** Names of the stores of a session. */
export type StoreName = Exclude<keyof Session, 'alias' | 'home' | 'visitId' | 'late'>

/** Accessor of a store whose code loads with its component: the store is created on first use, once per session. */
export const lateStore =
  <Store>(name: LateStoreName, create: (session: Session) => Store) =>
  (session: Session): Store =>
    // one name belongs to one creator
    (session.late[name] ??= create(session)) as Store

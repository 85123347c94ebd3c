import { createStore } from 'zustand/vanilla'
import type { DietaryFilter } from '#domain/menu/dietary.ts'
import type { Storage } from '#platform/storage.ts'
import { createCartStore } from './cart-store.ts'
import { createDinerStore } from './diner-store.ts'
import { createModalStore } from './modal-store.ts'
import { createVisitStore, visitId } from './visit-store.ts'

interface MenuViewState {
  /** What the diner sees the menu by; undefined until what this tab keeps of it was read. See `menu-filter.ts`. */
  filter?: DietaryFilter
  /** Ids of the plates that the filter keeps; undefined while all are shown. */
  keptPlates?: ReadonlySet<string>
  /** What the diner searches by; '' while the whole menu stands. */
  searchText: string
  /** Key of the history entry that they searched at. */
  searchedAt?: string
}

/** How the diner looks at the menu. What a filter is comes with its own code; lists only ask what it leaves. */
const createMenuViewStore = () => createStore<MenuViewState>()(() => ({ searchText: '' }))

interface ClockState {
  /** Milliseconds since the epoch; the moment of the server's render until the page has hydrated. */
  now: number
  set(now: number): void
}

/** Time as the screens see it: given by the server first, so that both render the same, then kept by the browser. */
function createClockStore(now: number) {
  return createStore<ClockState>()((set) => ({ now, set: (next) => set({ now: next }) }))
}

/** What a session is made from; each is passed in, so that server, browser and tests build their own. */
export interface SessionDeps {
  alias: string
  /** Alias at the root of the host, where that is a brand's own. */
  home?: string
  /** Where things of this diner are kept; on the server an empty one. */
  storage: Storage
  /** Where things of this visit are kept, for as long as the tab lives; `storage` when there is no other. */
  tabStorage?: Storage
  /** Random and unguessable, 16 to 64 characters. */
  newKey: () => string
  /** Milliseconds since the epoch. */
  now: number
  search: string
  /** Social app in whose browser the page is shown. */
  app?: string
  /** Told about stored things that were ignored. */
  log?: (message: string) => void
}

const ignore = () => undefined

/** Stores whose code comes with what shows them first, and what follows one of the others for as long as the session. */
type LateStoreName = 'checkout' | 'consent' | 'leaving' | 'signIn'

/** All stores of one page load. Made per request on the server, so that no diner sees another's. */
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

/** The way to a store whose code comes with what shows it: made for a session when it is first asked for. */
export const lateStore =
  <Store>(name: LateStoreName, create: (session: Session) => Store) =>
  (session: Session): Store =>
    // one name belongs to one creator
    (session.late[name] ??= create(session)) as Store

import { createStore } from 'zustand/vanilla'

interface MenuViewState {
  /** Ids of the plates that the diner's filter keeps; undefined while all are shown. */
  keptPlates?: ReadonlySet<string>
  /** What the diner searches by; '' while the whole menu stands. */
  searchText: string
}

/** How the diner looks at the menu. The filter itself comes with its own code; lists only ask what it leaves. */
export const createMenuViewStore = () => createStore<MenuViewState>()(() => ({ searchText: '' }))

import { createStore } from 'zustand/vanilla'
import type { DietaryFilter } from '#domain/menu/dietary.ts'

interface MenuViewState {
  /** What the diner sees the menu by; undefined until what this tab keeps of it was read. See `menu-filter.ts`. */
  filter?: DietaryFilter
  /** Ids of the plates that the filter keeps; undefined while all are shown. */
  keptPlates?: ReadonlySet<string>
  /** What the diner searches by; '' while the whole menu stands. */
  searchText: string
}

/** How the diner looks at the menu. What a filter is comes with its own code; lists only ask what it leaves. */
export const createMenuViewStore = () => createStore<MenuViewState>()(() => ({ searchText: '' }))

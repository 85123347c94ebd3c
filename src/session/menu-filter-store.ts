import { createStore } from 'zustand/vanilla'
import { ALLERGENS, DIETS, NO_FILTER } from '#domain/menu/dietary.ts'
import type { DietaryFilter } from '#domain/menu/dietary.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import type { Storage } from '#platform/storage.ts'
import type { Session } from './session.ts'

interface MenuFilterState {
  filter: DietaryFilter
  /** Brings back what was chosen before a reload. */
  arrive(): void
  choose(filter: DietaryFilter): void
}

const KEY = 'menu-filter'
const VERSION = 1

const isListOf = (known: readonly unknown[]) => (value: unknown) =>
  Array.isArray(value) && value.length <= known.length && value.every((one) => known.includes(one))
const areAllergens = isListOf(ALLERGENS)
const areDiets = isListOf(DIETS)

const isFilter = (value: unknown): value is DietaryFilter =>
  typeof value === 'object' &&
  value !== null &&
  'without' in value &&
  areAllergens(value.without) &&
  'diets' in value &&
  areDiets(value.diets)

/** What a diner sees the menu by, kept as long as the tab lives: an allergy is the same at the next venue. */
export function createMenuFilterStore(openStorage: () => Storage = browserSessionStorage) {
  return createStore<MenuFilterState>()((set) => {
    let storage: Storage | undefined
    return {
      filter: NO_FILTER,
      arrive: () => {
        if (storage) return
        storage = openStorage()
        const stored = storage.read(KEY, VERSION, isFilter)
        if (stored) set({ filter: stored })
      },
      choose: (filter) => {
        set({ filter })
        storage?.write(KEY, VERSION, filter)
      },
    }
  })
}

export type MenuFilterStore = ReturnType<typeof createMenuFilterStore>

const stores = new WeakMap<Session, MenuFilterStore>()

/** The filter of a session; menu and plates share it. */
export function menuFilterOf(session: Session): MenuFilterStore {
  const store = stores.get(session) ?? createMenuFilterStore()
  stores.set(session, store)
  return store
}

import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DietaryFilter } from '#domain/menu/dietary.ts'
import { menuFilterOf } from './menu-filter-store.ts'
import { useSession } from './session-context.tsx'

/** What the diner sees the menu by; nothing until the page has joined the browser. */
export function useMenuFilter(): DietaryFilter {
  const store = menuFilterOf(useSession())
  useEffect(() => store.getState().arrive(), [store])
  return useStore(store, ({ filter }) => filter)
}

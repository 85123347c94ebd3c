import { useEffect } from 'react'
import { ALLERGENS, DIETS, NO_FILTER, type DietaryFilter } from '#domain/menu/dietary.ts'
import { browserSessionStorage } from '#platform/storage.ts'
import { useSession, useSessionValue } from './page-context.ts'
import type { Session } from './session.ts'

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

/**
 * The diner's filter of the menu, kept for the life of the tab: an allergy is the same at the next venue. Undefined
 * until hydration.
 */
export function useMenuFilter(): DietaryFilter {
  const { menuView } = useSession()
  useEffect(() => {
    if (menuView.getState().filter === undefined)
      menuView.setState({ filter: browserSessionStorage().read(KEY, VERSION, isFilter) ?? NO_FILTER })
  }, [menuView])
  return useSessionValue('menuView', ({ filter = NO_FILTER }) => filter)
}

export function chooseFilter({ menuView }: Session, filter: DietaryFilter): void {
  menuView.setState({ filter })
  browserSessionStorage().write(KEY, VERSION, filter)
}

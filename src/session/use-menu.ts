import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import type { Menu, OrderMode } from '#generated/models.ts'
import { useSessionValue, useVenue } from './page-context.ts'

/** The order mode of the page: the one of the address, else the one the cart was filled in. */
export function useOrderMode(): OrderMode | undefined {
  const { mode, modes } = useVenue()
  const cartMode = useSessionValue('cart', (state) => state.modeId)
  return mode ?? modes.find(({ id }) => id === cartMode)
}

interface MenuState {
  mode?: OrderMode
  menu?: Menu
  isError: boolean
}

/** The menu of the page's order mode; undefined until it is there. */
export function useMenu(): MenuState {
  const { alias } = useVenue()
  const { queries } = useApi()
  const mode = useOrderMode()
  const { data, isError } = useQuery({ ...queries.menu(alias, mode?.id ?? ''), enabled: mode !== undefined })
  return { mode, menu: data, isError }
}

import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { useApi, type Api } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import type { Menu, MenuOutline, OrderMode } from '#generated/models.ts'

import { useSessionValue, useVenue } from './page-context.ts'

/** The order mode of the page: the one of the address, else the one the cart was filled in. */
export function useOrderMode(): OrderMode | undefined {
  const { mode, modes } = useVenue()
  const cartMode = useSessionValue('cart', (state) => state.modeId)
  return mode ?? modes.find(({ id }) => id === cartMode)
}

/** The order mode of the page; none where modes are chosen, whatever the cart was filled in. */
export function useChosenMode(): OrderMode | undefined {
  const { alias } = useVenue()
  const { pathname } = useLocation()
  const mode = useOrderMode()
  return pathname === paths.entry(alias) ? undefined : mode
}

interface OutlineState {
  mode?: OrderMode
  /** Undefined until it is there. */
  outline?: MenuOutline
  isError: boolean
}

interface MenuState extends OutlineState {
  /** Undefined until it is there, or while it is not needed. */
  menu?: Menu
}

/** The outline of the page's menu, asked for again while it is seen. */
export const useMenuOutline = (): OutlineState => useOutlineOf(useOrderMode())

function useOutlineOf(mode: OrderMode | undefined): OutlineState {
  const { alias } = useVenue()
  const { queries } = useApi()
  const asked = { ...queries.menuOutline(alias, mode?.id ?? ''), enabled: mode !== undefined }
  const { data: outline, isError } = useQuery(asked)
  return { mode, outline, isError }
}

/** The menu of the page's order mode. */
export const useMenu = (isNeeded = true): MenuState => useMenuOf(useOrderMode(), isNeeded)

/** The menu of a mode. @param isNeeded - whether it is asked for, and given */
export function useMenuOf(mode: OrderMode | undefined, isNeeded = true): MenuState {
  return { ...useMenuBy(useOutlineOf(isNeeded ? mode : undefined), isNeeded), mode }
}

/**
 * The menu of an outline; while another version of it is on its way, the one before.
 * @param isNeeded - whether it is asked for, and given
 */
export function useMenuBy({ mode, outline, isError }: OutlineState, isNeeded: boolean): MenuState {
  const { alias } = useVenue()
  const { queries } = useApi()
  const modeId = mode?.id ?? ''
  const menu = useQuery({
    ...queries.menu(alias, modeId, outline?.version ?? ''),
    enabled: isNeeded && outline !== undefined,
    placeholderData: (before) => (before?.orderModeId === modeId ? before : undefined),
  })
  return { mode, outline, menu: isNeeded ? menu.data : undefined, isError: isError || menu.isError }
}

interface MenuDeps extends Pick<Api, 'queries'> {
  queryClient: QueryClient
  alias: string
  mode: OrderMode
}

/** The menu of a mode, as what is known of it says; asked for where it is not here. */
export async function fetchMenu({ queryClient, queries, alias, mode }: MenuDeps): Promise<Menu> {
  const { version } = await queryClient.query({ ...queries.menuOutline(alias, mode.id), staleTime: 'static' })
  return queryClient.query(queries.menu(alias, mode.id, version))
}

/** The menu of a mode as the venue sells it now. */
export async function fetchMenuOfNow(deps: MenuDeps): Promise<Menu> {
  const { queryClient, queries, alias, mode } = deps
  await queryClient.query({ ...queries.menuOutline(alias, mode.id), staleTime: 0 })
  return fetchMenu(deps)
}

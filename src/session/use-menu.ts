import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'

import { useApi, type Api } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import type { Menu, MenuOutline, OrderMode } from '#generated/models.ts'

import { useSessionValue, useVenue } from './page-context.ts'

/** The page's order mode: from the address, else the one the cart was filled in. */
export function useOrderMode(): OrderMode | undefined {
  const { mode, modes } = useVenue()
  const cartMode = useSessionValue('cart', (state) => state.modeId)
  return mode ?? modes.find(({ id }) => id === cartMode)
}

/** The page's order mode; none where modes are chosen, whatever the cart's mode is. */
export function useChosenMode(): OrderMode | undefined {
  const { alias } = useVenue()
  const { pathname } = useLocation()
  const mode = useOrderMode()
  return pathname === paths.entry(alias) ? undefined : mode
}

interface OutlineState {
  mode?: OrderMode
  /** Undefined until it is loaded. */
  outline?: MenuOutline
  isError: boolean
}

interface MenuState extends OutlineState {
  /** Undefined until it is loaded, or while it is not needed. */
  menu?: Menu
}

/** The outline of the page's menu, refetched while it is visible. */
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

/** The menu of a mode. @param isNeeded - whether it is fetched and returned */
export function useMenuOf(mode: OrderMode | undefined, isNeeded = true): MenuState {
  return { ...useMenuBy(useOutlineOf(isNeeded ? mode : undefined), isNeeded), mode }
}

/**
 * The menu of an outline; while a new version loads, the previous one.
 * @param isNeeded - whether it is fetched and returned
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

/** The menu of a mode, in the version of its outline; both are fetched only if not cached. */
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

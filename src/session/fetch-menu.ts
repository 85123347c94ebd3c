import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/api-context.tsx'
import type { Menu, OrderMode } from '#generated/models.ts'

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

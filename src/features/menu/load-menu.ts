import type { Menu } from '#generated/models.ts'
import type { ScreenOutcome } from '#layout/define-screen.ts'
import { loadCustomizations } from '#session/load-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

export interface MenuData {
  menu: Menu
}

/** The menu of the address's order mode, and the loyalty program whose banner stands above it. */
export async function loadMenu(deps: PageDeps): Promise<ScreenOutcome<MenuData>> {
  const { queryClient, queries, venue } = deps
  const { alias, mode, branch } = venue
  if (!mode || !branch) throw new Error('A menu page needs an order mode and a branch')
  const [menu] = await Promise.all([
    queryClient.query({ ...queries.menu(alias, mode.id), staleTime: 'static' }),
    // Loyalty may fail: the menu stands without it. diner spec §8
    queryClient.query(queries.loyaltyProgram(branch.id)).catch(() => undefined),
    loadCustomizations(deps),
  ])
  return { status: 200, data: { menu } }
}

import type { Menu, MenuOutline } from '#generated/models.ts'
import type { ScreenOutcome } from '#layout/define-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import { fetchMenu } from '#session/use-menu.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

export interface MenuData {
  outline: MenuOutline
  /** Of a page that the server drew the lists say it all. */
  menu?: Menu
  /** Version of the menu in the lists that the server drew. */
  drawnVersion?: string
}

/** What draws the lists of a page that the server has not drawn. */
export const menuLists = onDemand(() => import('./lists/lists.ts'))

/** The menu of the address's order mode, and the loyalty program whose banner stands above it. */
export async function loadMenu(deps: PageDeps): Promise<ScreenOutcome<MenuData>> {
  const { queryClient, queries, venue, isDrawn } = deps
  const { alias, mode, branch } = venue
  if (!mode || !branch) throw new Error('A menu page needs an order mode and a branch')
  const [outline, menu] = await Promise.all([
    queryClient.query({ ...queries.menuOutline(alias, mode.id), staleTime: 'static' }),
    isDrawn ? undefined : fetchMenu({ queryClient, queries, alias, mode }),
    isDrawn ? undefined : menuLists.fetch(),
    // Loyalty may fail: the menu stands without it. diner spec §8
    queryClient.query(queries.loyaltyProgram(branch.id)).catch(() => undefined),
    loadCustomizations(deps),
  ])
  return { status: 200, data: { outline, menu, drawnVersion: isDrawn ? outline.version : undefined } }
}

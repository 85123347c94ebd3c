import type { Menu, MenuOutline } from '#generated/models.ts'
import type { ScreenOutcome } from '#layout/define-screen.ts'
import { onDemand } from '#platform/on-demand.ts'
import { fetchMenu } from '#session/use-menu.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

export interface MenuData {
  outline: MenuOutline
  /** Absent when the server rendered the lists. */
  menu?: Menu
  /** Version of the menu that the server rendered. */
  drawnVersion?: string
}

/** Renders the lists when the server did not. */
export const menuLists = onDemand(() => import('./lists/lists.ts'))

/** The menu of the address's order mode, and the loyalty program for the banner above it. */
export async function loadMenu(deps: PageDeps): Promise<ScreenOutcome<MenuData>> {
  const { queryClient, queries, venue, isDrawn } = deps
  const { alias, mode, branch } = venue
  if (!mode || !branch) throw new Error('A menu needs a mode and a branch')
  const [outline, menu] = await Promise.all([
    queryClient.query({ ...queries.menuOutline(alias, mode.id), staleTime: 'static' }),
    isDrawn ? undefined : fetchMenu({ queryClient, queries, alias, mode }),
    isDrawn ? undefined : menuLists.fetch(),
    // Loyalty is optional: the menu works without it. diner spec §8
    queryClient.query(queries.loyaltyProgram(branch.id)).catch(() => undefined),
    loadCustomizations(deps),
  ])
  return { status: 200, data: { outline, menu, drawnVersion: isDrawn ? outline.version : undefined } }
}

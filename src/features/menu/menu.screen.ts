import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { menuStructuredData } from './menu-head.ts'
import { loadMenu } from './load-menu.ts'
import type { MenuData } from './load-menu.ts'

/** The menu of an order mode. @source diner spec §2.5 */
export const menuScreen = defineScreen<PageDeps, MenuData>({
  id: 'menu',
  load: loadMenu,
  head: ({ menu }, { venue, route }) => {
    const { storefront, mode } = venue
    const banner = storefront.logos.banner
    return {
      title: `${mode?.showName ?? ''} · ${venue.branchContact?.name ?? storefront.name}`,
      description: storefront.description,
      image: banner && `${banner.src}-${banner.widths.at(-1)}.webp`,
      structuredData: [menuStructuredData(menu, venue)],
      noIndex: route.kind !== 'menu',
    }
  },
})

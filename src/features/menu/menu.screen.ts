import { findPlateInCategory } from '#domain/menu/segments.ts'
import type { Plate } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { menuStructuredData } from './menu-head.ts'
import { largestOf } from '#ui/primitives/picture/picture.tsx'
import { loadMenu, type MenuData } from './load-menu.ts'

interface MenuScreenData extends MenuData {
  /** The plate in the address, opened over the menu. */
  plate?: Plate
}

/** The menu of an order mode, also with a plate over it. @source diner spec §2.5 */
export const menuScreen = defineScreen<PageDeps, MenuScreenData>({
  id: 'menu',
  needs: ['menu-plates', 'plate-over-menu', 'cart-keeper', 'cart-bar'],
  load: async (deps) => {
    const { status, data } = await loadMenu(deps)
    const { route } = deps
    if (route.kind !== 'menu' || route.plate === undefined || !data.menu) return { status, data }
    const plate = findPlateInCategory(data.menu, route.category ?? '', route.plate)
    return plate ? { status, data: { ...data, plate } } : { status: 404, data }
  },
  head: ({ menu, plate }, { venue }) => {
    const { storefront, mode } = venue
    const name = venue.branchContact?.name ?? storefront.name
    if (plate) {
      return {
        title: `${plate.showName} · ${name}`,
        description: plate.description,
        image: largestOf(plate.image),
      }
    }
    return {
      title: `${mode?.showName ?? ''} · ${name}`,
      description: storefront.description,
      image: largestOf(storefront.logos.banner),
      // For search engines, which read the server's HTML.
      structuredData: import.meta.env.SSR && menu ? () => [menuStructuredData(menu, venue)] : undefined,
    }
  },
})

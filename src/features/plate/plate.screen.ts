import { findPlateInCategory } from '#domain/menu/find.ts'
import type { Plate } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { loadCustomizations } from '#session/load-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'

export interface PlateData {
  plate?: Plate
}

/** A plate on a page of its own; a plate the menu does not show is not found. @source diner spec §2.6 */
export const plateScreen = defineScreen<PageDeps, PlateData>({
  id: 'plate',
  needs: ['plate-detail', 'cart-keeper'],
  load: async (deps) => {
    const { queryClient, queries, route, venue } = deps
    const { alias, mode } = venue
    if (!mode || route.kind !== 'menu') return { status: 404, data: {} }
    const [menu] = await Promise.all([
      queryClient.query({ ...queries.menu(alias, mode.id), staleTime: 'static' }),
      loadCustomizations(deps),
    ])
    const plate = findPlateInCategory(menu, route.category ?? '', route.plate ?? '')
    return plate?.visible ? { status: 200, data: { plate } } : { status: 404, data: {} }
  },
  head: ({ plate }, { venue }) => ({
    title: `${plate?.showName ?? ''} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    description: plate?.description,
    image: plate?.image && `${plate.image.src}-${plate.image.widths.at(-1)}.webp`,
  }),
})

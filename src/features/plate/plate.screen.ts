import { findPlateInCategory } from '#domain/menu/segments.ts'
import type { GeneralDiscount, Plate } from '#generated/models.ts'
import { defineScreen } from '#layout/define-screen.ts'
import { fetchMenu } from '#session/use-menu.ts'
import { loadCustomizations } from '#session/use-customizations.ts'
import type { PageDeps } from '#session/page-deps.ts'
import { largestOf } from '#ui/primitives/picture/picture.tsx'

export interface PlateData {
  /** Undefined when the menu does not show it. */
  plate?: Plate
  discounts: readonly GeneralDiscount[]
  /** Version of the menu in which it was found. */
  version?: string
}

/** A plate on its own page; not found when the menu does not show it. @source diner spec §2.6 */
export const plateScreen = defineScreen<PageDeps, PlateData>({
  id: 'plate',
  needs: ['plate-detail', 'cart-keeper'],
  load: async (deps) => {
    const [data] = await Promise.all([loadPlate(deps), loadCustomizations(deps)])
    return { status: data.plate ? 200 : 404, data }
  },
  head: ({ plate }, { venue }) => ({
    title: `${plate?.showName ?? ''} · ${venue.branchContact?.name ?? venue.storefront.name}`,
    description: plate?.description,
    image: largestOf(plate?.image),
  }),
})

/** The plate's data in the menu. The server's page includes it, so that the whole menu need not load first. */
async function loadPlate({ queryClient, queries, route, venue, isDrawn }: PageDeps): Promise<PlateData> {
  const { alias, mode } = venue
  if (!mode || route.kind !== 'menu') return { discounts: [] }
  const { category = '', plate: name = '' } = route
  return queryClient.query({
    queryKey: ['plate-page', alias, mode.id, category, name],
    queryFn: async (): Promise<PlateData> => {
      const menu = await fetchMenu({ queryClient, queries, alias, mode })
      const { discounts, version } = menu
      return { plate: findPlateInCategory(menu, category, name), discounts, version }
    },
    staleTime: isDrawn ? 'static' : 0,
  })
}

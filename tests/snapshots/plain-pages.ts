import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import { storesOf, type DemoTenant } from '../tenants/demo-tenants.ts'

/** Addresses of a tenant's pages that need nothing but its folder, by the name of their snapshot. */
export function plainPages(demo: DemoTenant): Record<string, string> {
  const { alias, tenant, menu } = demo
  const [branch] = tenant.branches
  const [store] = storesOf(demo)
  const venue = store?.alias ?? ''
  const modes = store?.orderModes ?? []
  const mode = modes.find(({ active }) => active)?.showName ?? ''
  const category = menu.categories?.find(({ plates }) => plates.length > 0)
  const plate =
    category?.plates.find(({ garnishGroups = [] }) => garnishGroups.length > 0) ?? category?.plates[0]
  return {
    entry: paths.entry(alias),
    branch: paths.entry(branch?.alias ?? ''),
    modes: paths.entry(venue),
    ...Object.fromEntries(
      modes.map(({ type, showName }) => [
        `menu-${type.toLowerCase().replace('_', '-')}`,
        paths.menu(venue, showName),
      ]),
    ),
    category: paths.category(venue, mode, category?.id ?? ''),
    plate: paths.plate(venue, mode, category?.id ?? '', plate?.id ?? ''),
    cart: paths.cart(venue),
    checkout: paths.checkout(venue),
    offline: paths.offline(venue),
    console: companionPaths.console(venue),
    ...(store?.riders
      ? { shift: companionPaths.shift(venue, 'phoneIntake'), shipments: companionPaths.shipments(venue) }
      : {}),
  }
}

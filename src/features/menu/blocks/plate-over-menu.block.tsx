import { useEffect } from 'react'
import { useLocation, useNavigate } from '#platform/navigation/location.ts'
import { findPlateInCategory } from '#domain/menu/find.ts'
import { parseRoute, paths } from '#domain/routes/routes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useVisitPath } from '#session/links.ts'
import { useMenu } from '#session/use-menu.ts'
import { useSession } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'

/** Opens the plate of the address over the menu, and follows the address back when it closes. */
function PlateOverMenu() {
  const { alias } = useVenue()
  const { modal } = useSession()
  const { menu, mode } = useMenu()
  const { pathname, depth } = useLocation()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const route = parseRoute(pathname)
  const wanted = menu && route.kind === 'menu' && route.plate !== undefined
  const plateId = wanted ? findPlateInCategory(menu, route.category ?? '', route.plate ?? '')?.id : undefined

  useEffect(() => {
    if (plateId === undefined || !mode) return undefined
    const isEntry = depth === 0
    const leave = () =>
      isEntry ? navigate(visitPath(paths.menu(alias, mode.showName)), { replace: true }) : navigate(-1)
    modal.getState().show('plate', { plateId, onLeave: () => void leave() })
    // The back button closes the modal by changing the address.
    return () => modal.getState().close()
    // Only another plate opens another modal.
  }, [plateId])
  return null
}

/** Shows nothing itself: it joins the plate's address and its modal. @source diner spec §2.5 plateDetailInModal */
export const plateOverMenuBlock = defineBlock<Record<never, never>>({
  type: 'plate-over-menu',
  label: 'block.plate-over-menu',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  examples: [{ name: 'closed' }],
  render: PlateOverMenu,
})

import { useEffect, useEffectEvent } from 'react'
import { findPlateInCategory } from '#domain/menu/find.ts'
import { parseRoute, paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { defineBlock } from '#layout/define-block.ts'
import { canStepBack, useLocation, useNavigate } from '#platform/navigation/location.ts'
import { useVisitPath } from '#session/links.ts'
import { useMenu } from '#session/use-menu.ts'
import { useSession } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'

/** Opens the plate of the address over the menu, and follows the address back when it closes. */
function PlateOverMenu() {
  const { alias, branch } = useVenue()
  const { modal } = useSession()
  const { menu, mode } = useMenu()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const route = parseRoute(pathname)
  // Elsewhere the plate has a page of its own, which is on its way while the menu still stands here.
  const opensHere = branch?.generalConfig.menuConfig.plateDetailInModal ?? false
  const wanted = opensHere && menu && route.kind === 'menu' && route.plate !== undefined
  const plateId = wanted ? findPlateInCategory(menu, route.category ?? '', route.plate ?? '')?.id : undefined

  const open = useEffectEvent((id: string) => {
    if (!mode) return
    const home = visitPath(paths.menu(alias, modeSegment(mode)))
    const leave = () => {
      // Closed by the back button: the address is the menu's already.
      if (window.location.pathname === pathname) {
        if (canStepBack()) navigate(-1)
        else navigate(home, { replace: true })
      }
      focusPlate(id)
    }
    modal.getState().show('plate', { plateId: id, path: pathname, onLeave: leave })
  })

  // Only another plate opens another modal.
  useEffect(() => {
    if (plateId !== undefined) open(plateId)
  }, [plateId])

  // Another screen takes the modal away with the menu below it.
  useEffect(
    () => () => {
      if (modal.getState().open?.id === 'plate') modal.getState().close()
    },
    [modal],
  )
  return null
}

/** Focus is back on the link that opened the plate; who came by the plate's own address gets it there too. */
function focusPlate(plateId: string) {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('dialog')) return
  document.querySelector<HTMLElement>(`main a[data-plate="${CSS.escape(plateId)}"]`)?.focus()
}

/** Shows nothing itself: it joins the plate's address and its modal. @source diner spec §2.5 plateDetailInModal */
export const plateOverMenuBlock = defineBlock<Record<never, never>>({
  type: 'plate-over-menu',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: PlateOverMenu,
})

import { useEffect, useMemo, useState } from 'react'
import { useHref, useLocation, useNavigate, useParams } from 'react-router-dom'
import { findPlateInCategory } from '#domain/menu/segments.ts'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { canStepBack } from '#platform/history-step.ts'
import { useVisitPath } from '#session/links.ts'
import type { ModalPropsById } from '#session/modal-store.ts'
import { useMenu } from '#session/use-menu.ts'
import { useVenue } from '#session/page-context.ts'
import { stepBack } from '#ui/primitives/modal/history-entry.ts'
import { FetchedModal } from './modal-host.tsx'

/** The plate that the address opens over its menu. @source diner spec §2.5 plateDetailInModal */
export function PlateOverMenu() {
  const { category = '', plate = '' } = useParams()
  const { pathname } = useLocation()
  const { alias, storefront, branchContact } = useVenue()
  const { menu, mode } = useMenu(plate !== '')
  const shown = useHref(pathname)
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const wanted = menu && findPlateInCategory(menu, category, plate)
  // the modal waits for the menu, and says what is in no menu
  const wantedId = wanted?.id ?? plate
  // It stays while it closes, when the address is the menu's already.
  const [opened, setOpened] = useState({ wantedId, id: wantedId })
  if (wantedId !== opened.wantedId) setOpened({ wantedId, id: wantedId || opened.id })
  const { id } = opened

  const place = wanted?.showName ?? mode?.showName ?? ''
  useEffect(() => {
    if (plate !== '' && !menu) return
    document.title = `${place} · ${branchContact?.name ?? storefront.name}`
  }, [plate, menu, place, branchContact, storefront])

  const home = mode && visitPath(paths.menu(alias, modeSegment(mode)))
  const address = useMemo(
    () => ({
      isHere: wantedId === id,
      leave() {
        if (wantedId !== id || home === undefined || window.location.pathname !== shown) return
        if (canStepBack()) stepBack(1)
        else void navigate(home, { replace: true })
      },
    }),
    [wantedId, id, home, shown, navigate],
  )
  if (!id) return null
  const props: ModalPropsById['plate'] = { plateId: id, address }
  const close = () => {
    // also of a plate whose modal did not come: its next press is another try
    address.leave()
    setOpened((now) => ({ ...now, id: '' }))
    focusPlate(id)
  }
  return <FetchedModal key={id} id="plate" props={props} onClosed={close} />
}

/** Focus is back on the link that opened the plate; who came by the plate's own address gets it there too. */
function focusPlate(plateId: string) {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('dialog')) return
  document.querySelector<HTMLElement>(`main a[data-plate="${CSS.escape(plateId)}"]`)?.focus()
}

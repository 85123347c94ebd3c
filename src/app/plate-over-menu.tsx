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

/** The plate from the address, open over its menu. @source diner spec §2.5 plateDetailInModal */
export function PlateOverMenu() {
  const { category = '', plate = '' } = useParams()
  const { pathname } = useLocation()
  const { alias, storefront, branchContact } = useVenue()
  const shown = useHref(pathname)
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  // The plate of the address; while it closes the previous one, since the address is the menu's already.
  const [opened, setOpened] = useState({ at: pathname, category, plate })
  if (pathname !== opened.at) setOpened({ ...(plate ? { category, plate } : opened), at: pathname })
  const isHere = plate !== ''
  const { menu, mode } = useMenu(opened.plate !== '')
  const wanted = menu && findPlateInCategory(menu, opened.category, opened.plate)
  // the modal waits for the menu, and reports a plate that is in no menu
  const id = wanted?.id ?? opened.plate

  const place = (isHere ? wanted?.showName : undefined) ?? mode?.showName ?? ''
  useEffect(() => {
    if (isHere && !menu) return
    document.title = `${place} · ${branchContact?.name ?? storefront.name}`
  }, [isHere, menu, place, branchContact, storefront])

  const home = mode && visitPath(paths.menu(alias, modeSegment(mode)))
  const address = useMemo(
    () => ({
      isHere,
      leave() {
        if (!isHere || home === undefined || window.location.pathname !== shown) return
        if (canStepBack()) stepBack(1)
        else void navigate(home, { replace: true })
      },
    }),
    [isHere, home, shown, navigate],
  )
  if (opened.plate === '') return null
  const props: ModalPropsById['plate'] = { plateId: id, address }
  const close = () => {
    // also when the modal's code failed to load: the next press retries
    address.leave()
    setOpened({ at: pathname, category: '', plate: '' })
    focusPlate(id)
  }
  return <FetchedModal key={`${opened.category}/${opened.plate}`} id="plate" props={props} onClosed={close} />
}

/** Returns the focus to the link that opened the plate, also when the plate's own address was opened. */
function focusPlate(plateId: string) {
  const focused = document.activeElement
  if (focused && focused !== document.body && !focused.closest('dialog')) return
  document.querySelector<HTMLElement>(`main a[data-plate="${CSS.escape(plateId)}"]`)?.focus()
}

import type { MouseEvent } from 'react'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useSession, useSessionValue, useVenue } from './page-context.ts'
import { useOrderMode } from './use-menu.ts'

/** Adds the parameters of the visit to a path of this venue. */
export function useVisitPath(): (path: string) => string {
  const search = useSessionValue('visit', (visit) => visit.search)
  return (path) => {
    const [before = '', hash] = path.split('#')
    return before + search + (hash === undefined ? '' : `#${hash}`)
  }
}

/** The menu of the cart's order mode, or the venue's start page when no mode was chosen. */
export function useMenuPath(): string {
  const { alias } = useVenue()
  const mode = useOrderMode()
  const visitPath = useVisitPath()
  return visitPath(mode ? paths.menu(alias, modeSegment(mode)) : paths.entry(alias))
}

/**
 * Guards links away from this venue: with items in the cart it asks the diner before they are lost.
 * @returns a click handler for a link to `to`; `ask` opens the question where a panel has to close first
 * @source requirements BRAN-08
 */
export function useLeaveVenue() {
  const { cart, modal } = useSession()
  return (to: string, event: MouseEvent, ask: (show: () => void) => void = (show) => show()) => {
    if (cart.getState().choices.length === 0) return
    event.preventDefault()
    ask(() => modal.getState().show('confirm-leave', { to }))
  }
}

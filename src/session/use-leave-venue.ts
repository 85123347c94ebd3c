import type { MouseEvent } from 'react'
import { useSession } from '#session/page-context.ts'

/**
 * What following a link away from this venue does: with items in the cart the diner is asked before they are lost.
 *
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

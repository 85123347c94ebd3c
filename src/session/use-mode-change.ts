import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate } from '#platform/navigation/location.ts'
import { useApi } from '#api/api-context.tsx'
import { keepsCart } from '#domain/cart/mode-switch.ts'
import type { OrderMode } from '#generated/models.ts'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from './links.ts'
import { useSession } from './session-context.tsx'
import { useVenue } from './venue-context.tsx'

/**
 * What following a link to another order mode does: with items in the cart and another menu behind it,
 * the diner is asked before they are lost.
 *
 * @source diner spec §4 "Changing the order mode empties the cart unless the menu hash of the two modes is equal"
 */
export function useModeChange() {
  const { alias } = useVenue()
  const { cart, modal } = useSession()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  return (next: OrderMode, event: MouseEvent) => {
    const { items, modeId } = cart.getState().cart
    if (items.length === 0 || modeId === undefined || modeId === next.id) return
    event.preventDefault()
    const to = visitPath(paths.menu(alias, next.showName))
    void sameMenu(modeId, next.id).then((same) => (same ? navigate(to) : modal.getState().show('confirm-leave', { to })))
  }

  /** An unanswered question counts as another menu: asking is the safe side. */
  async function sameMenu(from: string, to: string): Promise<boolean> {
    const answer = await queryClient.ensureQueryData(queries.menuHashes(alias, [from, to])).catch(() => undefined)
    const hash = (id: string) => answer?.menuHashes.find(({ orderModeId }) => orderModeId === id)?.hash
    return keepsCart(hash(from), hash(to))
  }
}

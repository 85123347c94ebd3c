import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { OrderMode } from '#generated/models.ts'
import { useNavigate } from '#platform/navigation/location.ts'
import { useVisitPath } from './links.ts'
import { hasSameMenu } from './same-menu.ts'
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
    const to = visitPath(paths.menu(alias, modeSegment(next)))
    void hasSameMenu({ queryClient, queries, alias }, modeId, next.id).then((isSame) => {
      if (isSame) navigate(to)
      else modal.getState().show('confirm-leave', { to })
    })
  }
}

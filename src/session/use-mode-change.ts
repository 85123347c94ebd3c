import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { OrderMode } from '#generated/models.ts'
import { useNavigate } from 'react-router-dom'
import { onDemand } from '#platform/on-demand.ts'
import { useVisitPath } from './links.ts'
import { useSession, useVenue } from './page-context.ts'

const sameMenuCode = onDemand(() => import('./same-menu.ts'))

/**
 * Guards links to another order mode: with items in the cart and a different menu, it asks the diner before they are
 * lost.
 * @source diner spec §4 "Changing the order mode empties the cart unless the menu hash of the two modes is equal"
 */
export function useModeChange() {
  const { alias } = useVenue()
  const { cart, modal } = useSession()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  return (next: OrderMode, event: MouseEvent) => {
    const { choices, modeId } = cart.getState()
    if (choices.length === 0 || modeId === undefined || modeId === next.id) return
    event.preventDefault()
    const to = visitPath(paths.menu(alias, modeSegment(next)))
    const ask = () => modal.getState().show('confirm-leave', { to })
    sameMenuCode
      .fetch()
      .then(({ hasSameMenu }) => hasSameMenu({ queryClient, client, alias }, modeId, next.id))
      .then((isSame) => (isSame ? navigate(to) : ask()), ask)
  }
}

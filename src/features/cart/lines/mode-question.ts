import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { OrderMode } from '#generated/models.ts'
import { useNavigate } from '#platform/navigation/location.ts'
import { enterMode } from '#session/enter-mode.ts'
import { useVisitPath } from '#session/links.ts'
import { hasSameMenu } from '#session/same-menu.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'

/**
 * Makes the order mode of the address the mode of the cart. A cart filled in another mode moves along when both
 * menus are equal; else the diner is asked, and on a no goes back to the mode the cart belongs to.
 *
 * @source diner spec §4 "Changing the order mode", requirements MODE-04
 */
export function useModeArrival() {
  const { alias, mode, modes } = useVenue()
  const { cart, modal } = useSession()
  const { queries } = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const visitPath = useVisitPath()
  const restored = useSessionValue('cart', (state) => state.restored)

  /** @returns takes the question back, when the diner went elsewhere before it was asked */
  const arrive = useEffectEvent((next: OrderMode) => {
    const { items, modeId } = cart.getState().cart
    let isStale = false
    const cancel = () => {
      isStale = true
    }
    if (modeId === next.id) return cancel
    const enter = () => enterMode(cart, next)
    if (items.length === 0 || modeId === undefined) {
      enter()
      return cancel
    }
    const back = modes.find(({ id }) => id === modeId)
    const goBack = () => {
      navigate(visitPath(back ? paths.menu(alias, modeSegment(back)) : paths.entry(alias)), { replace: true })
    }
    void hasSameMenu({ queryClient, queries, alias }, modeId, next.id).then((isSame) => {
      if (isStale) return
      if (isSame) enter()
      else modal.getState().show('confirm-leave', { onConfirm: enter, onCancel: goBack })
    })
    return cancel
  })

  // Arriving is a matter of the address and of what storage held, not of what changes afterwards.
  const modeId = mode?.id
  useEffect(() => {
    const next = modes.find(({ id }) => id === modeId)
    return restored && next ? arrive(next) : undefined
  }, [modes, modeId, restored])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '#api/api-context.tsx'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import { useNavigate } from 'react-router-dom'
import { enterMode } from '#session/cart-store.ts'
import { useVisitPath } from '#session/links.ts'
import { hasSameMenu } from '#session/same-menu.ts'
import { useSession, useVenue } from '#session/page-context.ts'

/**
 * For a cart filled in another mode than that of the address: it changes its mode when both menus are equal. Else the
 * diner is asked; on a no they go back to the cart's mode. Renders nothing.
 * @source diner spec §4 "Changing the order mode", requirements MODE-04
 */
export function ModeQuestion() {
  const { alias, mode, modes } = useVenue()
  const { cart, modal } = useSession()
  const { client } = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const visitPath = useVisitPath()

  /** @returns cancels the question if the diner leaves before it is asked */
  const arrive = useEffectEvent((id: string | undefined) => {
    const next = modes.find((one) => one.id === id)
    const { modeId } = cart.getState()
    if (!next || modeId === next.id) return undefined
    const enter = () => enterMode(cart, next)
    if (modeId === undefined) return enter()
    let isStale = false
    const back = modes.find((one) => one.id === modeId)
    const goBack = () => {
      void navigate(visitPath(back ? paths.menu(alias, modeSegment(back)) : paths.entry(alias)), {
        replace: true,
      })
    }
    void hasSameMenu({ queryClient, client, alias }, modeId, next.id).then((isSame) => {
      if (isStale) return
      if (isSame) enter()
      else modal.getState().show('confirm-leave', { onConfirm: enter, onCancel: goBack })
    })
    return () => {
      isStale = true
    }
  })

  // Runs when the address changes, not on later changes of the cart.
  const modeId = mode?.id
  useEffect(() => arrive(modeId), [modeId])
  return null
}

import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '#platform/navigation/location.ts'
import { useApi } from '#api/api-context.tsx'
import { keepsCart } from '#domain/cart/mode-switch.ts'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { paths } from '#domain/routes/routes.ts'
import { useVisitPath } from '#session/links.ts'
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

  useEffect(() => {
    if (!mode || !restored) return
    const { items, modeId } = cart.getState().cart
    if (modeId === mode.id) return
    const enter = () => cart.getState().chooseMode(mode.id, choosePayment(mode, undefined)?.id)
    if (items.length === 0 || modeId === undefined) return enter()
    const back = modes.find(({ id }) => id === modeId)
    void queryClient
      .ensureQueryData(queries.menuHashes(alias, [modeId, mode.id]))
      .catch(() => undefined)
      .then((answer) => {
        const hash = (id: string) => answer?.menuHashes.find(({ orderModeId }) => orderModeId === id)?.hash
        if (keepsCart(hash(modeId), hash(mode.id))) return enter()
        return modal.getState().show('confirm-leave', {
          onConfirm: enter,
          onCancel: () => back && navigate(visitPath(paths.menu(alias, back.showName)), { replace: true }),
        })
      })
    // Arriving is a matter of the address and of what storage held, not of what changes afterwards.
  }, [mode, restored])
}

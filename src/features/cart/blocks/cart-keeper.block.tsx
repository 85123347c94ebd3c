import { useEffect } from 'react'
import { defineBlock } from '#layout/define-block.ts'
import { enterMode } from '#session/cart-store.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { useIsFilled, whenFilled } from '../contents.tsx'

const CartNotices = whenFilled('CartNotices', 'leave-out')

/** An empty cart takes the order mode of the address; one with items asks first, and follows menu changes. */
function CartKeeper() {
  const { cart } = useSession()
  const { mode } = useVenue()
  const isFilled = useIsFilled()
  useEffect(() => {
    cart.getState().follow()
    const { choices, modeId } = cart.getState()
    if (mode && choices.length === 0 && modeId !== mode.id) enterMode(cart, mode)
  }, [mode, isFilled, cart])
  return <CartNotices />
}

/** Renders nothing. @source diner spec §4, requirements MODE-04, CART-04, CHK-13 */
export const cartKeeperBlock = defineBlock({ type: 'cart-keeper', render: CartKeeper })

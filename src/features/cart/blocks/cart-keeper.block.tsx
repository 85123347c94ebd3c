import { useEffect, useEffectEvent } from 'react'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import type { Menu, OrderMode } from '#generated/models.ts'
import { defineBlock } from '#layout/define-block.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useDeliveryInfo } from '#session/use-delivery-info.ts'
import { useMenu } from '#session/use-menu.ts'
import { loadContents } from '../contents.ts'
import type { followMenu } from '../lines/follow-menu.ts'
import { useModeArrival } from '../use-mode-arrival.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Keeps the cart true to the page's order mode, to today's menu, and to what the address allows to pay with. */
function CartKeeper() {
  const t = useT()
  const toast = useToast()
  const { cart } = useSession()
  const { menu, mode } = useMenu()
  const { info } = useDeliveryInfo(mode)
  const restored = useSessionValue('cart', (state) => state.restored)
  const isEmpty = useSessionValue('cart', (state) => state.cart.items.length === 0)
  const modeId = useSessionValue('cart', (state) => state.cart.modeId)
  const paymentTypeId = useSessionValue('cart', (state) => state.cart.paymentTypeId)
  useModeArrival()

  const follow = useEffectEvent((bring: typeof followMenu, today: Menu, its: OrderMode) => {
    for (const news of bring(cart, today, its, t)) toast(news)
  })

  // Once per menu: the cart itself changes with every press.
  useEffect(() => {
    if (!menu || !mode || !restored || isEmpty || modeId !== mode.id) return undefined
    let isStale = false
    loadContents().then(
      (contents) => {
        if (!isStale) follow(contents.followMenu, menu, mode)
      },
      // The rules did not arrive: the cart keeps its prices, and the server judges them when the order is sent.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [cart, menu, mode, restored, isEmpty, modeId])

  useEffect(() => {
    if (!mode || modeId !== mode.id) return
    const payment = choosePayment(mode, info, paymentTypeId)
    if (payment && payment.id !== paymentTypeId) cart.getState().choosePayment(payment.id)
  }, [mode, modeId, info, paymentTypeId, cart])
  return null
}

/** Shows nothing. @source diner spec §4, requirements MODE-04, CART-04, CHK-13 */
export const cartKeeperBlock = defineBlock<Record<never, never>>({
  type: 'cart-keeper',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  defaults: {},
  render: CartKeeper,
})

import { useMemo } from 'react'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { priceCart, type PricedCart } from '#domain/pricing/price-cart.ts'
import type { Menu, OrderMode } from '#generated/models.ts'
import { useSessionValue, useVenue } from './page-context.ts'
import { useMenuOf } from './use-menu.ts'
import { usePayment } from './use-payment.ts'

/** What discounts depend on: the order mode, and how the cart is paid. */
export function pricingContext(mode: OrderMode, paymentTypeId: string | undefined): PricingContext {
  const payment = mode.paymentTypes.find(({ id }) => id === paymentTypeId)
  return { orderModeType: mode.type, paymentMethod: payment?.paymentMethod }
}

interface Cart {
  /** The mode of the cart, which a page of another mode asks about; the page's for an empty cart. */
  mode?: OrderMode
  menu?: Menu
  isError: boolean
  /** Undefined until the menu of its mode is there. */
  cart?: PricedCart
}

/** The cart as today's menu has it: everything that is shown of it. */
export function useCart(): Cart {
  const { modes, mode: pageMode } = useVenue()
  const choices = useSessionValue('cart', (state) => state.choices)
  const modeId = useSessionValue('cart', (state) => state.modeId)
  const mode = modes.find(({ id }) => id === modeId) ?? pageMode
  const paymentTypeId = usePayment(mode)?.id
  const { menu, isError } = useMenuOf(mode)
  const cart = useMemo(
    () => menu && mode && priceCart(choices, menu, pricingContext(mode, paymentTypeId)),
    [choices, menu, mode, paymentTypeId],
  )
  return { mode, menu, isError, cart }
}

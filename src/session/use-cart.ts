import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { priceCart, type PricedCart } from '#domain/pricing/price-cart.ts'
import type { CartChoice, Menu, OrderMode } from '#generated/models.ts'
import { useSessionValue, useVenue } from './page-context.ts'
import { useMenuOf } from './use-menu.ts'
import { usePayment } from './use-payment.ts'

/** What discounts depend on: the order mode and the payment. */
export function pricingContext(mode: OrderMode, paymentTypeId: string | undefined): PricingContext {
  const payment = mode.paymentTypes.find(({ id }) => id === paymentTypeId)
  return { orderModeType: mode.type, paymentMethod: payment?.paymentMethod }
}

/** What a cart's price depends on, besides its choices. */
interface PricedBy {
  menu: Menu
  mode: OrderMode
  paymentTypeId: string | undefined
}

/** The last result, cached: bar, lines, notices and suggestions all show the same cart. */
const priced = new WeakMap<readonly CartChoice[], PricedBy & { cart: PricedCart }>()

function priceOnce(choices: readonly CartChoice[], by: PricedBy): PricedCart {
  const { menu, mode, paymentTypeId } = by
  const last = priced.get(choices)
  if (last?.menu === menu && last.mode === mode && last.paymentTypeId === paymentTypeId) return last.cart
  const cart = priceCart(choices, menu, pricingContext(mode, paymentTypeId))
  priced.set(choices, { ...by, cart })
  return cart
}

interface Cart {
  /** The cart's mode, which a page of another mode asks about; for an empty cart the page's mode. */
  mode?: OrderMode
  menu?: Menu
  isError: boolean
  /** Undefined until the menu of its mode is loaded. */
  cart?: PricedCart
}

/** The cart priced and checked against today's menu. */
export function useCart(): Cart {
  const { modes, mode: pageMode } = useVenue()
  const choices = useSessionValue('cart', (state) => state.choices)
  const modeId = useSessionValue('cart', (state) => state.modeId)
  const mode = modes.find(({ id }) => id === modeId) ?? pageMode
  const paymentTypeId = usePayment(mode)?.id
  const { menu, isError } = useMenuOf(mode)
  const cart = menu && mode && priceOnce(choices, { menu, mode, paymentTypeId })
  return { mode, menu, isError, cart }
}

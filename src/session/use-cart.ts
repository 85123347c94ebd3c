import { useMemo } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'

import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { priceCart } from '#domain/pricing/price-cart.ts'
import type { PricedCart } from '#domain/pricing/price-cart.ts'
import type { Menu, OrderMode, PaymentType, DeliveryInfo } from '#generated/models.ts'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { useApi } from '#api/api-context.tsx'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import { useSessionValue, useVenue, useBranchContact } from './page-context.ts'
import { useMenuOf } from './use-menu.ts'

interface DeliveryState {
  info?: DeliveryInfo
  isLoading: boolean
  isError: boolean
}

/** Zone, fees and minimum for the diner's address; only in delivery, and only once an address is known. */
export function useDeliveryInfo(mode: OrderMode | undefined): DeliveryState {
  const { id } = useBranchContact()
  const { queries } = useApi()
  const location = useSessionValue('diner', (state) => state.location)
  const wanted =
    mode && ORDER_MODES[mode.type].needsAddress && location?.fullAddress
      ? queries.deliveryInfo(id, location)
      : undefined
  const { data, isFetching, isError } = useQuery(
    wanted ?? { queryKey: ['delivery-info', 'none'], queryFn: skipToken },
  )
  return { info: wanted && data, isLoading: isFetching, isError }
}

/**
 * How an order of a mode is paid: as the diner chose, as far as the address takes it.
 *
 * @source requirements CHK-13
 */
export function usePayment(mode: OrderMode | undefined): PaymentType | undefined {
  const { info } = useDeliveryInfo(mode)
  const chosen = useSessionValue('cart', (state) => state.paymentTypeId)
  return mode && choosePayment(mode, info, chosen)
}

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

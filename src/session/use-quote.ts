import { useMemo } from 'react'
import { quoteOrder, type Quote, type QuoteInput } from '#domain/pricing/quote.ts'
import type { CartItem, DeliveryInfo, Menu, OrderMode, PaymentType } from '#generated/models.ts'
import type { PricedCart } from '#domain/pricing/price-cart.ts'
import { useCart } from './use-cart.ts'
import { usePayment, useDeliveryInfo } from './use-payment.ts'
import { usePriceRules } from './use-price-rules.ts'

export interface QuoteState {
  /** Undefined until the menu is loaded. */
  cart?: PricedCart
  menu?: Menu
  mode?: OrderMode
  payment?: PaymentType
  delivery?: DeliveryInfo
  isDeliveryLoading: boolean
  /** Undefined until menu, discounts, surcharges and fees are loaded. */
  quote?: Quote
  isError: boolean
}

/** The diner's choices beyond the venue's own rules; see `checkout-store`. */
export type QuoteBenefits = Pick<QuoteInput, 'codeDiscount' | 'externalBenefit'>

const NO_ITEMS: readonly CartItem[] = []

/**
 * The price of the cart by the rules the server uses: the same function, the same data.
 * @param benefits - must keep its identity until it changes
 */
export function useQuote(benefits: QuoteBenefits): QuoteState {
  const { cart, menu, mode, isError } = useCart()
  const { info: delivery, isLoading: isDeliveryLoading } = useDeliveryInfo(mode)
  const items = cart?.items ?? NO_ITEMS
  const { orderDiscounts, surcharges, fees, isError: isRuleless } = usePriceRules(mode)
  const paymentTypeId = usePayment(mode)?.id
  const payment = mode?.paymentTypes.find(({ id }) => id === paymentTypeId)
  const quote = useMemo(() => {
    if (!menu || !mode || !orderDiscounts || !surcharges || !fees) return undefined
    return quoteOrder({
      items,
      menu,
      mode,
      payment,
      plateDiscounts: menu.discounts,
      orderDiscounts,
      surcharges,
      fees,
      delivery,
      ...benefits,
    })
  }, [items, menu, mode, payment, orderDiscounts, surcharges, fees, delivery, benefits])
  return { cart, menu, mode, payment, delivery, isDeliveryLoading, quote, isError: isError || isRuleless }
}

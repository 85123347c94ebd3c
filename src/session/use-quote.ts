import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { feesQuery, orderDiscountsQuery, surchargesQuery } from '#api/order-queries.ts'
import { quoteOrder, type Quote, type QuoteInput } from '#domain/pricing/quote.ts'
import type { CartItem, DeliveryInfo, Menu, OrderMode, PaymentType } from '#generated/models.ts'
import type { PricedCart } from '#domain/pricing/price-cart.ts'
import { useCart } from './use-cart.ts'
import { usePayment, useDeliveryInfo } from './use-payment.ts'

export interface QuoteState {
  /** Undefined until the menu is there. */
  cart?: PricedCart
  menu?: Menu
  mode?: OrderMode
  payment?: PaymentType
  delivery?: DeliveryInfo
  isDeliveryLoading: boolean
  /** Undefined until menu, discounts, surcharges and fees are known. */
  quote?: Quote
  isError: boolean
}

/** What the diner chose beyond the venue's own rules; see `checkout-store`. */
export type QuoteBenefits = Pick<QuoteInput, 'codeDiscount' | 'externalBenefit'>

const NO_ITEMS: readonly CartItem[] = []
const NO_DISCOUNTS: QuoteInput['orderDiscounts'] = []

/**
 * What the cart costs by the rules the server uses too: the same function, the same data.
 * @param benefits - of the checkout, the same object until they change; other pages do without
 */
export function useQuote(benefits?: QuoteBenefits): QuoteState {
  const { client } = useApi()
  const { cart, menu, mode, isError } = useCart()
  const { info: delivery, isLoading: isDeliveryLoading } = useDeliveryInfo(mode)
  const items = cart?.items ?? NO_ITEMS
  const modeId = mode?.id ?? ''
  const enabled = mode !== undefined
  const discounts = useQuery({ ...orderDiscountsQuery(client, modeId), enabled })
  const surcharges = useQuery({ ...surchargesQuery(client, modeId), enabled })
  const fees = useQuery({ ...feesQuery(client, modeId), enabled })
  const paymentTypeId = usePayment(mode)?.id
  const payment = mode?.paymentTypes.find(({ id }) => id === paymentTypeId)
  // A price without discounts can be seen and ordered; the server says what differs. @source diner spec §8
  const orderDiscounts = discounts.data?.discounts ?? (discounts.isError ? NO_DISCOUNTS : undefined)
  const generalSurcharges = surcharges.data?.surcharges
  const orderFees = fees.data
  const quote = useMemo(() => {
    if (!menu || !mode || !orderDiscounts || !generalSurcharges || !orderFees) return undefined
    return quoteOrder({
      items,
      menu,
      mode,
      payment,
      plateDiscounts: menu.discounts,
      orderDiscounts,
      surcharges: generalSurcharges,
      fees: orderFees,
      delivery,
      ...benefits,
    })
  }, [items, menu, mode, payment, orderDiscounts, generalSurcharges, orderFees, delivery, benefits])
  const failed = isError || surcharges.isError || fees.isError
  return { cart, menu, mode, payment, delivery, isDeliveryLoading, quote, isError: failed }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#api/api-context.tsx'
import { quoteOrder } from '#domain/pricing/quote.ts'
import type { Quote, QuoteInput } from '#domain/pricing/quote.ts'
import type { DeliveryInfo, Menu, OrderMode, PaymentType } from '#generated/models.ts'
import { useSessionValue } from './session-context.tsx'
import { useDeliveryInfo } from './use-delivery-info.ts'
import { useMenu } from './use-menu.ts'

export interface QuoteState {
  menu?: Menu
  mode?: OrderMode
  payment?: PaymentType
  delivery?: DeliveryInfo
  isDeliveryLoading: boolean
  /** Undefined until menu, discounts, surcharges and fees are known. */
  quote?: Quote
  isError: boolean
}

/** What the diner chose beyond the venue's own rules; see `benefits-store`. */
export type QuoteBenefits = Pick<QuoteInput, 'codeDiscount' | 'externalBenefit'>

const NO_DISCOUNTS: QuoteInput['orderDiscounts'] = []

/**
 * What the cart costs by the rules the server uses too: the same function, the same data.
 *
 * @param benefits - of the checkout, the same object until they change; other pages do without
 */
export function useQuote(benefits?: QuoteBenefits): QuoteState {
  const { queries } = useApi()
  const { menu, mode, isError } = useMenu()
  const { info: delivery, isLoading: isDeliveryLoading } = useDeliveryInfo(mode)
  const { items, paymentTypeId } = useSessionValue('cart', (state) => state.cart)
  const modeId = mode?.id ?? ''
  const enabled = mode !== undefined
  const discounts = useQuery({ ...queries.orderDiscounts(modeId), enabled })
  const surcharges = useQuery({ ...queries.surcharges(modeId), enabled })
  const fees = useQuery({ ...queries.fees(modeId), enabled })
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
  return { menu, mode, payment, delivery, isDeliveryLoading, quote, isError: failed }
}

import { useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { feesQuery, orderDiscountsQuery, surchargesQuery } from '#api/order-queries.ts'
import type { QuoteInput } from '#domain/pricing/quote-shape.ts'
import type { OrderMode } from '#generated/models.ts'

const NO_DISCOUNTS: QuoteInput['orderDiscounts'] = []

/** What the price of a mode's order depends on besides its menu; each part is undefined until it is loaded. */
export function usePriceRules(mode: OrderMode | undefined) {
  const { client } = useApi()
  const modeId = mode?.id ?? ''
  const enabled = mode !== undefined
  const discounts = useQuery({ ...orderDiscountsQuery(client, modeId), enabled })
  const surcharges = useQuery({ ...surchargesQuery(client, modeId), enabled })
  const fees = useQuery({ ...feesQuery(client, modeId), enabled })
  return {
    // A price without discounts can be seen and ordered; the server says what differs. @source diner spec §8
    orderDiscounts: discounts.data?.discounts ?? (discounts.isError ? NO_DISCOUNTS : undefined),
    surcharges: surcharges.data?.surcharges,
    fees: fees.data,
    isError: surcharges.isError || fees.isError,
  }
}

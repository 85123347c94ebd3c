import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '#api/api-context.tsx'
import { choosePayment } from '#domain/delivery/payment-types.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderMode, PaymentType } from '#generated/models.ts'
import { useBranchContact, useSessionValue } from './page-context.ts'

/** Zone, fees and minimum for the diner's address; only for delivery with a known address. */
export function useDeliveryInfo(mode: OrderMode | undefined) {
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
 * How an order of a mode is paid: the diner's choice, if the address allows it.
 * @source requirements CHK-13
 */
export function usePayment(mode: OrderMode | undefined): PaymentType | undefined {
  const { info } = useDeliveryInfo(mode)
  const chosen = useSessionValue('cart', (state) => state.paymentTypeId)
  return mode && choosePayment(mode, info, chosen)
}

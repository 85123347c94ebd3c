import { choosePayment } from '#domain/delivery/payment-types.ts'
import type { OrderMode, PaymentType } from '#generated/models.ts'
import { useSessionValue } from './page-context.ts'
import { useDeliveryInfo } from './use-delivery-info.ts'

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

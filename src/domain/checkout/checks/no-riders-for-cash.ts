import { isOnlyCashRefused } from '#domain/delivery/payment-types.ts'
import type { CheckoutCheck } from '../check.ts'
import { deliveryInfoOf } from '../check.ts'

/**
 * 'En este momento no contamos con repartidores en la zona que acepten efectivo. Vuelva a intentar más tarde'
 * With no rider at all, row 13 is the truer message.
 *
 * @errors NO_RIDERS_FOR_CASH
 * @source diner spec §5 checkout table, row 16 "Cash is the only method and no rider accepts cash"
 */
export const noRidersForCash: CheckoutCheck = (_form, context) => {
  const info = deliveryInfoOf(context)
  const refused = info !== undefined && !info.providersFailed && isOnlyCashRefused(context.mode, info)
  return refused ? { code: 'NO_RIDERS_FOR_CASH', field: 'paymentTypeId' } : undefined
}

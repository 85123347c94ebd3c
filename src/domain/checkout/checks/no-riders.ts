import type { CheckoutCheck } from '../check.ts'
import { deliveryInfoOf } from '../check.ts'

/**
 * 'En este momento no contamos con repartidores en la zona. Vuelva a intentar más tarde'
 *
 * @errors NO_RIDERS
 * @source diner spec §5 checkout table, row 13 "No riders"; §3 "providersFailed"
 */
export const noRiders: CheckoutCheck = (_form, context) =>
  deliveryInfoOf(context)?.providersFailed ? { code: 'NO_RIDERS', field: 'location' } : undefined

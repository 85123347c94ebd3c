import type { CheckoutCheck } from '../check.ts'
import { deliveryInfoOf } from '../check.ts'

/**
 * 'Tu dirección no se encuentra dentro de la zona de entrega.'
 *
 * @errors OUT_OF_ZONE
 * @source diner spec §5 checkout table, row 14 "Outside the area"
 */
export const outOfZone: CheckoutCheck = (_form, context) =>
  deliveryInfoOf(context)?.inside === false ? { code: 'OUT_OF_ZONE', field: 'location' } : undefined

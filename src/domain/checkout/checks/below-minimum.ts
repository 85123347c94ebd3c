import type { CheckoutCheck } from '../check.ts'
import { deliveryInfoOf } from '../check.ts'

/**
 * 'El precio del pedido debe ser mayor a ${min}'
 * Measured on the items; exactly the minimum is enough, as in the cart.
 *
 * @errors BELOW_MINIMUM with `min`
 * @units minor units
 * @source diner spec §5 checkout table, row 12 "Below the minimum order"; "while the minimum order price is above the cart total"
 */
export const belowMinimum: CheckoutCheck = (_form, context) => {
  const min = deliveryInfoOf(context)?.minimumOrderPrice ?? 0
  return min > context.itemsTotal ? { code: 'BELOW_MINIMUM', field: 'items', params: { min } } : undefined
}

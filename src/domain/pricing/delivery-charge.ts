import type { DeliveryInfo, MinorUnits, OrderModeType, PaymentMethod } from '#generated/models.ts'
import { deliveryFeeFor } from '#domain/delivery/delivery-info.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** What delivery costs in an order. */
export interface DeliveryCharge {
  /** What is charged. */
  fee: MinorUnits
  /** What would be charged without the free threshold; shown struck through. */
  feeBeforeFree: MinorUnits
  /** Whether the free threshold was reached. */
  free: boolean
  /** What to add for free delivery; only when there is a fee to save. */
  missing?: MinorUnits
}

/**
 * The delivery fee of an order: by payment method, nothing from the free threshold on, nothing outside delivery.
 * @param type - order mode type
 * @param info - of the address; undefined before one is known
 * @param paymentMethod - undefined before one is chosen: then the dearest fee counts, so no total grows later
 * @param itemsTotal - items after their discounts, before discounts on the order
 * @units minor units
 * @source diner spec §5 "delivery fee depends on the payment method", §2.8 free threshold; measured on the items total
 *   assumed: 'Suma {amount} en productos' speaks of products
 */
export function deliveryCharge(
  type: OrderModeType,
  info: DeliveryInfo | undefined,
  paymentMethod: PaymentMethod | undefined,
  itemsTotal: MinorUnits,
): DeliveryCharge {
  if (!ORDER_MODES[type].needsAddress || !info) return { fee: 0, feeBeforeFree: 0, free: false }
  const feeBeforeFree = deliveryFeeFor(info, paymentMethod)
  const threshold = info.freeDeliveryAmount
  if (threshold === undefined) return { fee: feeBeforeFree, feeBeforeFree, free: false }
  if (itemsTotal >= threshold) return { fee: 0, feeBeforeFree, free: true }
  const missing = feeBeforeFree > 0 ? threshold - itemsTotal : undefined
  return { fee: feeBeforeFree, feeBeforeFree, free: false, missing }
}

/**
 * Whether the price includes delivery. Its cost depends on the address: without one, or with one outside the zones, the
 * price is without delivery.
 * @source diner spec §5 "Order price = the rounded sum of items and delivery fee"
 */
export const isDeliveryPriced = (type: OrderModeType, info: DeliveryInfo | undefined): boolean =>
  !ORDER_MODES[type].needsAddress || info?.inside === true

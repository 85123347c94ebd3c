import type { DeliveryInfo, MinorUnits, OrderIssue, OrderMode, PaymentType } from '#generated/models.ts'
import { isCashAllowed, isPaymentActive } from '#domain/delivery/payment-types.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** What {@link fulfilmentIssues} judges; all of it trusted data. */
export interface Fulfilment {
  mode: Pick<OrderMode, 'type' | 'active' | 'orderEnabled' | 'paymentTypes'>
  /** Id of the payment type the order names. */
  paymentTypeId: string
  /** Of the destination; needed for delivery. */
  delivery?: DeliveryInfo
  /** Of the quote. */
  itemsTotal: MinorUnits
}

/**
 * Why a correctly priced order still cannot be taken: mode, payment type, zone, cash and minimum.
 * @param order - see {@link Fulfilment}
 * @units minor units
 * @errors MODE_DISABLED, PAYMENT_UNAVAILABLE, OUT_OF_ZONE, CASH_NOT_ALLOWED, BELOW_MINIMUM; opening hours are not judged
 * @source diner spec §5 "Delivery minimum", "Cash is offered for delivery only if the delivery info allows cash"
 */
export function fulfilmentIssues({ mode, paymentTypeId, delivery, itemsTotal }: Fulfilment): OrderIssue[] {
  const issues: OrderIssue[] = []
  if (!mode.active || !mode.orderEnabled) issues.push({ code: 'MODE_DISABLED', field: 'orderModeId' })
  const payment = mode.paymentTypes.find((one) => one.id === paymentTypeId)
  if (!payment || !isPaymentActive(payment)) {
    issues.push({ code: 'PAYMENT_UNAVAILABLE', field: 'paymentType', received: paymentTypeId })
  }
  return ORDER_MODES[mode.type].needsAddress
    ? [...issues, ...deliveryIssues(payment, delivery, itemsTotal)]
    : issues
}

function deliveryIssues(
  payment: PaymentType | undefined,
  delivery: DeliveryInfo | undefined,
  itemsTotal: MinorUnits,
): OrderIssue[] {
  if (!delivery?.inside) return [{ code: 'OUT_OF_ZONE', field: 'destination' }]
  const issues: OrderIssue[] = []
  if (payment?.paymentMethod === 'CASH' && !isCashAllowed(delivery)) {
    issues.push({ code: 'CASH_NOT_ALLOWED', field: 'paymentType' })
  }
  if (isBelowMinimum(delivery, itemsTotal)) {
    const expected = delivery.minimumOrderPrice
    issues.push({ code: 'BELOW_MINIMUM', field: 'items', expected, received: itemsTotal })
  }
  return issues
}

/**
 * Whether a delivery order is still below the minimum: the minimum is above the items total.
 * @param delivery - of the address; undefined asks for nothing
 * @param itemsTotal - after the discounts on items
 * @units minor units
 * @source diner spec §5 "Delivery minimum: continue is hidden while the minimum order price is above the cart total"
 */
export function isBelowMinimum(
  delivery: Pick<DeliveryInfo, 'minimumOrderPrice'> | undefined,
  itemsTotal: MinorUnits,
): boolean {
  return delivery !== undefined && delivery.minimumOrderPrice > itemsTotal
}

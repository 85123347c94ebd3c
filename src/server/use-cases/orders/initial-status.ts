import type { BranchContact, MinorUnits, OrderStatus, PaymentType } from '#generated/models.ts'

/**
 * The status an order is placed with. UNCONFIRMED as long as something outside must happen before the kitchen
 * may count on it: a payment made online, unless nothing is to be paid, or, at a venue without a console, the message that the diner sends.
 */
export function initialStatus(
  payment: Pick<PaymentType, 'paymentMethod' | 'upload'>,
  contact: Pick<BranchContact, 'ordersConsoleActive'>,
  total: MinorUnits,
): OrderStatus {
  const paidOnline = total > 0 && (payment.paymentMethod === 'ONLINE' || payment.upload === 'API')
  return paidOnline || !contact.ordersConsoleActive ? 'UNCONFIRMED' : 'GENERATED'
}

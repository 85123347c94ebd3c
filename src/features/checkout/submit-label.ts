import type { PaymentType } from '#generated/models.ts'

/**
 * What the button that sends the order says.
 *
 * @source diner spec §2.8 "which reads 'Pagar' when online payment is chosen and the orders console is active"
 */
export const submitLabel = (
  payment: Pick<PaymentType, 'paymentMethod'> | undefined,
  ordersConsoleActive: boolean,
) => (payment?.paymentMethod === 'ONLINE' && ordersConsoleActive ? 'checkout.pay' : 'checkout.place')

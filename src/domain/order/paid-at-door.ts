import type { MinorUnits, OrderStatus, PaymentMethod } from '#generated/models.ts'

type AtDoor = { paid: boolean; price: MinorUnits; paymentMethod: PaymentMethod }

/**
 * Whether an order is paid by being handed over: in cash, to whoever hands it over.
 * @source assumed: nobody leaves food that is paid in cash without the cash; issue 15 part 2 "cash and other methods are
 *   rows too (who, when, drawer or rider)"
 */
export const isPaidAtDoor = ({ paid, price, paymentMethod }: AtDoor, status: OrderStatus): boolean =>
  status === 'DELIVERED' && !paid && price > 0 && paymentMethod === 'CASH'

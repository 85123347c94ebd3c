import type { ConsoleRole, MinorUnits, OrderStatus, PaymentMethod } from '#generated/models.ts'
import { isPaidAtDoor } from '#domain/order/paid-at-door.ts'

/** What a role may do with money: take it by hand, refund it, read the books. */
export type MoneyRight = 'CHARGE' | 'REFUND' | 'BOOKS'

const RIGHTS: Readonly<Record<ConsoleRole, readonly MoneyRight[]>> = {
  KITCHEN: [],
  CASHIER: ['CHARGE', 'REFUND'],
  MANAGER: ['CHARGE', 'REFUND', 'BOOKS'],
  OPERATOR: ['CHARGE', 'REFUND', 'BOOKS'],
}

/**
 * Whether a role has a right.
 * @source issue 15 part 3 "from the console with reason and role"; the roles are ours
 */
export const hasRight = (role: ConsoleRole, right: MoneyRight): boolean => RIGHTS[role].includes(right)

/** What decides which rights a status change of an order requires. */
export type MovedOrder = {
  status: OrderStatus
  paid: boolean
  price: MinorUnits
  paymentMethod: PaymentMethod
  /** the refundable amount of its payment */
  refundable: MinorUnits
}

/**
 * The rights that a status change requires: handing over a cash order takes the cash, and canceling a paid one refunds
 * it.
 * @source see {@link hasRight}
 */
export function rightsOfMove(order: MovedOrder, move: { status: OrderStatus; paid?: boolean }): MoneyRight[] {
  const paid = move.paid ?? (order.paid || isPaidAtDoor(order, move.status))
  return [
    ...(paid === order.paid ? [] : (['CHARGE'] as const)),
    ...(move.status === 'CANCELED' && order.refundable > 0 ? (['REFUND'] as const) : []),
  ]
}

/** Who handles money at a venue: the token and its purpose, both absent for the operator, and the role. */
export type Actor = { token?: string; label?: string; role: ConsoleRole }

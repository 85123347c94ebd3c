import type { ConsoleRole, MinorUnits, OrderStatus, PaymentMethod } from '#generated/models.ts'
import { isPaidAtDoor } from '#domain/order/paid-at-door.ts'

/** What a role may do with money: take it by hand, give it back, read the books. */
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

/** What decides which rights a move of an order needs. */
export type MovedOrder = {
  status: OrderStatus
  paid: boolean
  price: MinorUnits
  paymentMethod: PaymentMethod
  /** what may be given back of what it was paid with */
  refundable: MinorUnits
}

/**
 * The rights that a move needs: handing over what is paid in cash takes the cash, and canceling what is paid gives its
 * money back.
 * @source see {@link hasRight}
 */
export function rightsOfMove(order: MovedOrder, move: { status: OrderStatus; paid?: boolean }): MoneyRight[] {
  const paid = move.paid ?? (order.paid || isPaidAtDoor(order, move.status))
  return [
    ...(paid === order.paid ? [] : (['CHARGE'] as const)),
    ...(move.status === 'CANCELED' && order.refundable > 0 ? (['REFUND'] as const) : []),
  ]
}

/**
 * Who does something with money at a venue: the token and what it was made for, both absent for the operator, and its
 * role.
 */
export type Actor = { token?: string; label?: string; role: ConsoleRole }

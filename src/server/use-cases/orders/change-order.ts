import { canMove } from '#domain/order/status.ts'
import type { OrderDetailsUpdate, OrderMove, OrderStatus } from '#generated/models.ts'

import { insertOrderMove, updateOrder } from '../../repositories/orders-repository.ts'
import type { NewOrder, OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { FieldError } from '../../contract/validators.ts'

export type Changed =
  | { kind: 'changed'; order: OrderRow }
  | { kind: 'conflict'; detail: string }
  | { kind: 'invalid'; errors: FieldError[] }

/** Moves an order along the transitions of the domain, and marks it as paid or unpaid. */
export async function moveOrder(
  { store, clock }: Services,
  order: OrderRow,
  { status, paid }: OrderMove,
): Promise<Changed> {
  const staysForPaid = status === order.status && paid !== undefined
  if (!staysForPaid && !canMove(order.status, status)) {
    return { kind: 'conflict', detail: `An order cannot move from ${order.status} to ${status}.` }
  }
  return store.db.transaction(async (tx): Promise<Changed> => {
    const changed = await updateOrder(tx, order, { status, ...(paid === undefined ? {} : { paid }) }, clock())
    if (changed === undefined)
      return { kind: 'conflict', detail: 'The order changed meanwhile. Read it again.' }
    if (!staysForPaid) await insertOrderMove(tx, changed, 'venue')
    return { kind: 'changed', order: changed }
  })
}

const CHANGEABLE: readonly OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED']

/** Corrects what a diner may still correct: until the order is ready. */
export async function changeDetails(
  { store, clock }: Services,
  order: OrderRow,
  update: OrderDetailsUpdate,
): Promise<Changed> {
  if (!CHANGEABLE.includes(order.status)) {
    return { kind: 'conflict', detail: `An order that is ${order.status} cannot be changed any more.` }
  }
  const errors = misplaced(order, update)
  if (errors.length > 0) return { kind: 'invalid', errors }
  const changed = await updateOrder(store.db, order, changeOf(order, update), clock())
  if (changed === undefined)
    return { kind: 'conflict', detail: 'The order changed meanwhile. Read it again.' }
  return { kind: 'changed', order: changed }
}

function misplaced(order: OrderRow, update: OrderDetailsUpdate): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `/body/${path}`, message })
  const { tableNumber, paysWith, destinationDetails, betweenStreets } = update
  if (tableNumber !== undefined && order.type !== 'IN_DINING')
    refuse('tableNumber', 'belongs to in-dining orders')
  if (paysWith !== undefined) {
    if (order.paysWith === null) refuse('paysWith', 'belongs to orders paid in cash on delivery')
    else if (paysWith < order.price) refuse('paysWith', 'must not be below the price of the order')
  }
  if (order.destination === null) {
    if (destinationDetails !== undefined) refuse('destinationDetails', 'belongs to deliveries')
    if (betweenStreets !== undefined) refuse('betweenStreets', 'belongs to deliveries')
  }
  return errors
}

function changeOf(order: OrderRow, update: OrderDetailsUpdate): Partial<NewOrder> {
  const { notes, tableNumber, paysWith, destinationDetails, betweenStreets } = update
  const destination = order.destination && {
    ...order.destination,
    details: destinationDetails ?? order.destination.details,
    betweenStreets: betweenStreets ?? order.destination.betweenStreets,
  }
  return {
    notes: notes ?? order.notes,
    tableNumber: tableNumber ?? order.tableNumber,
    paysWith: paysWith ?? order.paysWith,
    destination,
  }
}

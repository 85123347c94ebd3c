import { canMove, isCorrectable } from '#domain/order/status.ts'
import { refundable } from '#domain/payment/ledger.ts'
import { hasRight, rightsOfMove, type Actor } from '#domain/payment/money-rights.ts'
import { orderText } from '#domain/order-text/order-text.ts'
import { detailsFaults, type DetailsFault } from '#domain/order/details-faults.ts'
import { isPaidAtDoor } from '#domain/order/paid-at-door.ts'
import { orderNotesLimit } from '#domain/plate/notes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderDetailsUpdate, OrderMove } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { saveCancellation } from '../../repositories/console-repository.ts'
import { readLedger } from '../../repositories/ledger-repository.ts'
import {
  insertOrderMove,
  publishOrder,
  updateOrder,
  type OrderRow,
} from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
import type { OrderActor } from '../../db/schema/orders.ts'
import type { Db } from '../../db/store.ts'
import { conflict, fail, invalid, isFailure, type Failure } from '../../contract/handlers.ts'
import type { FieldError } from '../../contract/validators.ts'
import { issueFor } from '../receipts/issue-receipts.ts'
import { followOrder } from '../shipments/follow-order.ts'
import { toolsFor, type ShipmentTools } from '../shipments/write-move.ts'
import { CHANGED_MEANWHILE, moveMoney, movesMoney } from './move-money.ts'
import { takeLocked } from './order-step.ts'
import { readMessageInput } from './order-message.ts'
import { hasTableUid } from './table-of.ts'

/**
 * Moves an order along the transitions of the domain together with its shipment, marks it as paid or unpaid, and
 * records why it was canceled.
 * @param by - who moves it: the token's actor and the idempotency key of one press in a console
 */
export async function moveOrder(
  services: Services,
  order: OrderRow,
  move: OrderMove,
  { key, ...mover }: Mover & { key?: string } = {},
): Promise<OrderRow | Failure> {
  if (move.reason !== undefined && move.status !== 'CANCELED')
    return invalid('/body/reason', 'belongs to CANCELED')
  // no other service may be called inside the transaction
  const tools = await toolsFor(services, order.branchContact)
  if (key !== undefined)
    return takeLocked(services, order, { key, body: move }, (tx, locked) =>
      judgedMove(tx, tools, locked, move, mover),
    )
  const moved = await services.store.db.transaction((tx) => judgedMove(tx, tools, order, move, mover))
  if (!isFailure(moved)) await issueFor(services, moved)
  return moved
}

async function judgedMove(
  tx: Db,
  tools: ShipmentTools,
  order: OrderRow,
  move: OrderMove,
  mover: Mover,
): Promise<OrderRow | Failure> {
  const staysForPaid = move.status === order.status && move.paid !== undefined
  if (!staysForPaid && !canMove(order.status, move.status))
    return conflict(`An order cannot move from ${order.status} to ${move.status}.`)
  const { actor } = mover
  // the caller's role may not move money the way this move does
  if (actor !== undefined && !(await mayMove(tx, order, move, actor))) return fail('FORBIDDEN')
  return moveWithin(tx, tools, order, move, mover)
}

/**
 * Judged by the money as read now: if it changes before the move, so does the order's revision, and the move fails.
 */
async function mayMove(tx: Db, order: OrderRow, move: OrderMove, { role }: Actor): Promise<boolean> {
  const { charges, refunds } = await readLedger(tx, order.id)
  const rights = rightsOfMove({ ...order, refundable: refundable(charges, refunds) }, move)
  return rights.every((right) => hasRight(role, right))
}

/** Who moves an order: the venue, with a token or as the operator, the diner, or the system itself. */
type Mover = { actor?: Actor; by?: OrderActor }

/** The move itself, inside a transaction that may do more; permission was checked before. */
export async function moveWithin(
  tx: Db,
  tools: ShipmentTools,
  order: OrderRow,
  { status, paid = order.paid || isPaidAtDoor(order, status), reason }: OrderMove,
  { actor, by = 'venue' }: Mover = {},
): Promise<OrderRow | Failure> {
  const at = tools.clock()
  const changed = movesMoney(order, { status, paid })
    ? await moveMoney(tx, order, { status, paid, actor, at, venue: tools.venue })
    : ((await updateOrder(tx, order, { status }, at)) ?? CHANGED_MEANWHILE)
  if (isFailure(changed)) return changed
  if (reason !== undefined) await saveCancellation(tx, order.id, { reason })
  if (status === order.status) await publishOrder(tx, 'order.changed', changed)
  else {
    await insertOrderMove(tx, changed, by, actor)
    await followOrder(tools, tx, changed)
  }
  return changed
}

/**
 * Corrects what a diner may still change, also in the message to the venue, until the order is ready.
 * @param origin - origin of the storefront, for the link in the message
 */
export async function changeDetails(
  services: Services,
  order: OrderRow,
  update: OrderDetailsUpdate,
  origin: string,
): Promise<OrderRow | Failure> {
  if (!isCorrectable(order.status))
    return conflict(`An order that is ${order.status} cannot be changed any more.`)
  const foreign = misplaced(order, update)
  if (foreign.length > 0) return fail('INVALID_REQUEST', { errors: foreign })
  const errors = unfit(order, update, await services.catalog.findVenue(order.branchContact))
  if (errors.length > 0) return fail('INVALID_REQUEST', { errors })
  const { store, clock } = services
  const corrected = correctedOf(order, update)
  const message = await readMessageInput(services, { ...order, ...corrected }, origin)
  const change = { ...corrected, orderText: message ? orderText(message) : order.orderText }
  return store.db.transaction(async (tx) => {
    const changed = await updateOrder(tx, order, change, clock())
    if (changed === undefined) return CHANGED_MEANWHILE
    await publishOrder(tx, 'order.changed', changed)
    return changed
  })
}

/**
 * Corrections that the venue's checkout would refuse too.
 * @param venue - undefined when it is no longer served
 */
function unfit(
  { price }: OrderRow,
  update: OrderDetailsUpdate,
  venue: ContactEntry | undefined,
): FieldError[] {
  const { limit } = orderNotesLimit(venue?.settings.customizations)
  const betweenStreetsRequired = venue?.branchContact.deliveryConfig.betweenStreetsRequired ?? false
  const why: Readonly<Record<DetailsFault, string>> = {
    notes: `must not have more than ${limit} characters`,
    tableNumber: 'must not be blank',
    paysWith: 'must not be below the price of the order',
    betweenStreets: 'must not be blank at this venue',
  }
  return detailsFaults(update, { price, betweenStreetsRequired, notesLimit: limit }).map((field) => ({
    path: `/body/${field}`,
    message: why[field],
  }))
}

/** Fields that do not exist on this order. */
function misplaced(order: OrderRow, update: OrderDetailsUpdate): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (path: string, message: string) => errors.push({ path: `/body/${path}`, message })
  const { tableNumber, paysWith, destinationDetails, betweenStreets } = update
  if (tableNumber !== undefined && !ORDER_MODES[order.type].hasTable)
    refuse('tableNumber', 'belongs to in-dining orders')
  else if (tableNumber !== undefined && hasTableUid(order))
    refuse('tableNumber', 'was named by the code on the table')
  if (paysWith !== undefined && order.paysWith === null)
    refuse('paysWith', 'belongs to orders paid in cash on delivery')
  if (order.destination === null) {
    if (destinationDetails !== undefined) refuse('destinationDetails', 'belongs to deliveries')
    if (betweenStreets !== undefined) refuse('betweenStreets', 'belongs to deliveries')
  }
  return errors
}

/** The parts of an order that its diner may still correct. */
type Corrected = Pick<OrderRow, 'notes' | 'tableNumber' | 'paysWith' | 'destination'>

function correctedOf(order: OrderRow, update: OrderDetailsUpdate): Corrected {
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

import { cancelEffect, offeredErrors, type CancelEffect, type Reportable } from '#domain/order/reports.ts'
import type { OrderErrorReport, OrderReport } from '#generated/models.ts'

import { conflict, isFailure, type Failure } from '../../contract/handlers.ts'
import { pickForApi } from '../../db/rows.ts'
import { newId } from '../../db/new-id.ts'
import {
  findOrderById,
  listOrderEvents,
  publishOrder,
  updateOrder,
  type OrderRow,
} from '../../repositories/orders-repository.ts'
import { insertReport, reportsOf, type ReportRow } from '../../repositories/reports-repository.ts'
import type { Services } from '../../services.ts'
import { isLeftUnpaid } from '../payments/ask-provider.ts'
import { toolsFor } from '../shipments/write-move.ts'
import { moveWithin } from './change-order.ts'
import { CHANGED_MEANWHILE } from './move-money.ts'

type Report = Omit<OrderErrorReport, 'code'>

/** The venue may move the order concurrently, and then the report may mean something else. */
const TRIES = 3

/**
 * Handles a diner's report about an order: an error is recorded, and canceling ends an order that nobody has
 * accepted. A repeated report gets the same answer and changes nothing.
 */
export async function reportOrder(
  services: Services,
  placed: OrderRow,
  report: Report,
): Promise<OrderRow | Failure> {
  const { db } = services.store
  let order: OrderRow | undefined = placed
  for (let attempt = 1; attempt <= TRIES && order !== undefined; attempt++) {
    const reports = await reportsOf(db, [order.id])
    if (reports.some(({ type }) => type === report.errorType)) return order
    const effect = await effectOf(services, order, reports, report)
    if (effect === undefined)
      return conflict(`An order that is ${order.status} takes no ${report.errorType} now.`)
    if (effect === 'at-once' && !(await isLeftUnpaid(services, order)))
      return conflict('A payment of the order is under way.')
    const changed = await write(services, order, report, effect)
    if (changed !== undefined) return changed
    order = await findOrderById(db, order.id)
  }
  return CHANGED_MEANWHILE
}

/** The reports about an order as its page shows them. */
export const shownReports = (reports: readonly ReportRow[]): OrderReport[] =>
  reports.map((row) => ({ errorType: row.type, ...pickForApi(row, 'text', 'at') }))

async function effectOf(
  { store, clock }: Services,
  order: OrderRow,
  known: readonly ReportRow[],
  { errorType }: Report,
): Promise<CancelEffect | undefined> {
  const events = await listOrderEvents(store.db, [order.id])
  const reportable: Reportable = {
    ...pickForApi(order, 'status', 'orderedAt', 'scheduledAt', 'maxDelayInMinutes'),
    statusHistory: events.map((event) => pickForApi(event, 'status', 'at')),
    reports: shownReports(known),
  }
  if (errorType === 'CANCEL') return cancelEffect(reportable)
  return offeredErrors(reportable, clock()).includes(errorType) ? 'asked' : undefined
}

/** @returns undefined when the order changed concurrently */
async function write(
  services: Services,
  order: OrderRow,
  { errorType, text }: Report,
  effect: CancelEffect,
): Promise<OrderRow | undefined> {
  const { store, clock, randomBytes } = services
  const now = clock()
  const id = newId(randomBytes, now)
  const words = text?.trim() === '' ? undefined : text?.trim()
  // no other service may be called inside the transaction
  const tools = effect === 'at-once' ? await toolsFor(services, order.branchContact) : undefined
  return store.db.transaction(async (tx) => {
    const changed =
      tools === undefined
        ? await updateOrder(tx, order, {}, now)
        : await moveWithin(tx, tools, order, { status: 'CANCELED' }, { by: 'diner' })
    if (changed === undefined || isFailure(changed)) return undefined
    await insertReport(tx, { id, orderId: order.id, type: errorType, text: words, at: now })
    await publishOrder(tx, 'order.reported', changed)
    return changed
  })
}

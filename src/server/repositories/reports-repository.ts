import { asc } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { addRows, findRows } from '../db/rows.ts'
import { orderReports } from '../db/schema/orders.ts'

export type ReportRow = typeof orderReports.$inferSelect
type NewReport = typeof orderReports.$inferInsert

/** Diners' reports about these orders, oldest first. */
export const reportsOf = (db: Db, orderId: readonly string[]) =>
  findRows(db, orderReports, { orderId }, asc(orderReports.at), asc(orderReports.id))

/** Inserts a report; call inside the transaction that moves the order's revision, so that it is inserted once. */
export const insertReport = (db: Db, report: NewReport) => addRows(db, orderReports, report)

import { asc, sql } from 'drizzle-orm'

import { addRow, findRow, findRows, hasChanged, putRow } from '../db/rows.ts'
import { receiptNumbers, receipts } from '../db/schema/receipts.ts'
import type { Db } from '../db/store.ts'

export type ReceiptRow = typeof receipts.$inferSelect
export type NewReceipt = Omit<typeof receipts.$inferInsert, 'number'>

/** Queue of receipts, by id, to register with an authority. */
export const REGISTER_QUEUE = 'receipts.register'

/** The receipts of these orders, each order's in order of issue. */
export const listReceipts = (db: Db, orderId: readonly string[]) =>
  findRows(db, receipts, { orderId }, asc(receipts.orderId), asc(receipts.nth))

export const findReceipt = (db: Db, id: string) => findRow(db, receipts, { id })

export const findReceiptOf = (db: Db, orderId: string, nth: number) => findRow(db, receipts, { orderId, nth })

/**
 * Issues a receipt under the next number of its series. Other transactions of the series wait until this one ends,
 * and reuse the number if it fails.
 */
export async function insertReceipt(tx: Db, receipt: NewReceipt): Promise<ReceiptRow> {
  const { branchContact, series, kind } = receipt
  const first = { branchContact, series, kind, last: 1 }
  const counted = await putRow(tx, receiptNumbers, first, { last: sql`${receiptNumbers.last} + 1` })
  return addRow(tx, receipts, { ...receipt, number: counted.last })
}

const isPending = sql`${receipts.status} = 'PENDING'`

/** Ids of receipts that wait for their authority. */
export const listPending = (db: Db) => db.select({ id: receipts.id }).from(receipts).where(isPending)

export const countPending = (db: Db) => db.$count(receipts, isPending)

/** Records an authority's answer. @returns whether none was recorded before */
export const settleReceipt = (
  db: Db,
  id: string,
  answer: Pick<typeof receipts.$inferInsert, 'status' | 'authorization' | 'url' | 'detail'>,
) => hasChanged(db, receipts, { id, status: 'PENDING' }, answer)

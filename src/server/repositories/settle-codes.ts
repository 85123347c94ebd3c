import { goneOf, isAllGone } from '#domain/payment/ledger.ts'

import type { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { deleteUnproven } from './unproven-benefits-repository.ts'
import {
  addUses,
  ALL,
  forgetReturned,
  lockCode,
  noteReturned,
  subjectsOf,
  takeBackUses,
} from './codes-repository.ts'
import { readLedger } from './ledger-repository.ts'

type SettledOrder = typeof orders.$inferSelect

/**
 * Gives back the use of its code with an order that was canceled, which was no purchase, or whose money went back as a
 * whole; money that comes again takes it again. Call inside the transaction of the move or of the ledger, with the order locked; doing so twice changes nothing.
 */
export async function settleCodes(db: Db, order: SettledOrder): Promise<void> {
  const { status, branch, deviceId, customerPhone: phone, phoneProven, discounts } = order
  const isCanceled = status === 'CANCELED'
  if (isCanceled) await deleteUnproven(db, order.id)
  // only the line of a code carries its text
  const codes = discounts.filter(({ code }) => code !== undefined)
  if (codes.length === 0) return
  const isOver = isCanceled || (await isRefunded(db, order))
  const [note, move] = isOver ? [noteReturned, takeBackUses] : [forgetReturned, addUses]
  for (const { discountReferenceId: codeId } of codes) {
    const key = { branch, codeId }
    // most moves change nothing: nobody waits for the code then
    if (!(await note(db, key, order.id))) continue
    await lockCode(db, key)
    await move(db, key, [ALL, ...subjectsOf({ deviceId: deviceId ?? '', phone, phoneProven })])
  }
}

async function isRefunded(db: Db, { id }: SettledOrder): Promise<boolean> {
  const { charges, refunds } = await readLedger(db, id)
  return isAllGone(goneOf(charges, refunds))
}

import { returnedMoney, isFullyReturned, heldMoney, settling } from '#domain/payment/ledger.ts'
import { settledPoints, type MovedPoints } from '#domain/loyalty/settled-points.ts'
import type { Actor } from '#domain/payment/money-rights.ts'

import { changeRows, matching } from '../db/rows.ts'
import type { orders } from '../db/schema/orders.ts'
import type { Db } from '../db/store.ts'
import { deleteUnproven } from './unproven-benefits-repository.ts'
import {
  addUses,
  ALL,
  forgetReturned,
  lockCode,
  lockCodes,
  type CodeKey,
  noteReturned,
  subjectsOf,
  takeBackUses,
} from './codes-repository.ts'
import { readLedger, requestRefund } from './ledger-repository.ts'
import {
  findBalance,
  insertMovement,
  listOrderMovements,
  lockAccount,
  lockAccounts,
  type Account,
  type MovementRow,
} from './loyalty-repository.ts'
import { payments } from '../db/schema/payments.ts'
import { putJob } from './jobs-repository.ts'

type SettledOrder = typeof orders.$inferSelect

/** The account whose points an order moves; undefined where it moves none. */
function accountOf({ branch, customerPhone: phone, redeemedPoints, gainedPoints }: SettledOrder) {
  return redeemedPoints + gainedPoints === 0 || phone === '' ? undefined : { branch, phone }
}

/** The codes an order uses; only the line of a code carries its text. */
const codesOf = ({ tenant, discounts }: SettledOrder): CodeKey[] =>
  discounts.flatMap(({ code, discountReferenceId: codeId }) => (code === undefined ? [] : { tenant, codeId }))

/**
 * Locks what orders take and give back, for a transaction that settles several of them. Every transaction locks
 * orders by id, then accounts, then codes, which prevents deadlocks.
 */
export async function lockBenefits(tx: Db, settled: readonly SettledOrder[]): Promise<void> {
  await lockAccounts(
    tx,
    settled.flatMap((order) => accountOf(order) ?? []),
  )
  await lockCodes(tx, settled.flatMap(codesOf))
}

/**
 * Returns an order's use of a code when the order was canceled or completely refunded, and takes it again when money
 * arrives again. Call inside the transaction of the move or of the ledger, with the order locked; repeating it
 * changes nothing.
 */
export async function settleCodes(db: Db, order: SettledOrder): Promise<void> {
  const { status, deviceId, customerPhone: phone, phoneProven } = order
  const isCanceled = status === 'CANCELED'
  if (isCanceled) await deleteUnproven(db, order.id)
  const codes = codesOf(order)
  if (codes.length === 0) return
  const isOver = isCanceled || (await isRefunded(db, order))
  const [note, move] = isOver ? [noteReturned, takeBackUses] : [forgetReturned, addUses]
  for (const key of codes) {
    // most moves change nothing, and then the code need not be locked
    if (!(await note(db, key, order.id))) continue
    await lockCode(db, key)
    await move(db, key, [ALL, ...subjectsOf({ deviceId: deviceId ?? '', phone, phoneProven })])
  }
}

async function isRefunded(db: Db, { id }: SettledOrder): Promise<boolean> {
  const { charges, refunds } = await readLedger(db, id)
  return isFullyReturned(returnedMoney(charges, refunds))
}

/**
 * Moves the points still to be moved for an order that was delivered, canceled, refunded or paid again. Call inside
 * the transaction of the move or of the ledger, with the order locked; repeating it changes nothing.
 */
export async function settlePoints(db: Db, order: SettledOrder): Promise<void> {
  const { status } = order
  const account = accountOf(order)
  if (account === undefined) return
  const { charges, refunds } = await readLedger(db, order.id)
  const gone = returnedMoney(charges, refunds)
  const mayMove = status === 'DELIVERED' || status === 'CANCELED' || gone.paid > 0
  if (!mayMove) return
  const moved = await movedBy(db, account, order)
  // most moves change nothing, and then the account need not be locked
  if (settledPoints(order, moved, gone, Infinity).length === 0) return
  await lockAccount(db, account)
  for (const { kind, amount } of settledPoints(order, moved, gone, await findBalance(db, account))) {
    const { id: orderId, code: orderCode, deviceId, updatedAt: at } = order
    await insertMovement(db, account, { kind, amount, orderId, orderCode, deviceId, at })
  }
}

async function movedBy(db: Db, account: Account, { id }: SettledOrder): Promise<MovedPoints> {
  const rows = await listOrderMovements(db, account, id)
  const sumOf = (wanted: MovementRow['kind']) =>
    rows.reduce((sum, { kind, amount }) => (kind === wanted ? sum + Math.abs(amount) : sum), 0)
  return {
    redeemed: sumOf('REDEEMED'),
    returned: sumOf('RETURNED'),
    earned: sumOf('EARNED'),
    revoked: sumOf('REVOKED'),
  }
}

/** Queue of links by id to close at a provider: an unresponsive provider delays no other. */
export const closeQueue = (provider: string): string => `payments.close-link.${provider}`

/**
 * Refunds a canceled order, and closes the links that must not be paid any more. Call inside the transaction of the
 * move.
 * @param by - who canceled it at the venue
 * @returns whether this causes a refund
 */
export async function settleMoney(tx: Db, order: SettledOrder, by?: Actor): Promise<boolean> {
  if (order.status !== 'CANCELED') return false
  const at = order.updatedAt
  const { charges, refunds } = await readLedger(tx, order.id)
  const charge = settling(charges)
  const { amount } = heldMoney(charges, refunds)
  const owed = amount > 0 ? charge : undefined
  if (owed) await requestRefund(tx, owed, { amount, reason: 'ORDER_CANCELED', by }, at)
  await closeLinks(tx, order.id, at)
  return owed !== undefined
}

/**
 * Queues the links of an ended or paid order to be closed. A link can be paid while its page is open, whatever the
 * state of its row.
 */
export async function closeLinks(tx: Db, orderId: string, at: Date): Promise<void> {
  const open = await tx
    .select({ key: payments.id, provider: payments.provider })
    .from(payments)
    .where(matching(payments, { orderId, kind: 'LINK', closedAt: null }))
  for (const { key, provider } of open) await putJob(tx, { queue: closeQueue(provider), key, runAt: at }, at)
}

/** Queues a link to be closed whose page was created after its row had ended. */
export async function closeLateLink(
  db: Db,
  { id, orderId }: typeof payments.$inferSelect,
  { url, reference }: { url: string; reference: string },
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeRows(tx, payments, { id }, { url, reference, closedAt: null })
    await closeLinks(tx, orderId, at)
  })
}

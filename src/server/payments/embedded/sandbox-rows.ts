import { and, eq, gt, lt, ne } from 'drizzle-orm'

import type { Db } from '../../db/store.ts'
import { addMissing, addRows, changeRow, findRow, findRows, lockRow, matching } from '../../db/rows.ts'
import { sandboxPayments, sandboxRefunds, sandboxTokens } from '../../db/schema/payments.ts'
import type { Outcome } from './outcomes.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect
/** The card data stored with a token. */
export type SpentToken = { outcome: Outcome; brand: string | null; lastFour: string | null }
export type NewSandboxPayment = typeof sandboxPayments.$inferInsert

export async function insertToken(
  db: Db,
  token: SpentToken & { tokenHash: string; merchant: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, now))
  await db.insert(sandboxTokens).values(token)
}

/** Spends a token. @returns its card data; undefined if it is unknown, used, expired or another merchant's */
export async function spendToken(
  db: Db,
  token: { tokenHash: string; merchant: string },
  now: Date,
): Promise<SpentToken | undefined> {
  const rows = await db
    .update(sandboxTokens)
    .set({ usedAt: now })
    .where(
      and(
        matching(sandboxTokens, { tokenHash: token.tokenHash, merchant: token.merchant, usedAt: null }),
        gt(sandboxTokens.expiresAt, now),
      ),
    )
    .returning({
      outcome: sandboxTokens.outcome,
      brand: sandboxTokens.brand,
      lastFour: sandboxTokens.lastFour,
    })
  return rows[0] as SpentToken | undefined
}

/** @returns the payment with this reference, new or existing */
export async function insertPayment(db: Db, payment: NewSandboxPayment): Promise<SandboxPayment> {
  await addMissing(db, sandboxPayments, payment)
  const written = await findByReference(db, payment.merchant, payment.externalReference)
  if (written === undefined) throw new Error('A sandbox payment was not written')
  return written
}

export const findByReference = (db: Db, merchant: string, externalReference: string) =>
  findRow(db, sandboxPayments, { merchant, externalReference })

export const findById = (db: Db, id: string) => findRow(db, sandboxPayments, { id })

/** Changes a payment's status if it is in the expected one. @returns the changed payment */
export const movePayment = (
  db: Db,
  id: string,
  from: SandboxPayment['status'],
  to: SandboxPayment['status'],
  detail?: string,
) =>
  changeRow(
    db,
    sandboxPayments,
    { id, status: from },
    { status: to, ...(detail === undefined ? {} : { detail }) },
  )

/** Locks a payment, so that its refunds are written one at a time. */
export const lockPayment = (tx: Db, merchant: string, id: string) =>
  lockRow(tx, sandboxPayments, { merchant, id })

/** The refunds of a payment that were not refused. */
export const listRefunds = (db: Db, paymentId: string) =>
  findRows(
    db,
    sandboxRefunds,
    and(eq(sandboxRefunds.paymentId, paymentId), ne(sandboxRefunds.status, 'refused')),
  )

export const findRefund = (db: Db, id: string) => findRow(db, sandboxRefunds, { id })

export const insertRefund = (db: Db, refund: SandboxRefund) => addRows(db, sandboxRefunds, refund)

import { and, eq, gt, lt, ne } from 'drizzle-orm'

import type { Db } from '../../db/store.ts'
import { addMissing, addRows, changeRow, findRow, findRows, lockRow, matching } from '../../db/rows.ts'
import { sandboxPayments, sandboxRefunds, sandboxTokens } from '../../db/schema/payments.ts'
import type { Outcome } from './outcomes.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type SandboxRefund = typeof sandboxRefunds.$inferSelect
/** What a token knows of its card. */
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

/** Uses a token up. @returns what it says of its card; undefined when it is unknown, used, too old or another's */
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

/** @returns the payment that has this reference: the new one, or the one that had it before */
export async function insertPayment(db: Db, payment: NewSandboxPayment): Promise<SandboxPayment | undefined> {
  await addMissing(db, sandboxPayments, payment)
  return findByReference(db, payment.merchant, payment.externalReference)
}

export const findByReference = (db: Db, merchant: string, externalReference: string) =>
  findRow(db, sandboxPayments, { merchant, externalReference })

export const findById = (db: Db, id: string) => findRow(db, sandboxPayments, { id })

/** Moves a payment from one state to another, once. @returns the payment after it, if it was in that state */
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

/** Holds a payment, so that its refunds are written one after another. */
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

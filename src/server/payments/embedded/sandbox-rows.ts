import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'

import type { Db } from '../../db/store.ts'
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
        eq(sandboxTokens.tokenHash, token.tokenHash),
        eq(sandboxTokens.merchant, token.merchant),
        isNull(sandboxTokens.usedAt),
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
  await db.insert(sandboxPayments).values(payment).onConflictDoNothing()
  return findByReference(db, payment.merchant, payment.externalReference)
}

export async function findByReference(
  db: Db,
  merchant: string,
  externalReference: string,
): Promise<SandboxPayment | undefined> {
  const rows = await db
    .select()
    .from(sandboxPayments)
    .where(
      and(eq(sandboxPayments.merchant, merchant), eq(sandboxPayments.externalReference, externalReference)),
    )
    .limit(1)
  return rows[0]
}

export async function findById(db: Db, id: string): Promise<SandboxPayment | undefined> {
  const rows = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).limit(1)
  return rows[0]
}

/** Moves a payment from one state to another, once. @returns the payment after it, if it was in that state */
export async function movePayment(
  db: Db,
  id: string,
  from: SandboxPayment['status'],
  to: SandboxPayment['status'],
  detail?: string,
): Promise<SandboxPayment | undefined> {
  const rows = await db
    .update(sandboxPayments)
    .set({ status: to, ...(detail === undefined ? {} : { detail }) })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, from)))
    .returning()
  return rows[0]
}

/** Holds a payment, so that its refunds are written one after another. */
export async function lockPayment(tx: Db, merchant: string, id: string): Promise<SandboxPayment | undefined> {
  const rows = await tx
    .select()
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.merchant, merchant), eq(sandboxPayments.id, id)))
    .for('update')
  return rows[0]
}

/** The refunds of a payment that were not refused. */
export async function listRefunds(db: Db, paymentId: string): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.paymentId, paymentId), ne(sandboxRefunds.status, 'refused')))
}

export async function findRefund(db: Db, id: string): Promise<SandboxRefund | undefined> {
  const rows = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id)).limit(1)
  return rows[0]
}

export async function insertRefund(db: Db, refund: SandboxRefund): Promise<void> {
  await db.insert(sandboxRefunds).values(refund)
}

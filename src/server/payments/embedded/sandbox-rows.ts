import { and, eq, gt, isNull, lt } from 'drizzle-orm'

import type { Db } from '../../db/store.ts'
import { sandboxPayments, sandboxTokens } from '../../db/schema/payments.ts'
import type { Outcome } from './outcomes.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect
export type NewSandboxPayment = typeof sandboxPayments.$inferInsert

export async function insertToken(
  db: Db,
  token: { tokenHash: string; merchant: string; outcome: Outcome; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, now))
  await db.insert(sandboxTokens).values(token)
}

/** Uses a token up. @returns what becomes of its charge; undefined when it is unknown, used, too old or another's */
export async function spendToken(
  db: Db,
  token: { tokenHash: string; merchant: string },
  now: Date,
): Promise<Outcome | undefined> {
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
    .returning({ outcome: sandboxTokens.outcome })
  return rows[0]?.outcome as Outcome | undefined
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
): Promise<SandboxPayment | undefined> {
  const rows = await db
    .update(sandboxPayments)
    .set({ status: to })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, from)))
    .returning()
  return rows[0]
}

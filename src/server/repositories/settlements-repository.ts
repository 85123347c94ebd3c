import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { LedgerMovement } from '#domain/payment/settlement.ts'

import { addMissing, findRows, hasChanged, matching, chunks } from '../db/rows.ts'
import { chargeBacks, charges, refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { settlementFiles, settlementRows } from '../db/schema/settlements.ts'
import type { Db } from '../db/store.ts'
import type { BookScope } from './books-repository.ts'

export type SettlementFileRow = typeof settlementFiles.$inferSelect
type NewSettlementRow = typeof settlementRows.$inferInsert
export type StoredSettlementRow = typeof settlementRows.$inferSelect

/** A movement of the ledger that a provider's file may settle. */
export type ProviderMovement = Omit<LedgerMovement, 'decimals'> & {
  /** null for payments older than the ledger */
  decimals: number | null
  id: string
  provider: string
  branchContact: string
  orderCode: string
  at: Date
}

/** Rows per statement: each has fourteen parameters, of which PostgreSQL takes 65,535. */
const CHUNK = 2_000

/** Stores the days that a file covers, if any, and its rows. @returns how many rows are new */
export async function insertSettlement(
  tx: Db,
  file: SettlementFileRow | undefined,
  rows: readonly NewSettlementRow[],
): Promise<number> {
  if (file !== undefined) await addMissing(tx, settlementFiles, file)
  let added = 0
  for (const part of chunks(rows, CHUNK)) {
    const written = await tx
      .insert(settlementRows)
      .values(part)
      .onConflictDoNothing()
      .returning({ day: settlementRows.day })
    added += written.length
  }
  return added
}

/** The files of a venue that cover one of these days. */
export const listSettlementFiles = (db: Db, branchContact: string, days: { from: string; to: string }) =>
  findRows(
    db,
    settlementFiles,
    and(
      eq(settlementFiles.branchContact, branchContact),
      gte(settlementFiles.toDay, days.from),
      lte(settlementFiles.fromDay, days.to),
    ),
  )

/** Rows of a venue's files for these days, sorted by day. */
export const listSettlementRows = (db: Db, branchContact: string, days: { from: string; to: string }) =>
  findRows(
    db,
    settlementRows,
    and(
      eq(settlementRows.branchContact, branchContact),
      gte(settlementRows.day, days.from),
      lte(settlementRows.day, days.to),
    ),
    settlementRows.day,
    settlementRows.provider,
    settlementRows.key,
  )

/** All parts of a row's payment, from any file. */
export async function listParts(db: Db, row: StoredSettlementRow): Promise<StoredSettlementRow[]> {
  const { branchContact, provider, day, amount, attemptId, authorizationCode, lastFour } = row
  return findRows(
    db,
    settlementRows,
    and(
      matching(settlementRows, {
        branchContact,
        day,
        provider,
        amount,
        attemptId,
        authorizationCode,
        lastFour,
      }),
      isNotNull(settlementRows.part),
    ),
    settlementRows.key,
  )
}

const marks = {
  chargeId: charges.id,
  provider: sql<string>`${charges.provider}`,
  branchContact: charges.branchContact,
  orderCode: orders.code,
  reference: charges.reference,
  attemptId: charges.paymentId,
  authorizationCode: charges.authorizationCode,
  lastFour: charges.lastFour,
  currency: charges.currency,
  decimals: charges.decimals,
}
const isTaken = and(isNotNull(charges.provider), isNull(charges.voidedAt))
/** Refunds made by the provider: it knows nothing of those that the venue made itself. */
const isSentBack = matching(refunds, { status: 'CONFIRMED', givenByHand: false })

/**
 * Money that providers took, refunded and lost to chargebacks.
 * @param isMeant - condition on the columns for time and place
 */
async function listMoved(
  db: Db,
  isMeant: (at: PgColumn, branchContact: PgColumn) => SQL | undefined,
): Promise<ProviderMovement[]> {
  const charged = await db
    .select({ ...marks, id: charges.id, amount: charges.amount, at: charges.at })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(and(isMeant(charges.at, charges.branchContact), isTaken))
    .orderBy(charges.at, charges.id)
  const given = await db
    .select({ ...marks, id: refunds.id, amount: refunds.amount, at: refunds.endedAt })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isMeant(refunds.endedAt, refunds.branchContact), isSentBack, isTaken))
    .orderBy(refunds.endedAt, refunds.id)
  const disputes = (at: typeof chargeBacks.at | typeof chargeBacks.wonAt) =>
    db
      .select({ ...marks, id: chargeBacks.id, amount: chargeBacks.amount, at })
      .from(chargeBacks)
      .innerJoin(charges, eq(charges.id, chargeBacks.chargeId))
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(and(isMeant(at, chargeBacks.branchContact), isTaken))
      .orderBy(at, chargeBacks.id)
  const as = (
    kind: ProviderMovement['kind'],
    rows: (Omit<ProviderMovement, 'kind' | 'at'> & { at: Date | null })[],
  ) => rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at, kind }]))
  return [
    ...as('CHARGE', charged),
    ...as('REFUND', given),
    ...as('CHARGE_BACK', await disputes(chargeBacks.at)),
    ...as('CHARGE_BACK_WON', await disputes(chargeBacks.wonAt)),
  ]
}

/** The movements of a venue in a time span. */
export const listProviderMovements = (db: Db, { branchContact, since, until }: BookScope) =>
  listMoved(db, (at, venue) => and(eq(venue, branchContact), gte(at, since), lt(at, until)))

/** The movements of these attempts at any venue and time. */
export async function listMovementsOfAttempts(
  db: Db,
  attemptIds: readonly string[],
): Promise<ProviderMovement[]> {
  const found: ProviderMovement[] = []
  for (const ids of chunks(attemptIds, CHUNK)) {
    // charges are found by their orders
    const paid = db.select({ id: payments.orderId }).from(payments).where(inArray(payments.id, ids))
    const ofAttempts = and(inArray(charges.orderId, paid), inArray(charges.paymentId, ids))
    found.push(...(await listMoved(db, () => ofAttempts)))
  }
  return found
}

/** The venues of these attempts' orders, also for attempts that brought no money. */
export async function venuesOfAttempts(db: Db, attemptIds: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const ids of chunks(attemptIds, CHUNK)) {
    const rows = await db
      .select({ id: payments.id, branchContact: orders.branchContact })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(inArray(payments.id, ids))
    for (const { id, branchContact } of rows) found.set(id, branchContact)
  }
  return found
}

/** Stores a payment's provider fee if it is unknown. @returns whether it was */
export const fillFee = (tx: Db, chargeId: string, kept: { fee: number | null; net: number | null }) =>
  hasChanged(tx, charges, { id: chargeId, fee: null }, kept)

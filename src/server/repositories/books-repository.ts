import { and, asc, eq, gte, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm'

import type { Movements } from '#domain/payment/books.ts'
import type { ConsoleRole, LedgerRowKind, RefundReason, UncountedReason } from '#generated/models.ts'

import type { Page } from '../contract/page.ts'
import { isUuid } from '../db/new-id.ts'
import { matching } from '../db/rows.ts'
import { riders } from '../db/schema/delivery.ts'
import { chargeBacks, charges, refunds } from '../db/schema/ledger.ts'
import { orders } from '../db/schema/orders.ts'
import { OPEN_REFUND } from './ledger-repository.ts'
import type { Db } from '../db/store.ts'
import { tipBack, tipOf, tipTaken, tipWon } from './tip-columns.ts'

/** A venue and a half-open time span. */
export type BookScope = { branchContact: string; since: Date; until: Date }

const within = (column: AnyColumn, { since, until }: BookScope): SQL | undefined =>
  and(gte(column, since), lt(column, until))

const summed = (value: SQL | AnyColumn) => sql<number>`coalesce(sum(${value}), 0)`.mapWith(Number)
const counted = sql<number>`count(*)`.mapWith(Number)
/** Who took the money, and in what. */
const { method, source, provider, takenBy, takenToken, currency, decimals } = charges
const group = { method, source, provider, takenBy, takenToken, currency, decimals }
const groupColumns = [method, source, provider, takenBy, takenToken, currency, decimals] as const

/** Payments by when they arrived or when they were voided, so that the report of a past day never changes. */
const taken = (scope: BookScope, at: AnyColumn) =>
  and(eq(charges.branchContact, scope.branchContact), within(at, scope))
const wentBack = (scope: BookScope) =>
  and(
    matching(refunds, { branchContact: scope.branchContact, status: 'CONFIRMED' }),
    within(refunds.endedAt, scope),
  )
const disputed = (scope: BookScope, at: AnyColumn) =>
  and(eq(chargeBacks.branchContact, scope.branchContact), within(at, scope))

/** Sums of incoming and outgoing money, grouped by who took it and how. */
export async function sumMovements(db: Db, scope: BookScope): Promise<Movements> {
  return {
    charges: await sumCharges(db, taken(scope, charges.at)),
    voided: await sumCharges(db, taken(scope, charges.voidedAt)),
    refunds: await sumRefunds(db, scope),
    chargeBacks: await sumDisputes(db, scope, chargeBacks.at, tipTaken),
    wonBack: await sumDisputes(db, scope, chargeBacks.wonAt, tipWon),
  }
}

const sumCharges = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...group,
      count: counted,
      amount: summed(charges.amount),
      tips: summed(tipOf),
      fees: summed(charges.fee),
      withoutFee:
        sql<number>`count(*) filter (where ${charges.source} = 'PROVIDER' and ${charges.fee} is null)`.mapWith(
          Number,
        ),
    })
    .from(charges)
    .where(where)
    .groupBy(...groupColumns)

const sumRefunds = (db: Db, scope: BookScope) =>
  db
    .select({
      ...group,
      actor: refunds.actor,
      actorToken: refunds.actorToken,
      byHand: refunds.givenByHand,
      count: counted,
      amount: summed(refunds.amount),
      tips: summed(tipBack),
    })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(wentBack(scope))
    .groupBy(...groupColumns, refunds.actor, refunds.actorToken, refunds.givenByHand)

/** @param at - when the bank took the money, or gave it back */
const sumDisputes = (db: Db, scope: BookScope, at: AnyColumn, tip: SQL) =>
  db
    .select({ ...group, count: counted, amount: summed(chargeBacks.amount), tips: summed(tip) })
    .from(chargeBacks)
    .innerJoin(charges, eq(charges.id, chargeBacks.chargeId))
    .where(disputed(scope, at))
    .groupBy(...groupColumns)

const common = { orderCode: orders.code, method, source, provider }

/** The columns in which the kinds of movements differ. */
type Differing = { kind: LedgerRowKind } & Record<'id' | 'at' | 'amount' | 'reference', AnyColumn | SQL> &
  Partial<
    Record<'takenBy' | 'role' | 'byHand' | 'tip' | 'fee' | 'uncounted' | 'reason' | 'note', AnyColumn | SQL>
  >

/** The columns of a movement; a union takes its column types from its first part. */
const movement = (of: Differing) => ({
  id: sql<string>`${of.id}`.as('id'),
  kind: sql<LedgerRowKind>`${sql.raw(`'${of.kind}'`)}`.as('kind'),
  at: sql<Date>`${of.at}`.mapWith(charges.at).as('moved_at'),
  ...common,
  takenBy: sql<string | null>`${of.takenBy ?? sql`null::text`}`.as('who'),
  role: sql<ConsoleRole | null>`${of.role ?? sql`null::text`}`.as('role'),
  byHand: sql<boolean>`${of.byHand ?? sql`false`}`.as('by_hand'),
  reference: sql<string | null>`${of.reference}`.as('reference'),
  amount: sql<number>`${of.amount}`.mapWith(Number).as('amount'),
  currency,
  decimals,
  tip: sql<number | null>`${of.tip ?? sql`null::bigint`}`.mapWith(charges.fee).as('tip'),
  fee: sql<number | null>`${of.fee ?? sql`null::bigint`}`.mapWith(charges.fee).as('fee'),
  uncounted: sql<UncountedReason | null>`${of.uncounted ?? sql`null::text`}`.as('uncounted'),
  reason: sql<RefundReason | null>`${of.reason ?? sql`null::text`}`.as('reason'),
  note: sql<string | null>`${of.note ?? sql`null::text`}`.as('note'),
})

/** A movement of money from the ledger. */
export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

/** The movements in a time span, oldest first. */
export async function listMovements(db: Db, scope: BookScope, page?: Page) {
  const { id, takenRole: role, reference, amount, fee, uncounted } = charges
  const who = { takenBy: charges.takenBy, role, reference, uncounted }
  const paid = (kind: 'CHARGE' | 'VOID', at: AnyColumn, more: Partial<Differing>) =>
    db
      .select(movement({ ...who, ...more, id, kind, at, amount, tip: tipOf }))
      .from(charges)
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(taken(scope, at))
  const charged = paid('CHARGE', charges.at, { fee })
  const voided = paid('VOID', charges.voidedAt, {})
  const given = db
    .select(
      movement({
        id: refunds.id,
        kind: 'REFUND',
        at: refunds.endedAt,
        amount: refunds.amount,
        tip: tipBack,
        takenBy: refunds.actor,
        role: refunds.actorRole,
        byHand: refunds.givenByHand,
        reference: refunds.reference,
        reason: refunds.reason,
        note: refunds.note,
      }),
    )
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(wentBack(scope))
  const disputes = (kind: 'CHARGE_BACK' | 'CHARGE_BACK_WON', moved: AnyColumn, tip: SQL) =>
    db
      .select(movement({ ...who, id: chargeBacks.id, kind, at: moved, amount: chargeBacks.amount, tip }))
      .from(chargeBacks)
      .innerJoin(charges, eq(charges.id, chargeBacks.chargeId))
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(disputed(scope, moved))
  const lost = disputes('CHARGE_BACK', chargeBacks.at, tipTaken)
  const won = disputes('CHARGE_BACK_WON', chargeBacks.wonAt, tipWon)
  const inOrder = [sql`moved_at`, sql`id`, sql`kind`] as const
  if (page === undefined)
    return charged
      .unionAll(voided)
      .unionAll(given)
      .unionAll(lost)
      .unionAll(won)
      .orderBy(...inOrder)
  // limits each kind to the end of the page, so that an index by day avoids reading all rows
  const most = page.offset + page.limit
  return charged
    .orderBy(charges.at, charges.id)
    .limit(most)
    .unionAll(voided.orderBy(charges.voidedAt, charges.id).limit(most))
    .unionAll(given.orderBy(refunds.endedAt, refunds.id).limit(most))
    .unionAll(lost.orderBy(chargeBacks.at, chargeBacks.id).limit(most))
    .unionAll(won.orderBy(chargeBacks.wonAt, chargeBacks.id).limit(most))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset)
}

/** An open refund, with who holds its money. */
export type OpenRefundRow = Awaited<ReturnType<typeof listOpenRefunds>>[number]

/** Condition for the open refunds of a venue. */
export const isOpenAt = (branchContact: string) => and(eq(refunds.branchContact, branchContact), OPEN_REFUND)

/** Counts the open refunds of a venue. */
export async function countOpenRefunds(db: Db, branchContact: string): Promise<number> {
  const [row] = await db.select({ count: counted }).from(refunds).where(isOpenAt(branchContact))
  return row?.count ?? 0
}

/** The open refunds of a venue, oldest first. */
export const listOpenRefunds = (db: Db, branchContact: string, limit: number) =>
  db
    .select({ refund: refunds, ...common, currency, decimals })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isOpenAt(branchContact))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
    .limit(limit)

/** The names of riders of a venue by their ids. */
export async function riderNames(
  db: Db,
  branchContact: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: riders.id, name: riders.name })
    .from(riders)
    .where(matching(riders, { branchContact, id: known }))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

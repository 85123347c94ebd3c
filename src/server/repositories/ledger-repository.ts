import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, or, sql, isNotNull, lt, ne } from 'drizzle-orm'

import type { Actor } from '#domain/payment/money-rights.ts'
import type { PaymentMethod, RefundReason, RefundStatus, UncountedReason } from '#generated/models.ts'

import {
  addRows,
  changeRow,
  changeRows,
  findRow,
  findRows,
  first,
  hasChanged,
  hasRow,
  matching,
} from '../db/rows.ts'
import { chargeBacks, charges, refunds } from '../db/schema/ledger.ts'
import type { orders } from '../db/schema/orders.ts'
import { tenants } from '../db/schema/tenants.ts'
import type { Db } from '../db/store.ts'
import { putJob } from './jobs-repository.ts'

export type ChargeRow = typeof charges.$inferSelect
export type NewCharge = typeof charges.$inferInsert
export type RefundRow = typeof refunds.$inferSelect

/** The money of an order: charges and refunds, each oldest first. */
export type Ledger = { charges: ChargeRow[]; refunds: RefundRow[] }

/** Queue of refunds by id, one per provider: an unresponsive provider delays no other. */
export const refundQueue = (provider: string): string => `payments.refund.${provider}`

/** Open refunds: literally as in the partial index `refunds_open`, because the planner compares the text. */
export const OPEN_REFUND = sql`${refunds.status} in ('REQUESTED', 'SENT', 'FAILED')`

const UNCOUNTED: readonly UncountedReason[] = ['OTHER_AMOUNT', 'OTHER_CURRENCY', 'PAID_TWICE', 'ORDER_ENDED']

export const listCharges = (db: Db, orderId: readonly string[]) =>
  findRows(db, charges, { orderId }, asc(charges.at), asc(charges.id))

export const listRefunds = (db: Db, orderId: readonly string[]) =>
  findRows(db, refunds, { orderId }, asc(refunds.requestedAt), asc(refunds.id))

export async function readLedger(db: Db, orderId: string): Promise<Ledger> {
  return { charges: await listCharges(db, [orderId]), refunds: await listRefunds(db, [orderId]) }
}

/** @returns undefined when this payment of its provider is recorded already */
export const insertCharge = (tx: Db, charge: NewCharge) =>
  first(tx.insert(charges).values(charge).onConflictDoNothing().returning())

export const changeCharge = (tx: Db, id: string, change: Partial<NewCharge>) =>
  changeRows(tx, charges, { id }, change)

/** Records a chargeback of what was left of a payment, until it is reversed. */
export async function noteChargeBack(
  tx: Db,
  { id: chargeId, branchContact }: ChargeRow,
  { amount, toldAt }: { amount: number; toldAt?: Date },
  at: Date,
): Promise<void> {
  await changeCharge(tx, chargeId, { chargedBackAt: at, toldAt })
  await tx.insert(chargeBacks).values({ chargeId, branchContact, amount, at })
}

/** Records that a bank reversed a chargeback. */
export async function noteDisputeWon(
  tx: Db,
  { id: chargeId }: ChargeRow,
  change: Pick<NewCharge, 'uncounted' | 'toldAt'>,
  at: Date,
): Promise<void> {
  await changeCharge(tx, chargeId, { ...change, chargedBackAt: null })
  await changeRows(tx, chargeBacks, { chargeId, wonAt: null }, { wonAt: at })
}

/** Records money taken at the venue or at the door; call inside the transaction that settles the order. */
export async function insertTaken(
  tx: Db,
  { id: orderId, tenant, branchContact, paymentMethod, price, tip }: typeof orders.$inferSelect,
  taken: Pick<NewCharge, 'source' | 'takenBy' | 'takenRole' | 'takenToken' | 'at' | 'uncounted'> & {
    method?: PaymentMethod
  },
): Promise<void> {
  const [money] = await tx
    .select({
      currency: sql<string | null>`${tenants.presentation} -> 'country' ->> 'currencyCode'`,
      decimals: sql<number | null>`(${tenants.presentation} -> 'country' ->> 'mantissaLength')::integer`,
    })
    .from(tenants)
    .where(eq(tenants.alias, tenant))
  await insertCharge(tx, {
    method: paymentMethod,
    ...taken,
    orderId,
    branchContact,
    amount: price,
    tip,
    ...money,
  })
}

type Wish = { amount: number; reason: RefundReason; note?: string; by?: Actor; givenByHand?: boolean }

const rowOf = (
  { id: chargeId, orderId, branchContact }: ChargeRow,
  { by, ...wish }: Wish,
  at: Date,
): Omit<typeof refunds.$inferInsert, 'status'> => ({
  ...wish,
  actor: by?.label,
  actorRole: by?.role,
  actorToken: by?.token,
  chargeId,
  orderId,
  branchContact,
  requestedAt: at,
})

/** Queues the request to the provider of a charge, if a provider took the money. */
export async function queueRefund(tx: Db, { provider }: Pick<ChargeRow, 'provider'>, id: string, at: Date) {
  if (provider !== null) await putJob(tx, { queue: refundQueue(provider), key: id, runAt: at }, at)
}

/**
 * Records that money is to be refunded; a job sends back a provider's money. Call inside the transaction that decides
 * it.
 */
export async function requestRefund(tx: Db, charge: ChargeRow, refund: Wish, at: Date): Promise<void> {
  const rows = await tx
    .insert(refunds)
    .values({ ...rowOf(charge, refund, at), status: 'REQUESTED' })
    .returning({ id: refunds.id })
  for (const { id } of rows) await queueRefund(tx, charge, id, at)
}

/**
 * A refund requested again. A refused one needs a new key, because its old key stays refused; one that may have
 * arrived keeps its key.
 */
export const askedAgain = ({ askedAt }: Pick<RefundRow, 'askedAt'>, at: Date) => {
  const anew = askedAt === null ? { key: randomUUID(), reference: null, sentAt: null } : {}
  return { ...anew, status: 'REQUESTED', retriedAt: at, detail: null, endedAt: null } as const
}

/**
 * Makes a refund due again that a chargeback had canceled. It keeps its key, so that nothing is sent twice, unless it
 * had been refused.
 */
export async function resumeRefund(tx: Db, charge: ChargeRow, refund: RefundRow, at: Date): Promise<void> {
  const resumed = await changeRefund(tx, refund.id, ['CANCELED'], askedAgain(refund, at))
  if (resumed !== undefined) await queueRefund(tx, charge, refund.id, at)
}

/** Lowers the amount of a refund, and requests it again where wanted, unless the provider was asked meanwhile. */
export async function lowerRefund(
  tx: Db,
  charge: ChargeRow,
  refund: RefundRow,
  { amount, isAsked }: { amount: number; isAsked: boolean },
  at: Date,
): Promise<void> {
  const { id } = refund
  const isLowered = await hasChanged(
    tx,
    refunds,
    { id, status: refund.status, askedAt: null },
    isAsked ? { ...askedAgain(refund, at), amount } : { amount },
  )
  if (isLowered && isAsked) await queueRefund(tx, charge, id, at)
}

/** Records money already returned: by the venue itself, or on the provider's page. */
export const noteGivenBack = (tx: Db, charge: ChargeRow, refund: Wish, at: Date) =>
  addRows(tx, refunds, { ...rowOf(charge, refund, at), status: 'CONFIRMED', endedAt: at })

export const findRefund = (db: Db, id: string) => findRow(db, refunds, { id })

/** @returns the refund after the change; undefined when its state was no longer one of `from` */
export const changeRefund = (
  db: Db,
  id: string,
  from: readonly RefundStatus[],
  change: Partial<typeof refunds.$inferInsert>,
) => changeRow(db, refunds, { id, status: from }, change)

/**
 * Records that a provider is being asked for a refund. Nobody else asks until the call is over, whatever the clock of
 * their process; a process that read the refund before does not ask either.
 * @param refund - as it was read
 * @returns whether the caller may ask
 */
export async function claimRefund(
  db: Db,
  { id, askedAt, amount }: RefundRow,
  now: Date,
  callMs: number,
): Promise<boolean> {
  const isUnderCall = askedAt !== null && Math.abs(now.getTime() - askedAt.getTime()) < callMs
  if (isUnderCall) return false
  return hasChanged(db, refunds, { id, status: ['REQUESTED', 'SENT'], askedAt, amount }, { askedAt: now })
}

/** Refunds due before a given time and still pending, with the provider and account that hold their money. */
export async function listOldRefunds(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ refund: RefundRow; provider: string; publicKey: string | null }[]> {
  const rows = await db
    .select({ refund: refunds, provider: charges.provider, publicKey: charges.publicKey })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(
      and(
        OPEN_REFUND,
        ne(refunds.status, 'FAILED'),
        lt(refunds.requestedAt, before),
        or(isNull(refunds.retriedAt), lt(refunds.retriedAt, before)),
        isNotNull(charges.provider),
      ),
    )
    .orderBy(asc(refunds.requestedAt))
    .limit(limit)
  return rows.flatMap(({ provider, ...row }) => (provider === null ? [] : [{ ...row, provider }]))
}

/** Confirms an open or refused refund that arrived all the same. @returns whether it was still so */
export async function confirmUnasked(tx: Db, id: string, at: Date): Promise<boolean> {
  const isUnasked = or(
    eq(refunds.status, 'FAILED'),
    matching(refunds, { status: 'REQUESTED', askedAt: null }),
  )
  const arrived = { status: 'CONFIRMED', detail: null, endedAt: at } as const
  return hasChanged(tx, refunds, and(eq(refunds.id, id), isUnasked), arrived)
}

/**
 * Whether money that did not count for an order is not yet being refunded: until then no further payment is
 * requested.
 */
export const hasUnreturnedMoney = (db: Db, orderId: string) =>
  hasRow(db, refunds, { orderId, status: ['REQUESTED', 'FAILED'], reason: UNCOUNTED })

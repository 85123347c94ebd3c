import { and, desc, eq, or, sql } from 'drizzle-orm'

import { phoneSpellings } from '#domain/phone/message-number.ts'

import type { Page } from '../contract/page.ts'
import { addMissing, findRows, hasRow, lockNames } from '../db/rows.ts'
import { loyaltyClaims, loyaltyMovements } from '../db/schema/loyalty.ts'
import type { Db } from '../db/store.ts'
import { isPhone } from './is-phone.ts'

/** The owner of points and orders: a phone at a branch. */
export type Account = { branch: string; phone: string }

/**
 * Who views an account. Without proof it sees only what its own device did; without a device, which is the hash of
 * its session, nothing.
 */
export type AccountViewer = Account & { deviceId: string | undefined; isProven: boolean }

export type MovementRow = typeof loyaltyMovements.$inferSelect
export type NewMovement = Pick<MovementRow, 'kind' | 'amount' | 'deviceId' | 'at'> &
  Partial<Pick<MovementRow, 'orderId' | 'orderCode'>>
export type NewClaim = typeof loyaltyClaims.$inferInsert

const ofAccount = ({ branch, phone }: Account) =>
  and(eq(loyaltyMovements.branch, branch), isPhone(loyaltyMovements.phone, phone))

/** Locks an account against other movements until the transaction ends. */
export const lockAccount = (tx: Db, account: Account) => lockAccounts(tx, [account])

/** As {@link lockAccount}, of several accounts. */
export const lockAccounts = (tx: Db, accounts: readonly Account[]) =>
  lockNames(
    tx,
    accounts.map(({ branch, phone }) => `loyalty ${branch} ${phoneSpellings(phone)[0]}`),
  )

/** The last number and the balance; summed, because two spellings of one phone may be stored separately. */
async function findLast(db: Db, account: Account) {
  const { number, amount } = loyaltyMovements
  const rows = await db
    .select({
      number: sql<number>`coalesce(max(${number}), 0)::int`,
      postBalance: sql<number>`coalesce(sum(${amount}), 0)::int`,
    })
    .from(loyaltyMovements)
    .where(ofAccount(account))
  return rows[0] ?? { number: 0, postBalance: 0 }
}

/** The balance of an account, whoever earned the points. */
export async function findBalance(db: Db, account: Account): Promise<number> {
  return (await findLast(db, account)).postBalance
}

/**
 * Points that a viewer sees and may spend. A proven phone has all of them; otherwise they are what its own device
 * earned and has not spent, limited by the account's balance.
 */
export async function findHeld(db: Db, viewer: AccountViewer): Promise<number> {
  const { phone, deviceId, isProven } = viewer
  if (phone === '' || deviceId === undefined) return 0
  const balance = await findBalance(db, viewer)
  if (isProven || balance === 0) return balance
  const rows = await db
    .select({ own: sql<number>`coalesce(sum(${loyaltyMovements.amount}), 0)::int` })
    .from(loyaltyMovements)
    .where(and(ofAccount(viewer), eq(loyaltyMovements.deviceId, deviceId)))
  return Math.max(0, Math.min(balance, rows[0]?.own ?? 0))
}

/** Writes the next movement of an account; call inside a transaction that holds {@link lockAccount}. */
export async function insertMovement(db: Db, account: Account, movement: NewMovement): Promise<void> {
  const last = await findLast(db, account)
  await db.insert(loyaltyMovements).values({
    ...movement,
    branch: account.branch,
    phone: account.phone,
    number: last.number + 1,
    postBalance: last.postBalance + movement.amount,
  })
}

/** Movements of an account for one order, oldest first. */
export const listOrderMovements = (db: Db, account: Account, orderId: string) =>
  findRows(
    db,
    loyaltyMovements,
    and(ofAccount(account), eq(loyaltyMovements.orderId, orderId)),
    loyaltyMovements.number,
  )

/**
 * A page of the movements that a viewer sees, newest first. Without proof the balances count only its own movements,
 * so that they do not reveal what others earned under the number.
 */
export async function listMovements(db: Db, viewer: AccountViewer, page: Page) {
  const { phone, deviceId, isProven } = viewer
  if (phone === '' || deviceId === undefined) return { rows: [], total: 0 }
  const { kind, amount, orderCode, at, number } = loyaltyMovements
  // each spelling of a phone has its own sequence of numbers
  const sum = sql<number>`sum(${amount}) over (order by ${at}, ${number}, ${loyaltyMovements.phone})`
  const seen = isProven ? ofAccount(viewer) : and(ofAccount(viewer), eq(loyaltyMovements.deviceId, deviceId))
  const rows = await db
    .select({
      kind,
      amount,
      orderCode,
      at,
      postBalance: sql<number>`(${isProven ? sum : sql`greatest(0, ${sum})`})::int`,
    })
    .from(loyaltyMovements)
    .where(seen)
    .orderBy(desc(at), desc(number), desc(loyaltyMovements.phone))
    .offset(page.offset)
    .limit(page.limit)
  return { rows, total: await db.$count(loyaltyMovements, seen) }
}

/** Whether the viewer's phone, or its device, has claimed a reward. */
export async function hasClaimed(db: Db, rewardId: string, viewer: AccountViewer): Promise<boolean> {
  const { phone, deviceId = '', isProven } = viewer
  const isOwn = or(
    and(isPhone(loyaltyClaims.phone, phone), eq(loyaltyClaims.phoneProven, isProven)),
    eq(loyaltyClaims.deviceId, deviceId),
  )
  return hasRow(db, loyaltyClaims, and(eq(loyaltyClaims.rewardId, rewardId), isOwn))
}

/** @returns whether the device, and the phone with or without its proof, had not claimed the reward before */
export const insertClaim = async (db: Db, claim: NewClaim) => (await addMissing(db, loyaltyClaims, claim)) > 0

import { and, eq, gt, lte, ne, notInArray, sql } from 'drizzle-orm'

import { phoneSpellings } from '#domain/phone/message-number.ts'

import type { Db } from '../db/store.ts'
import { addMissing, changeRows, deleteRows, hasRow, hasRows, matching, putRow, putRows } from '../db/rows.ts'
import { codeHolds, codeUses } from '../db/schema/codes.ts'
import { orders } from '../db/schema/orders.ts'
import { isPhone } from './is-phone.ts'

/** A code of a tenant: a company's code is shared by all its branches. */
export type CodeKey = { tenant: string; codeId: string }

/** Who wants to use a code. A phone is given only by an order: validating a code reveals nothing about a phone. */
export type CodeUser = { deviceId: string; phone?: string; phoneProven?: boolean }

/** Subject of the row that counts all uses together. */
export const ALL = ''

const deviceSubject = (deviceId: string): string => `device ${deviceId}`

/** The subject of a phone. An unproven phone is counted apart, so that it uses up nothing of the proven one. */
export const phoneSubject = (phone: string, isProven: boolean): string =>
  `${isProven ? 'proven ' : ''}phone ${phone}`

/** The subjects for which a use is counted, besides all uses together. */
export const subjectsOf = ({ deviceId, phone, phoneProven = false }: CodeUser): string[] => [
  deviceSubject(deviceId),
  ...(phone ? [phoneSubject(phone, phoneProven)] : []),
]

/** The subjects under which a customer's uses may be counted; each list stands for one customer. */
export const customersOf = ({ deviceId, phone, phoneProven = false }: CodeUser): string[][] => [
  [deviceSubject(deviceId)],
  phone ? phoneSpellings(phone).map((one) => phoneSubject(one, phoneProven)) : [],
]

/** Serialises uses of a code: waits for other transactions and locks it until this one ends. */
export async function lockCode(tx: Db, { tenant, codeId }: CodeKey): Promise<void> {
  await putRow(tx, codeUses, { tenant, codeId, subject: ALL, used: 0 }, { used: sql`${codeUses.used}` })
}

/** Like {@link lockCode} for several codes, in a fixed order that prevents deadlocks. */
export async function lockCodes(tx: Db, codes: readonly CodeKey[]): Promise<void> {
  const named = new Map(codes.map((code) => [`${code.tenant} ${code.codeId}`, code]))
  for (const [, code] of [...named].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    await lockCode(tx, code)
}

/** Use counts of some subjects; those without uses are left out. */
export async function usesOf(
  db: Db,
  { tenant, codeId }: CodeKey,
  subjects: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ subject: codeUses.subject, used: codeUses.used })
    .from(codeUses)
    .where(matching(codeUses, { tenant, codeId, subject: subjects }))
  return new Map(rows.map(({ subject, used }) => [subject, used]))
}

/** Counts one use for each subject; call with the code locked. */
export async function addUses(
  tx: Db,
  { tenant, codeId }: CodeKey,
  subjects: readonly string[],
): Promise<void> {
  const first = subjects.map((subject) => ({ tenant, codeId, subject, used: 1 }))
  await putRows(tx, codeUses, first, { used: sql`${codeUses.used} + 1` })
}

/** Subtracts one use from each subject that has one; call with the code locked. */
export const takeBackUses = (tx: Db, { tenant, codeId }: CodeKey, subjects: readonly string[]) =>
  changeRows(
    tx,
    codeUses,
    { tenant, codeId, subject: subjects },
    { used: sql`greatest(0, ${codeUses.used} - 1)` },
  )

/** Records that an order's use was returned; call with the order locked. @returns whether it was not yet */
export const noteReturned = async (tx: Db, { tenant, codeId }: CodeKey, orderId: string) =>
  (await addMissing(tx, codeUses, { tenant, codeId, subject: `returned ${orderId}`, used: 1 })) > 0

/** Records that an order's use counts again; call with the order locked. @returns whether it had been returned */
export const forgetReturned = (tx: Db, { tenant, codeId }: CodeKey, orderId: string) =>
  hasRows(
    tx
      .delete(codeUses)
      .where(matching(codeUses, { tenant, codeId, subject: `returned ${orderId}` }))
      .returning({ used: codeUses.used }),
  )

/** Number of uses held by other browsers now. */
export const countHolds = (db: Db, { tenant, codeId }: CodeKey, except: string, now: Date) =>
  db.$count(
    codeHolds,
    and(
      matching(codeHolds, { tenant, codeId }),
      ne(codeHolds.deviceId, except),
      gt(codeHolds.expiresAt, now),
    ),
  )

/** Holds a use for a browser until a time, and deletes expired holds of the same code; call with the code locked. */
export async function holdUse(
  tx: Db,
  { tenant, codeId }: CodeKey,
  deviceId: string,
  until: { now: Date; expiresAt: Date },
): Promise<void> {
  const isCode = matching(codeHolds, { tenant, codeId })
  await tx.delete(codeHolds).where(and(isCode, lte(codeHolds.expiresAt, until.now)))
  const { expiresAt } = until
  await putRow(tx, codeHolds, { tenant, codeId, deviceId, expiresAt }, { expiresAt })
}

/** Deletes the browser's hold once it became a use. */
export const releaseHold = (tx: Db, { tenant, codeId }: CodeKey, deviceId: string) =>
  deleteRows(tx, codeHolds, { tenant, codeId, deviceId })

/**
 * Whether a phone or browser has ordered from a tenant before; orders that the venue canceled do not count. For a
 * proven phone only orders placed under proof count, not those that others placed in its name.
 * @param except - ids of orders that do not count
 */
export async function hasOrdered(
  db: Db,
  tenant: string,
  { phone, phoneProven = false, deviceId }: CodeUser,
  except: string[],
): Promise<boolean> {
  const wasPurchase = and(
    eq(orders.tenant, tenant),
    ne(orders.status, 'CANCELED'),
    notInArray(orders.id, except),
  )
  const mine = [
    eq(orders.deviceId, deviceId),
    ...(phone
      ? [and(isPhone(orders.customerPhone, phone), phoneProven ? eq(orders.phoneProven, true) : undefined)]
      : []),
  ]
  for (const by of mine) if (await hasRow(db, orders, and(by, wasPurchase))) return true
  return false
}

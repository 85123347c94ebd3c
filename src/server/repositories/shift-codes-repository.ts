import { and, asc, eq, exists, gt, sql } from 'drizzle-orm'

import { addRows, deleteRows, findRow, hasRow, lockName, putRow } from '../db/rows.ts'
import { riders, shiftCodes, shiftTries } from '../db/schema/delivery.ts'
import type { Db } from '../db/store.ts'

/** Who tries a code: a phone at a store. */
export type Guesser = { branchContact: string; phone: string }

/** The hash of a store's shift code that was set at run time. */
export async function findShiftCode(db: Db, branchContact: string): Promise<string | undefined> {
  return (await findRow(db, shiftCodes, { branchContact }))?.codeHash
}

export const saveShiftCode = (db: Db, row: typeof shiftCodes.$inferInsert) => putRow(db, shiftCodes, row, row)

/** Serialises guesses at one store until this transaction ends. */
export const lockGuesser = (tx: Db, { branchContact }: Guesser) => lockName(tx, `shift ${branchContact}`)

/**
 * Times of wrong codes since a given time: by the phone at the store, and by all phones there that belong to no
 * rider, oldest first. The latter is empty for a rider's own phone, so strangers cannot block a rider.
 */
export async function listTryTimes(
  db: Db,
  { branchContact, phone }: Guesser,
  since: Date,
): Promise<{ byPhone: Date[]; byStrangers: Date[] }> {
  const isRider = db
    .select({ one: sql`1` })
    .from(riders)
    .where(and(eq(riders.branchContact, branchContact), eq(riders.phone, shiftTries.phone)))
  const tries = await db
    .select({ at: shiftTries.at, phone: shiftTries.phone, isRider: sql<boolean>`${exists(isRider)}` })
    .from(shiftTries)
    .where(and(eq(shiftTries.branchContact, branchContact), gt(shiftTries.at, since)))
    .orderBy(asc(shiftTries.at))
  const isKnown = await hasRow(db, riders, { branchContact, phone })
  const timesOf = (of: typeof tries) => of.map(({ at }) => at)
  return {
    byPhone: timesOf(tries.filter((one) => one.phone === phone)),
    byStrangers: isKnown ? [] : timesOf(tries.filter((one) => !one.isRider)),
  }
}

export const insertTry = (db: Db, row: typeof shiftTries.$inferInsert) => addRows(db, shiftTries, row)

/** Deletes the wrong tries of a phone that then knew the code, or of all phones at a store. */
export const forgetTries = (
  db: Db,
  { branchContact, phone }: Pick<Guesser, 'branchContact'> & Partial<Guesser>,
) =>
  deleteRows(
    db,
    shiftTries,
    and(
      eq(shiftTries.branchContact, branchContact),
      phone === undefined ? undefined : eq(shiftTries.phone, phone),
    ),
  )

import { and, asc, eq, gt, sql } from 'drizzle-orm'

import { shiftCodes, shiftTries } from '../db/schema/delivery.ts'
import type { Db } from '../db/store.ts'

/** Who tries a code: a phone at a store, from an address. */
export type Guesser = { branchContact: string; phone: string; address: string }

/** The hash of a store's code that was set while running. */
export async function findShiftCode(db: Db, branchContact: string): Promise<string | undefined> {
  const rows = await db
    .select({ codeHash: shiftCodes.codeHash })
    .from(shiftCodes)
    .where(eq(shiftCodes.branchContact, branchContact))
  return rows[0]?.codeHash
}

export async function saveShiftCode(db: Db, row: typeof shiftCodes.$inferInsert): Promise<void> {
  await db.insert(shiftCodes).values(row).onConflictDoUpdate({ target: shiftCodes.branchContact, set: row })
}

/** Of concurrent guesses of one phone, or from one address, the others wait until this transaction ends. */
export async function lockGuesser(db: Db, { branchContact, phone, address }: Guesser): Promise<void> {
  // always in the same order, so that two guesses never wait for each other
  for (const key of [`${branchContact} ${phone}`, address].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shift ${key}`}, 0))`)
}

/** When wrong codes were tried since a moment by a phone at a store, and from an address; oldest first. */
export async function listTryTimes(
  db: Db,
  { branchContact, phone, address }: Guesser,
  since: Date,
): Promise<{ byPhone: Date[]; byAddress: Date[] }> {
  const recent = gt(shiftTries.at, since)
  const times = async (of: ReturnType<typeof and>) =>
    (
      await db
        .select({ at: shiftTries.at })
        .from(shiftTries)
        .where(and(of, recent))
        .orderBy(asc(shiftTries.at))
    ).map(({ at }) => at)
  return {
    byPhone: await times(and(eq(shiftTries.branchContact, branchContact), eq(shiftTries.phone, phone))),
    byAddress: await times(eq(shiftTries.address, address)),
  }
}

export async function insertTry(db: Db, row: typeof shiftTries.$inferInsert): Promise<void> {
  await db.insert(shiftTries).values(row)
}

/** Forgets the slips of somebody who knew the code after all; those of others from the same address stay. */
export async function forgetTries(db: Db, { branchContact, phone, address }: Guesser): Promise<void> {
  await db
    .delete(shiftTries)
    .where(
      and(
        eq(shiftTries.branchContact, branchContact),
        eq(shiftTries.phone, phone),
        eq(shiftTries.address, address),
      ),
    )
}

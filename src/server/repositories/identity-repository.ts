import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'

import { addRow, deleteRows, first, hasChanged, hasRow, matching, putRow } from '../db/rows.ts'
import { oneTimeCodes, phoneProofs } from '../db/schema/identity.ts'
import { customers } from '../db/schema/people.ts'
import type { Db } from '../db/store.ts'
import { isPhone } from './is-phone.ts'

/** A device and the phone it claims at a branch. */
export type Claim = { deviceId: string; branch: string; phone: string }

export const hasProof = (db: Db, { deviceId, branch, phone }: Claim, since: Date) =>
  hasRow(
    db,
    phoneProofs,
    and(
      matching(phoneProofs, { deviceId, branch }),
      isPhone(phoneProofs.phone, phone),
      gte(phoneProofs.provenAt, since),
    ),
  )

/** Whether a device has proven a phone at any branch, as long as proofs are kept. */
export const hasEverProven = (db: Db, { deviceId, phone }: Pick<Claim, 'deviceId' | 'phone'>) =>
  hasRow(db, phoneProofs, and(eq(phoneProofs.deviceId, deviceId), isPhone(phoneProofs.phone, phone)))

export const insertProof = (db: Db, claim: Claim, provenAt: Date) =>
  putRow(db, phoneProofs, { ...claim, provenAt }, { provenAt })

export const deleteProofs = (db: Db, deviceId: string) => deleteRows(db, phoneProofs, { deviceId })

/** The customer data that a proven phone gave a branch. */
export const findCustomer = (db: Db, { branch, phone }: Omit<Claim, 'deviceId'>) =>
  first(
    db
      .select()
      .from(customers)
      .where(and(eq(customers.branch, branch), isPhone(customers.phone, phone)))
      // of an Argentine mobile, the spelling with 9, which was written last
      .orderBy(desc(customers.phone)),
  )

/** A code that was sent: when, and who requested it. */
export type SentCode = Pick<typeof oneTimeCodes.$inferSelect, 'createdAt' | 'deviceId' | 'network'>

/** The codes sent to a phone since a given time by any requester, oldest first. */
export async function listSentCodes(db: Db, phone: string, since: Date): Promise<SentCode[]> {
  const { createdAt, deviceId, network } = oneTimeCodes
  return db
    .select({ createdAt, deviceId, network })
    .from(oneTimeCodes)
    .where(and(isPhone(oneTimeCodes.phone, phone), gt(createdAt, since)))
    .orderBy(asc(createdAt))
}

export const insertCode = (db: Db, code: typeof oneTimeCodes.$inferInsert) => addRow(db, oneTimeCodes, code)

/** Deletes a code that was never sent. */
export const deleteCode = (db: Db, id: number) => deleteRows(db, oneTimeCodes, { id })

/**
 * Spends one try of the last code that a device requested; concurrent guesses each spend one.
 * @returns the code's row, used or not, or undefined when it is too old or has no try left
 */
export async function takeTry(db: Db, { deviceId, branch, phone }: Claim, now: Date, tries: number) {
  const last = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isPhone(oneTimeCodes.phone, phone), matching(oneTimeCodes, { deviceId, branch })))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
  return first(
    db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          sql`${oneTimeCodes.id} = (${last})`,
          lt(oneTimeCodes.tries, tries),
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash }),
  )
}

/** @returns whether the code had not been used yet */
export const useCode = (db: Db, id: number, usedAt: Date) =>
  hasChanged(db, oneTimeCodes, { id, usedAt: null }, { usedAt })

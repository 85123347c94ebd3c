import { and, eq, exists, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm'

import { addRows, changeRows, first, hasRow, lockRow, matching, putRow } from '../db/rows.ts'
import { riders, riderShifts, shipments } from '../db/schema/delivery.ts'
import { IS_CARRIED } from './shipments-repository.ts'
import type { Db } from '../db/store.ts'

export type RiderRow = typeof riders.$inferSelect

/** A rider and whether a shift of theirs is on at a moment. */
export type RiderAtWork = RiderRow & { active: boolean }

/** The shift without an end that has not run out. */
const shiftIsOn = (now: Date) => and(isNull(riderShifts.endedAt), gt(riderShifts.expiresAt, now))

/** A rider by what the condition says, and whether they are on shift. */
function findWhere(db: Db, condition: SQL | undefined, now: Date): Promise<RiderAtWork | undefined> {
  const on = db
    .select({ one: sql`1` })
    .from(riderShifts)
    .where(and(eq(riderShifts.riderId, riders.id), shiftIsOn(now)))
  const columns = { ...getTableColumns(riders), active: sql<boolean>`${exists(on)}` }
  return first(db.select(columns).from(riders).where(condition))
}

export const findRiderById = (db: Db, id: string, now: Date) => findWhere(db, eq(riders.id, id), now)

export const findRiderByPhone = (
  db: Db,
  { branchContact, phone }: Pick<RiderRow, 'branchContact' | 'phone'>,
  now: Date,
) => findWhere(db, matching(riders, { branchContact, phone }), now)

/**
 * Writes a rider down, or gives the one with the same phone at the same store the new name. Until the transaction
 * ends, no other one starts or ends a shift of theirs.
 */
export const saveRider = (db: Db, rider: RiderRow): Promise<RiderRow> =>
  putRow(db, riders, rider, { name: rider.name, tenant: rider.tenant }, [riders.branchContact, riders.phone])

/** Of concurrent starts and ends of one rider's shift the others wait until this transaction ends. */
export const lockRider = (tx: Db, id: string) => lockRow(tx, riders, { id })

export const insertShift = (db: Db, shift: typeof riderShifts.$inferInsert) => addRows(db, riderShifts, shift)

/** Ends the shift of a rider, if one has no end yet; its token opens nothing any more. */
export const endOpenShift = (db: Db, riderId: string, now: Date) =>
  changeRows(
    db,
    riderShifts,
    { riderId, endedAt: null },
    { endedAt: sql`least(${now.toISOString()}::timestamptz, ${riderShifts.expiresAt})` },
  )

/** Whether a rider has something of the store's with them: a shipment under way, or what they come back with. */
export const isCarrying = (db: Db, riderId: string) =>
  hasRow(db, shipments, and(eq(shipments.riderId, riderId), IS_CARRIED))

/** The rider of a shift that is on, by the hash of its token. */
export const findShift = (db: Db, tokenHash: string, now: Date) =>
  first(
    db
      .select({
        riderId: riders.id,
        name: riders.name,
        phone: riders.phone,
        tenant: riders.tenant,
        branchContact: riders.branchContact,
        shiftId: riderShifts.id,
      })
      .from(riderShifts)
      .innerJoin(riders, eq(riders.id, riderShifts.riderId))
      .where(and(eq(riderShifts.tokenHash, tokenHash), shiftIsOn(now))),
  )

/** Whether a shift is on at a moment. */
export const isShiftOn = (db: Db, id: string, now: Date) =>
  hasRow(db, riderShifts, and(eq(riderShifts.id, id), shiftIsOn(now)))

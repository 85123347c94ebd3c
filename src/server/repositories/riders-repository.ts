import { and, eq, exists, getTableColumns, gt, isNull, sql, type SQL } from 'drizzle-orm'

import { addRows, changeRows, first, hasRow, lockRow, matching, putRow } from '../db/rows.ts'
import { riders, riderShifts, shipments } from '../db/schema/delivery.ts'
import { IS_CARRIED } from './shipments-repository.ts'
import type { Db } from '../db/store.ts'

export type RiderRow = typeof riders.$inferSelect

/** A rider and whether they are on shift at a given time. */
export type RiderAtWork = RiderRow & { active: boolean }

/** A shift that neither ended nor expired. */
const shiftIsOn = (now: Date) => and(isNull(riderShifts.endedAt), gt(riderShifts.expiresAt, now))

/** Finds a rider by a condition, with whether they are on shift. */
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
 * Inserts a rider, or renames the one with the same phone at the same store. Locks the rider's shifts until the
 * transaction ends.
 */
export const saveRider = (db: Db, rider: RiderRow): Promise<RiderRow> =>
  putRow(db, riders, rider, { name: rider.name, tenant: rider.tenant }, [riders.branchContact, riders.phone])

/** Serialises starts and ends of one rider's shift until this transaction ends. */
export const lockRider = (tx: Db, id: string) => lockRow(tx, riders, { id })

export const insertShift = (db: Db, shift: typeof riderShifts.$inferInsert) => addRows(db, riderShifts, shift)

/** Ends the open shift of a rider, if any; its token becomes invalid. */
export const endOpenShift = (db: Db, riderId: string, now: Date) =>
  changeRows(
    db,
    riderShifts,
    { riderId, endedAt: null },
    { endedAt: sql`least(${now.toISOString()}::timestamptz, ${riderShifts.expiresAt})` },
  )

/** Whether a rider carries something of the store: a shipment under way, or food to bring back. */
export const isCarrying = (db: Db, riderId: string) =>
  hasRow(db, shipments, and(eq(shipments.riderId, riderId), IS_CARRIED))

/** The rider of an active shift, by the hash of its token. */
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

/** Whether a shift is active at a given time. */
export const isShiftOn = (db: Db, id: string, now: Date) =>
  hasRow(db, riderShifts, and(eq(riderShifts.id, id), shiftIsOn(now)))

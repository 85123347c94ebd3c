import { and, asc, eq } from 'drizzle-orm'

import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { addRow, changeLocked, findPage, findRow, lockRow, matching } from '../db/rows.ts'
import { shipmentStacks } from '../db/schema/delivery.ts'

export type StackRow = typeof shipmentStacks.$inferSelect

/** More than a store ever has waiting. */
const SHOWN = 100

export const findStack = (db: Db, id: string) => findRow(db, shipmentStacks, { id })

/** Locks a stack until the transaction ends, so that the ends of its shipments are counted once. */
export const lockStack = (db: Db, id: string) => lockRow(db, shipmentStacks, { id })

export const listStacks = (
  db: Db,
  { riderId, ...filter }: { branchContact: string; status: ShipmentStatus; riderId: string | undefined },
): Promise<StackRow[]> => {
  const ofRider = riderId === undefined ? undefined : eq(shipmentStacks.riderId, riderId)
  const where = and(matching(shipmentStacks, filter), ofRider)
  return findPage(db, shipmentStacks, where, { limit: SHOWN }, asc(shipmentStacks.createdAt))
}

export const insertStack = (db: Db, stack: typeof shipmentStacks.$inferInsert) =>
  addRow(db, shipmentStacks, stack)

/** Updates a locked stack. @returns the stack after the change */
export const updateStack = (
  db: Db,
  stack: Pick<StackRow, 'id' | 'revision'>,
  change: { status: ShipmentStatus; riderId?: string },
  at: Date,
) =>
  changeLocked(
    db,
    shipmentStacks,
    { id: stack.id, revision: stack.revision },
    { ...change, revision: stack.revision + 1, updatedAt: at },
  )

import { and, asc, eq } from 'drizzle-orm'

import type { ShipmentStatus } from '#generated/models.ts'

import type { Db } from '../db/store.ts'
import { shipmentStacks } from '../db/schema/delivery.ts'

export type StackRow = typeof shipmentStacks.$inferSelect

/** More than a store has waiting at once. */
const SHOWN = 100

export async function findStack(db: Db, id: string): Promise<StackRow | undefined> {
  const [row] = await db.select().from(shipmentStacks).where(eq(shipmentStacks.id, id))
  return row
}

/** Until the transaction ends nobody else counts the ends of its shipments. */
export async function lockStack(db: Db, id: string): Promise<StackRow | undefined> {
  const [row] = await db.select().from(shipmentStacks).where(eq(shipmentStacks.id, id)).for('update')
  return row
}

export async function listStacks(
  db: Db,
  filter: { branchContact: string; status: ShipmentStatus; riderId: string | undefined },
): Promise<StackRow[]> {
  const { branchContact, status, riderId } = filter
  return db
    .select()
    .from(shipmentStacks)
    .where(
      and(
        eq(shipmentStacks.branchContact, branchContact),
        eq(shipmentStacks.status, status),
        riderId === undefined ? undefined : eq(shipmentStacks.riderId, riderId),
      ),
    )
    .orderBy(asc(shipmentStacks.createdAt))
    .limit(SHOWN)
}

export async function insertStack(db: Db, stack: typeof shipmentStacks.$inferInsert): Promise<void> {
  await db.insert(shipmentStacks).values(stack)
}

/** Changes a stack that nobody changed meanwhile. @returns whether it was still as it had been read */
export async function updateStack(
  db: Db,
  stack: Pick<StackRow, 'id' | 'revision'>,
  change: { status: ShipmentStatus; riderId?: string },
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(shipmentStacks)
    .set({ ...change, revision: stack.revision + 1, updatedAt: at })
    .where(and(eq(shipmentStacks.id, stack.id), eq(shipmentStacks.revision, stack.revision)))
    .returning({ id: shipmentStacks.id })
  return rows.length > 0
}

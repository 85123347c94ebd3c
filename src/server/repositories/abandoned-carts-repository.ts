import { and, desc, eq, gt, or } from 'drizzle-orm'

import type { Db } from '../db/store.ts'
import { changeRows, deleteRows, findRow, first, hasRow, lockRow, matching, putRow } from '../db/rows.ts'
import { orders } from '../db/schema/orders.ts'
import { abandonedCarts } from '../db/schema/work.ts'
import { isPhone } from './is-phone.ts'

export type AbandonedCartRow = typeof abandonedCarts.$inferSelect
type Place = Pick<AbandonedCartRow, 'branchContact' | 'deviceId'>

const atPlace = ({ branchContact, deviceId }: Place) => matching(abandonedCarts, { branchContact, deviceId })

/**
 * Stores a device's abandoned cart at a venue, replacing its earlier one.
 * @returns id of the row, which stays the same
 */
export async function saveCart(
  db: Db,
  cart: Omit<AbandonedCartRow, 'tokenHash' | 'remindedAt'>,
): Promise<string> {
  const { phone, orderModeId, items, leftAt } = cart
  const { branchContact, deviceId } = abandonedCarts
  const change = { phone, orderModeId, items, leftAt }
  return (await putRow(db, abandonedCarts, cart, change, [branchContact, deviceId])).id
}

export const findCart = (db: Db, id: string) => findRow(db, abandonedCarts, { id })

/** Locks a device's abandoned cart at a venue until the transaction ends. */
export const lockCartOfDevice = (tx: Db, place: Place) => lockRow(tx, abandonedCarts, atPlace(place))

/** The newest cart of a phone at a venue that a device or a token may open. */
export const findOpenableCart = (
  db: Db,
  key: { branchContact: string; phone: string; deviceId: string; tokenHash: string; since: Date },
) => {
  const isOpenable = and(
    eq(abandonedCarts.branchContact, key.branchContact),
    isPhone(abandonedCarts.phone, key.phone),
    gt(abandonedCarts.leftAt, key.since),
    or(eq(abandonedCarts.deviceId, key.deviceId), eq(abandonedCarts.tokenHash, key.tokenHash)),
  )
  return first(
    db.select().from(abandonedCarts).where(isOpenable).orderBy(desc(abandonedCarts.leftAt)).limit(1),
  )
}

export const updateCart = (
  db: Db,
  id: string,
  change: Partial<Pick<AbandonedCartRow, 'tokenHash' | 'remindedAt'>>,
) => changeRows(db, abandonedCarts, { id }, change)

export const deleteCart = (db: Db, id: string) => deleteRows(db, abandonedCarts, { id })

/** Deletes a cart whose message was never sent; one that was sent keeps its link. */
export const deleteCartUnlessReminded = (db: Db, id: string) =>
  deleteRows(db, abandonedCarts, { id, remindedAt: null })

/** Whether a phone got a message from any venue since that time. */
export const wasReminded = (db: Db, phone: string, since: Date) =>
  hasRow(db, abandonedCarts, and(isPhone(abandonedCarts.phone, phone), gt(abandonedCarts.remindedAt, since)))

/** A tab may be hidden while its order is on the way. */
const ORDERING_MS = 10_000

/** Whether a cart became an order: its device ordered at the venue since it was left. */
export const becameOrder = (
  db: Db,
  { branchContact, deviceId, leftAt }: Place & Pick<AbandonedCartRow, 'leftAt'>,
) =>
  hasRow(
    db,
    orders,
    and(
      matching(orders, { deviceId, branchContact }),
      gt(orders.orderedAt, new Date(leftAt.getTime() - ORDERING_MS)),
    ),
  )

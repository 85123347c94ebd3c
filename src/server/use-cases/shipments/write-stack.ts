import { shownCode } from '#domain/shipments/access.ts'
import { newOrderCode } from '#domain/order/code.ts'
import { stackStatus } from '#domain/shipments/stack.ts'

import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { listShipmentsById, listLogisticsOrder } from '../../repositories/shipments-repository.ts'
import { insertStack, type StackRow, lockStack, updateStack } from '../../repositories/stacks-repository.ts'
import { type ShipmentTools, writeMove } from './write-move.ts'

/**
 * Puts untaken shipments, whose orders are locked, into a stack that looks for a rider, in the order of the list. Call
 * inside the caller's transaction.
 */
export async function writeStack(
  tools: ShipmentTools,
  tx: Db,
  { tenant, branchContact }: Pick<StackRow, 'tenant' | 'branchContact'>,
  shipmentIds: readonly string[],
): Promise<StackRow> {
  const { clock, randomBytes } = tools
  const now = clock()
  const id = newId(randomBytes, now)
  const status = 'LOOKING_FOR_DRIVER'
  const code = shownCode(newOrderCode(randomBytes))
  const stack = await insertStack(tx, {
    id,
    tenant,
    branchContact,
    code,
    status,
    createdAt: now,
    updatedAt: now,
  })
  const members = new Map((await listShipmentsById(tx, shipmentIds)).map((one) => [one.shipment.id, one]))
  for (const [stackingOrder, shipmentId] of shipmentIds.entries()) {
    const member = members.get(shipmentId)
    if (member === undefined) throw new Error('A locked shipment is gone')
    const place = { stackId: id, logisticsOrder: id, stackingOrder }
    const stacking = await writeMove(tools, tx, member, 'STACKING', place)
    await writeMove(tools, tx, stacking, status)
  }
  return stack
}

/**
 * Derives a stack's status from its shipments; call after changing one of them, in the same transaction. Concurrent
 * changes wait for each other here, so that the second sees the first.
 */
export async function recountStack({ clock }: ShipmentTools, tx: Db, id: string): Promise<void> {
  const stack = await lockStack(tx, id)
  if (stack === undefined) return
  const members = await listLogisticsOrder(tx, id)
  const status = stackStatus(members.map(({ shipment }) => shipment))
  if (status !== stack.status) await updateStack(tx, stack, { status }, clock())
}

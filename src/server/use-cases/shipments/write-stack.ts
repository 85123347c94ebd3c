import { shownCode } from '#domain/shipments/access.ts'
import { newOrderCode, ORDER_CODE_BYTES } from '#domain/order/code.ts'

import { newId } from '../../db/new-id.ts'
import type { Db } from '../../db/store.ts'
import { listShipmentsById } from '../../repositories/shipments-repository.ts'
import { insertStack, type StackRow } from '../../repositories/stacks-repository.ts'
import { type ShipmentTools, writeMove } from './write-move.ts'

/**
 * Puts shipments, whose orders are locked and that nobody has taken, into a stack that looks for a rider; their places
 * are those of the list. Call inside the transaction of what asks for it.
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
  const code = shownCode(newOrderCode(randomBytes(ORDER_CODE_BYTES)))
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

import { stackStatus } from '#domain/shipments/stack.ts'

import type { Db } from '../../db/store.ts'
import { listLogisticsOrder } from '../../repositories/shipments-repository.ts'
import { lockStack, updateStack } from '../../repositories/stacks-repository.ts'
import type { ShipmentTools } from './write-move.ts'

/**
 * Gives a stack the status that its shipments make; call in the transaction that moved one of them, after the move.
 * Two that move at once wait for each other here, so that the second sees the first.
 */
export async function recountStack({ clock }: ShipmentTools, tx: Db, id: string): Promise<void> {
  const stack = await lockStack(tx, id)
  if (stack === undefined) return
  const members = await listLogisticsOrder(tx, id)
  const status = stackStatus(members.map(({ shipment }) => shipment))
  if (status !== stack.status) await updateStack(tx, stack, { status }, clock())
}

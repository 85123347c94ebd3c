import { STACK_MAX_SHIPMENTS } from '#domain/defaults.ts'
import { canMoveShipment } from '#domain/shipments/transitions.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { conflict, fail, type Failure } from '../../contract/handlers.ts'
import { newId, isUuid } from '../../db/new-id.ts'
import {
  listLogisticsOrder,
  listShipmentsById,
  lockOrders,
  ordersOf,
} from '../../repositories/shipments-repository.ts'
import { findStack, updateStack, type StackRow } from '../../repositories/stacks-repository.ts'
import { takeOrderStep } from '../orders/order-step.ts'
import { stateOf } from './as-shipment.ts'
import { type ShipmentServices, writeMove, toolsFor } from './write-move.ts'
import { writeStack } from './write-stack.ts'

type Venue = Pick<ContactEntry, 'alias' | 'tenant'>

/**
 * The venue combines shipments for one rider, in the order of the list. The stack looks for a rider at once, even if
 * the kitchen is not done with all orders.
 * @param key - idempotency key of one press in a console
 */
export async function stackShipments(
  services: ShipmentServices,
  { alias, tenant }: Venue,
  shipmentIds: readonly string[],
  key?: string,
): Promise<StackRow | Failure> {
  const ids = [...new Set(shipmentIds)]
  if (ids.length < 2 || ids.length > STACK_MAX_SHIPMENTS || !ids.every(isUuid))
    return conflict(`A stack has 2 to ${STACK_MAX_SHIPMENTS} shipments.`)
  const tools = await toolsFor(services, alias)
  return services.store.db.transaction(async (tx) => {
    await lockOrders(tx, ordersOf(await listShipmentsById(tx, ids)))
    const members = (await listShipmentsById(tx, ids)).filter(
      ({ shipment }) => shipment.branchContact === alias,
    )
    const first = members.find(({ shipment }) => shipment.id === ids[0])
    if (first === undefined || members.length !== ids.length) return fail('SHIPMENT_NOT_FOUND')
    const isFree = members.every(
      ({ shipment }) => shipment.stackId === null && canMoveShipment(stateOf(shipment), 'STACKING', 'venue'),
    )
    const { orderId, stackId } = first.shipment
    const step = { orderId, key, body: { stack: ids }, now: services.clock() }
    return takeOrderStep<StackRow>(tx, step, {
      take: async () =>
        isFree
          ? writeStack(tools, tx, { tenant, branchContact: alias }, ids)
          : conflict('Only shipments that nobody has taken are put together.'),
      again: async () =>
        (stackId === null ? undefined : await findStack(tx, stackId)) ??
        conflict('The stack was taken apart since.'),
    })
  })
}

/** The venue dissolves a stack that no rider has taken; its shipments look for riders separately. Idempotent. */
export async function unstackShipments(
  services: ShipmentServices,
  { alias }: Pick<Venue, 'alias'>,
  stackId: string,
): Promise<Failure | undefined> {
  if (!isUuid(stackId)) return fail('SHIPMENT_NOT_FOUND')
  const tools = await toolsFor(services, alias)
  return services.store.db.transaction(async (tx) => {
    await lockOrders(tx, ordersOf(await listLogisticsOrder(tx, stackId)))
    const stack = await findStack(tx, stackId)
    if (stack === undefined || stack.branchContact !== alias) return fail('SHIPMENT_NOT_FOUND')
    if (stack.status === 'CANCELED') return undefined
    if (stack.status !== 'LOOKING_FOR_DRIVER') return conflict(`The stack is ${stack.status} already.`)
    const now = services.clock()
    for (const member of await listLogisticsOrder(tx, stackId)) {
      if (member.shipment.status !== 'LOOKING_FOR_DRIVER') continue
      const alone = { stackId: null, logisticsOrder: newId(tools.randomBytes, now), stackingOrder: 0 }
      await writeMove(tools, tx, member, 'LOOKING_FOR_DRIVER', alone)
    }
    await updateStack(tx, stack, { status: 'CANCELED' }, now)
    return undefined
  })
}

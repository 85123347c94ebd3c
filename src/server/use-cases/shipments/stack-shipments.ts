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
 * The venue has one rider carry several shipments together, in the order of the list. Together they look for a rider at
 * once, whether or not the kitchen is done with all of them.
 * @param key - of one press in a console
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

/**
 * The venue takes a stack apart that nobody has taken; its shipments look for riders of their own. Asked twice, it is
 * done once.
 */
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

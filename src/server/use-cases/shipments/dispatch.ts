import { isFinished } from '#domain/shipments/transitions.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import { conflict, fail, type Failure } from '../../contract/handlers.ts'
import type { Db } from '../../db/store.ts'
import { notifyRiders, notifyVenue } from '../../repositories/live-repository.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import {
  findLatestShipment,
  lockOrders,
  updateShipment,
  type NewShipment,
  type ShipmentRow,
} from '../../repositories/shipments-repository.ts'
import { takeOrderStep, type OrderStep } from '../orders/order-step.ts'
import { createShipment } from './create-shipment.ts'
import { type ShipmentServices, type ShipmentTools, writeMove, toolsFor } from './write-move.ts'

/**
 * Dispatches an order by the venue: its shipment looks for a rider, even before the kitchen is done. After a rider gave
 * up on the way, it creates another shipment. Idempotent.
 * @param key - idempotency key of one press in a console
 */
export async function dispatch(
  services: ShipmentServices,
  { id, branchContact }: Pick<OrderRow, 'id' | 'branchContact'>,
  key?: string,
): Promise<ShipmentRow | Failure> {
  const tools = await toolsFor(services, branchContact)
  return takeStepOf(services, id, { key, body: 'dispatch' }, (tx) => sendOut(tools, tx, id))
}

/** Takes a venue's step with its order locked. A step already taken answers with the order's latest shipment. */
const takeStepOf = (
  { store, clock }: ShipmentServices,
  orderId: string,
  { key, body }: Pick<OrderStep, 'key' | 'body'>,
  take: (tx: Db, now: Date) => Promise<ShipmentRow | Failure>,
) =>
  store.db.transaction(async (tx) => {
    await lockOrders(tx, [orderId])
    const now = clock()
    const again = async () => (await findLatestShipment(tx, orderId))?.shipment ?? fail('SHIPMENT_NOT_FOUND')
    return takeOrderStep(tx, { orderId, key, body, now }, { take: () => take(tx, now), again })
  })

async function sendOut(tools: ShipmentTools, tx: Db, id: string): Promise<ShipmentRow | Failure> {
  const order = await findOrderById(tx, id)
  const isAccepted = order?.status === 'ACCEPTED' || order?.status === 'READY'
  if (!isAccepted || !ORDER_MODES[order.type].isShipped)
    return conflict('Only an accepted delivery is sent out.')
  const latest = await findLatestShipment(tx, id)
  if (latest === undefined || isFinished(latest.shipment)) {
    const made = await createShipment(tools, tx, order, 'LOOKING_FOR_DRIVER')
    return made ?? conflict('The store has no riders of its own.')
  }
  if (latest.shipment.status === 'LOOKING_FOR_DRIVER') return latest.shipment
  if (latest.shipment.status !== 'PENDING')
    return conflict(`The shipment is ${latest.shipment.status} already.`)
  return (await writeMove(tools, tx, latest, 'LOOKING_FOR_DRIVER')).shipment
}

/** The venue resets the tries of an order's delivery key, which also answers a pending request. */
export const resetKeyTries = keyChange('new tries', ({ keyConfirmedAt, withoutKeyReason }) => ({
  keyTries: 0,
  withoutKeyReason: keyConfirmedAt === null ? null : withoutKeyReason,
}))

/**
 * The venue allows delivery without the key, for the reason that the rider gave.
 * @source design §5 "Key not at hand"
 */
export const grantWithoutKey = keyChange('without key', ({ keyConfirmedAt, withoutKeyReason }, now) =>
  withoutKeyReason === null ? undefined : { keyConfirmedAt: keyConfirmedAt ?? now },
)

/** @param change - undefined result when the venue's request does not apply */
function keyChange(
  body: string,
  change: (shipment: ShipmentRow, now: Date) => Partial<NewShipment> | undefined,
) {
  return (services: ShipmentServices, { id: orderId }: Pick<OrderRow, 'id'>, key?: string) =>
    takeStepOf(services, orderId, { key, body }, async (tx, now) => {
      const latest = await findLatestShipment(tx, orderId)
      if (latest === undefined || isFinished(latest.shipment))
        return conflict('Nothing of the order is on the way.')
      const wanted = change(latest.shipment, now)
      if (wanted === undefined) return conflict('Nobody asked to deliver without the key.')
      const changed = await updateShipment(tx, latest.shipment, wanted, now)
      await notifyVenue(tx, changed.branchContact, latest.order.code)
      await notifyRiders(tx, changed.branchContact, now)
      return changed
    })
}

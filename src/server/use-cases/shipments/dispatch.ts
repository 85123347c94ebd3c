import { isFinished } from '#domain/shipments/transitions.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

import type { Db } from '../../db/store.ts'
import { tellRiders, tellVenue } from '../../repositories/live-repository.ts'
import { findOrderById, type OrderRow } from '../../repositories/orders-repository.ts'
import {
  findLatestShipment,
  lockOrders,
  updateShipment,
  type NewShipment,
  type ShipmentRow,
} from '../../repositories/shipments-repository.ts'
import type { OrderStep } from '../orders/order-step.ts'
import { createShipment } from './create-shipment.ts'
import { ChangedUnderLockError, done, refuse, type Outcome } from './outcome.ts'
import { takeVenueStep } from './venue-step.ts'
import { type ShipmentServices, type ShipmentTools, writeMove, toolsFor } from './write-move.ts'

/**
 * The venue sends an order out: its shipment looks for a rider, before the kitchen is done if the venue likes. After a
 * rider gave up on the way it gets another one. Asked twice, it is done once.
 * @param key - of one press in a console
 */
export async function dispatch(
  services: ShipmentServices,
  { id, branchContact }: Pick<OrderRow, 'id' | 'branchContact'>,
  key?: string,
): Promise<Outcome<ShipmentRow>> {
  const tools = await toolsFor(services, branchContact)
  return services.store.db.transaction(async (tx) => {
    await lockOrders(tx, [id])
    return takeVenueStep(
      tx,
      { orderId: id, key, body: 'dispatch', now: services.clock() },
      () => sendOut(tools, tx, id),
      () => latestOf(tx, id),
    )
  })
}

async function sendOut(tools: ShipmentTools, tx: Db, id: string): Promise<Outcome<ShipmentRow>> {
  const order = await findOrderById(tx, id)
  const isAccepted = order?.status === 'ACCEPTED' || order?.status === 'READY'
  if (!isAccepted || !ORDER_MODES[order.type].isShipped)
    return refuse('STATUS_CONFLICT', 'Only an accepted delivery is sent out.')
  const latest = await findLatestShipment(tx, id)
  if (latest === undefined || isFinished(latest.shipment)) {
    const made = await createShipment(tools, tx, order, 'LOOKING_FOR_DRIVER')
    return made === undefined ? refuse('STATUS_CONFLICT', 'The store has no riders of its own.') : done(made)
  }
  if (latest.shipment.status === 'LOOKING_FOR_DRIVER') return done(latest.shipment)
  if (latest.shipment.status !== 'PENDING')
    return refuse('STATUS_CONFLICT', `The shipment is ${latest.shipment.status} already.`)
  return done((await writeMove(tools, tx, latest, 'LOOKING_FOR_DRIVER')).shipment)
}

async function latestOf(tx: Db, orderId: string): Promise<Outcome<ShipmentRow>> {
  const latest = await findLatestShipment(tx, orderId)
  return latest === undefined ? refuse('SHIPMENT_NOT_FOUND') : done(latest.shipment)
}

/** The venue gives the rider of an order new tries for the delivery key; what was asked before is answered by that. */
export async function resetKeyTries(
  services: ShipmentServices,
  { id }: Pick<OrderRow, 'id'>,
  key?: string,
): Promise<Outcome<ShipmentRow>> {
  const step = { orderId: id, key, body: 'new tries' }
  return changeKey(services, step, ({ keyConfirmedAt, withoutKeyReason }) => ({
    keyTries: 0,
    withoutKeyReason: keyConfirmedAt === null ? null : withoutKeyReason,
  }))
}

/**
 * The venue allows the rider of an order to deliver without the key, for the reason that the rider gave.
 * @source design §5 "Key not at hand"
 */
export async function grantWithoutKey(
  services: ShipmentServices,
  { id }: Pick<OrderRow, 'id'>,
  key?: string,
): Promise<Outcome<ShipmentRow>> {
  const step = { orderId: id, key, body: 'without key' }
  return changeKey(services, step, ({ keyConfirmedAt, withoutKeyReason }, now) =>
    withoutKeyReason === null ? undefined : { keyConfirmedAt: keyConfirmedAt ?? now },
  )
}

/** @param change - nothing when what the venue wants does not apply */
async function changeKey(
  { store, clock }: ShipmentServices,
  step: Omit<OrderStep, 'now'>,
  change: (shipment: ShipmentRow, now: Date) => Partial<NewShipment> | undefined,
): Promise<Outcome<ShipmentRow>> {
  const { orderId } = step
  return store.db.transaction(async (tx) => {
    await lockOrders(tx, [orderId])
    const now = clock()
    const take = async () => {
      const latest = await findLatestShipment(tx, orderId)
      if (latest === undefined || isFinished(latest.shipment))
        return refuse('STATUS_CONFLICT', 'Nothing of the order is on the way.')
      const wanted = change(latest.shipment, now)
      if (wanted === undefined) return refuse('STATUS_CONFLICT', 'Nobody asked to deliver without the key.')
      const changed = await updateShipment(tx, latest.shipment, wanted, now)
      if (changed === undefined) throw new ChangedUnderLockError('shipment', latest.shipment.id)
      await tellVenue(tx, changed.branchContact, latest.order.code)
      await tellRiders(tx, changed.branchContact, now)
      return done(changed)
    }
    return takeVenueStep<ShipmentRow>(tx, { ...step, now }, take, () => latestOf(tx, orderId))
  })
}

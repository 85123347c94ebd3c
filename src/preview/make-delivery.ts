import { RIDER_PAGE_SIZE } from '#domain/defaults.ts'
import type { Brand } from '#scenarios/brand.ts'
import { phoneOf, RIDER, riderStepsTo, STAGE_SHIFT_CODE } from '#scenarios/stage-facts.ts'
import type { Rider, Shipment, ShipmentStack, ShipmentStatus } from '#generated/models.ts'
import type { Call } from './call.ts'
import { makeOrder, moveOrder, newKey, OPERATOR, readOrder, type Ordered } from './make-order.ts'

/** Number of riders per venue and stage, so that every stage numbers its riders alike. */
const RIDERS = new WeakMap<Call, Map<string, number>>()

/** The next rider number of a venue, from 1. */
function nextRider(call: Call, venue: string): number {
  const venues = RIDERS.get(call) ?? new Map<string, number>()
  const next = (venues.get(venue) ?? 0) + 1
  RIDERS.set(call, venues.set(venue, next))
  return next
}

/** Starts the shift of a rider of the venue. */
export async function startShift(call: Call, { venue, country }: Brand): Promise<Rider> {
  const { body } = await call<Rider>('POST', '/api/rider/createwithcode', {
    body: {
      name: RIDER.name,
      phone: phoneOf(country, nextRider(call, venue)).stored,
      securityCode: STAGE_SHIFT_CODE,
      active: true,
      riderUser: { branchContact: { id: venue } },
    },
  })
  return body
}

/** Ends that rider's shift. */
export async function endShift(call: Call, { venue }: Brand, { id }: Rider): Promise<void> {
  await call('PUT', `/api/rider/${id}/updatewithcode`, {
    body: { id, active: false, securityCode: STAGE_SHIFT_CODE, riderUser: { branchContact: { id: venue } } },
  })
}

type Delivery = Ordered & { shipmentId: string }

/** A delivery that is ready in the kitchen and looks for a rider. */
async function readyDelivery(call: Call, brand: Brand): Promise<Delivery> {
  const ordered = await makeOrder(call, brand, { plate: brand.delivered })
  const { orderCode: code } = ordered
  for (const status of ['ACCEPTED', 'READY'] as const) await moveOrder(call, code, status)
  const { shipment } = await readOrder(call, code)
  if (shipment === undefined) throw new Error(`The delivery ${code} has no shipment`)
  return { ...ordered, shipmentId: shipment.id }
}

/** A delivery with a shipment in the given status, with its own rider once it is taken. */
export async function makeShipment(
  call: Call,
  brand: Brand,
  status: ShipmentStatus,
): Promise<Delivery & { rider: Rider }> {
  const delivery = await readyDelivery(call, brand)
  const { shipmentId } = delivery
  const rider = await startShift(call, brand)
  for (const next of riderStepsTo(status)) {
    if (next === 'DELIVERED') await sendNoKey(call, shipmentId, rider)
    await moveShipment(call, shipmentId, rider, next)
  }
  return { ...delivery, rider }
}

async function moveShipment(call: Call, id: string, rider: Rider, status: ShipmentStatus): Promise<void> {
  const { id: rider_id, phone: rider_phone, name: rider_name } = rider
  await call<Shipment>('PUT', `/api/shipments/${id}`, {
    body: { id, status, rider_id, rider_phone, rider_name },
    headers: { ...bearer(rider), 'idempotency-key': newKey() },
  })
}

async function sendNoKey(call: Call, id: string, rider: Rider): Promise<void> {
  await call('POST', `/api/shipments/${id}/deliverykey`, {
    body: { withoutKeyReason: 'No la encuentra' },
    headers: { ...bearer(rider), 'idempotency-key': newKey() },
  })
}

/** More waiting deliveries than fit on one page of the list, and a rider to see them. */
export async function makeManyShipments(call: Call, brand: Brand): Promise<Rider> {
  for (let made = 0; made <= RIDER_PAGE_SIZE; made += 1) await readyDelivery(call, brand)
  return startShift(call, brand)
}

/** Two waiting deliveries, not stacked yet. */
export async function makeTwoShipments(
  call: Call,
  brand: Brand,
): Promise<[{ shipmentId: string }, { shipmentId: string }]> {
  return [await readyDelivery(call, brand), await readyDelivery(call, brand)]
}

/** Two stacked deliveries, and a rider to see them. */
export async function makeStack(
  call: Call,
  brand: Brand,
): Promise<{ stackId: string; shipmentId: string; rider: Rider }> {
  const members = await makeTwoShipments(call, brand)
  const path = `/api/admin/branchcontacts/${brand.venue}/stacks`
  const shipmentIds = members.map((member) => member.shipmentId)
  const { body } = await call<ShipmentStack>('POST', path, { body: { shipmentIds }, headers: OPERATOR })
  const rider = await startShift(call, brand)
  return { stackId: body.id, shipmentId: members[0].shipmentId, rider }
}

const bearer = ({ token = '' }: Rider) => ({ authorization: `Bearer ${token}` })

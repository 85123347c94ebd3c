import type { StudioShipment } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { listSamples } from '../../repositories/draft-marks-repository.ts'
import { findOrderById, updateOrder } from '../../repositories/orders-repository.ts'
import { findShipment, updateShipment } from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'

/** How far the rider of the sample still has to go. @units degrees */
const AWAY = 0.002

/** Where the rider of a sample is. */
export function nearby({ branchContact }: ContactEntry, now: Date) {
  const { lat, lng } = branchContact.address
  return { riderLat: lat + AWAY, riderLng: lng, riderPositionAt: now }
}

/** Before somebody has it, and after it ended, nobody is on the way with it. */
const NOWHERE = { riderLat: null, riderLng: null, riderPositionAt: null }
const NOT_CARRIED: ReadonlySet<StudioShipment> = new Set(['LOOKING_FOR_DRIVER', 'DELIVERED'])

/**
 * Brings the delivery among the samples of a mark as far as a frame shows it, with its rider from the moment somebody
 * has it. Written as rows: nobody is told, nothing is counted.
 *
 * @returns nothing; a mark without a delivery stays as it is
 */
export async function moveSample(
  { clock, store }: Services,
  { mark, contact, status }: { mark: string; contact: ContactEntry; status: StudioShipment },
): Promise<void> {
  await store.db.transaction(async (tx: Db) => {
    const samples = await listSamples(tx, mark)
    const referenceOf = (wanted: string) => samples.find(({ role }) => role === wanted)?.reference
    const id = referenceOf('shipmentId')
    const found = id === undefined ? undefined : await findShipment(tx, id)
    if (found === undefined || found.shipment.status === status) return
    const { shipment } = found
    const riderId = status === 'LOOKING_FOR_DRIVER' ? null : (referenceOf('deliveryRiderId') ?? null)
    const now = clock()
    const place = NOT_CARRIED.has(status) ? NOWHERE : nearby(contact, now)
    await updateShipment(tx, shipment, { status, riderId, ...place }, now)
    const order = await findOrderById(tx, shipment.orderId)
    const orderStatus = status === 'DELIVERED' ? 'DELIVERED' : 'READY'
    if (order) await updateOrder(tx, order, { status: orderStatus }, now)
  })
}

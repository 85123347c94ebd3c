import { eq } from 'drizzle-orm'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { Db } from '#server/db/store.ts'
import { shipments } from '#server/db/schema/delivery.ts'
import { notifyTracking } from '#server/use-cases/tracking/tracking-info.ts'
import { addShipment, type MadeShipment, type ShipmentValues } from '../server/support/shipment.ts'
import { placeOrder } from './orders.ts'
import type { TestServer } from './server.ts'

const VENUE = 'la-esquina'
/** Around the corner of the venue. */
export const HOME = { lat: -34.6022, lng: -58.4165 }

/** A delivery on its way to {@link HOME}, and the address of its tracking page. */
export async function trackedDelivery(
  server: TestServer,
  values?: ShipmentValues,
): Promise<MadeShipment & { path: string }> {
  const { code } = await placeOrder(server, VENUE, {
    mode: 'delivery',
    choices: [{ plate: 'empanada-de-pollo', sizeId: 'unica', quantity: 6 }],
    form: {
      customerName: 'Ana',
      phone: '+541155552004',
      paysWith: 9_000_000,
      location: {
        street: 'Guardia Vieja',
        number: '3860',
        city: 'Buenos Aires',
        locality: 'Almagro',
        country: 'AR',
        postalCode: '',
        fullAddress: 'Guardia Vieja 3860, Almagro, Buenos Aires',
        ...HOME,
        betweenStreets: '',
        details: '',
        geocoded: true,
        fromLocalStorage: false,
      },
    },
  })
  const path = companionPaths.tracking(VENUE, code)
  if (values === undefined) return { id: '', trackingId: '', orderCode: code, path }
  return { ...(await addShipment(server, code, values)), path }
}

/** Something happens to a shipment, and its diner is told. */
export async function changeShipment(
  { store }: { store: { db: Db } },
  { id }: Pick<MadeShipment, 'id'>,
  values: ShipmentValues,
): Promise<void> {
  await store.db.transaction(async (tx) => {
    await tx.update(shipments).set(values).where(eq(shipments.id, id))
    await notifyTracking(tx, id)
  })
}

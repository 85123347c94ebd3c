import { expect, test } from 'vitest'

import { asShipment } from './as-shipment.ts'

const AT = new Date('2026-11-18T15:30:00.000Z')
const READER = { riderId: 'me', name: 'Rita', phone: '+5491155557001' }
const DOOR = { lat: -34.6, lng: -58.4 }
type Consignment = Parameters<typeof asShipment>[0]

const offered = (store: object | null, door: object) =>
  asShipment(
    {
      shipment: { status: 'LOOKING_FOR_DRIVER', riderId: null, createdAt: AT, updatedAt: AT },
      order: { paid: true, destination: { locality: 'Almagro', ...door } },
      store,
    } as unknown as Consignment,
    READER,
  )

test('[SHIP-01] how far a shipment goes is told only where both ends are known: 0, 0 is where nobody is', () => {
  expect(offered({ lat: -34.61, lng: -58.4 }, DOOR).distanceInMeters).toBe(1_112)
  const unknown = { lat: 0, lng: 0 }
  for (const [store, door] of [
    [unknown, DOOR],
    [DOOR, unknown],
    [null, DOOR],
  ] as const)
    expect(offered(store, door)).toMatchObject({ zone: 'Almagro', distanceInMeters: undefined })
})

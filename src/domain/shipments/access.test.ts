import { expect, test } from 'vitest'

import type { ShipmentStatus } from '#generated/models.ts'
import { canSeeCustomer, canSeePlace, hasLostTrip, isBeforeLeaving } from './access.ts'
import { SHIPMENT_TRANSITIONS } from './transitions.ts'

const STATUSES = Object.keys(SHIPMENT_TRANSITIONS) as ShipmentStatus[]
const carried = (status: ShipmentStatus, riderId?: string) => ({
  status,
  ...(riderId !== undefined && { rider: { riderId } }),
})
const where = (is: (status: ShipmentStatus) => boolean) => STATUSES.filter(is)

test('[SHIP-08] a trip is lost once others have all of it, without what the venue called off', () => {
  const lost = carried('IN_STORE', 'other')
  expect(hasLostTrip([lost, carried('CANCELED')], 'me')).toBe(true)
  expect(hasLostTrip([lost, carried('IN_STORE', 'me')], 'me')).toBe(false)
  expect(hasLostTrip([lost, carried('LOOKING_FOR_DRIVER')], 'me')).toBe(false)
  expect([hasLostTrip([carried('CANCELED')], 'me'), hasLostTrip([], 'me')]).toEqual([false, false])
})

test('[SHIP-04] its own rider sees where it goes from taking it, who receives it on the way; others neither', () => {
  expect(where((status) => canSeePlace(carried(status, 'me'), 'me'))).toEqual(
    where((status) => isBeforeLeaving({ status }) || canSeeCustomer(carried(status, 'me'), 'me')),
  )
  expect(where((status) => isBeforeLeaving({ status }))).toEqual(['ON_ROUTE_TO_PICK_UP', 'IN_STORE'])
  expect(canSeeCustomer(carried('ON_ROUTE_TO_DROP_OFFS', 'me'), 'me')).toBe(true)
  for (const rider of ['other', undefined])
    expect(where((status) => canSeePlace(carried(status, rider), 'me'))).toEqual([])
})

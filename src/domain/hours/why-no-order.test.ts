import { expect, test } from 'vitest'

import type { OrderMode } from '#generated/models.ts'

import { sampleContact, sampleMode } from '#domain/venue/sample-venue.fixture.ts'
import { everyDay } from './every-day.ts'
import { orderingState } from './ordering.ts'
import { whyNoOrder } from './why-no-order.ts'

const MODE = sampleMode('TAKE_AWAY', 'Para llevar', {
  paymentTypes: [{ id: 'cash', showName: 'Efectivo', active: true, paymentMethod: 'CASH', upload: 'APP' }],
})
const NOON = Date.parse('2026-11-21T16:00:00Z') // Saturday 13:00 in Buenos Aires
const NIGHT = Date.parse('2026-11-22T04:00:00Z') // Sunday 01:00
const EVENING_ONLY = [{ scheduleConfigs: [{ workingDays: everyDay(['20:00', '23:00']) }] }]

test.each([
  ['nothing', {}, {}, NOON, undefined],
  ['a closed venue', {}, {}, NIGHT, 'venue-closed'],
  ['a venue that closed itself', {}, { manualClosure: {} }, NOON, 'venue-closed'],
  ['the hours of the mode', { schedules: EVENING_ONLY }, {}, NOON, 'mode-closed'],
  ['no way to pay, though the venue is open', { paymentTypes: [] }, {}, NOON, 'disabled'],
  ['a mode that only informs', { orderEnabled: false }, {}, NIGHT, 'informative'],
] as const)('[CART-06] what stands in the way of an order: %s', (_what, ofMode, ofVenue, now, why) => {
  const mode = { ...MODE, ...ofMode } as OrderMode
  const venue = sampleContact('Roma', ofVenue)
  expect(whyNoOrder(venue, orderingState(venue, mode, now), now)).toBe(why)
})

test.each([
  ['another one is offered', { active: true }, 'mode-gone'],
  ['none is', { active: false }, 'disabled'],
] as const)('[CART-06] a mode that is offered no longer: %s', (_what, ofOther, why) => {
  const venue = sampleContact('Roma')
  const orderModes = [{ ...MODE, ...ofOther }]
  expect(
    whyNoOrder({ ...venue, deliveryConfig: { ...venue.deliveryConfig, orderModes } }, undefined, NOON),
  ).toBe(why)
})

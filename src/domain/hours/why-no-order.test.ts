import { expect, test } from 'vitest'

import type { OrderMode, PaymentType, WorkingDay } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { orderingState } from './ordering.ts'
import { whyNoOrder } from './why-no-order.ts'

const every = (startAt: string, endAt: string): WorkingDay[] =>
  WEEKDAYS.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] }))
const cash: PaymentType = {
  id: 'cash',
  showName: 'Efectivo',
  active: true,
  paymentMethod: 'CASH',
  upload: 'APP',
}
const MODE: OrderMode = {
  id: 'la-esquina.takeaway',
  type: 'TAKE_AWAY',
  showName: 'Para llevar',
  active: true,
  orderEnabled: true,
  useSchedule: false,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  schedules: [],
  paymentTypes: [cash],
}
const NOON = Date.parse('2026-11-21T16:00:00Z') // Saturday 13:00 in Buenos Aires
const NIGHT = Date.parse('2026-11-22T04:00:00Z') // Sunday 01:00
const EVENING_ONLY = [{ scheduleConfigs: [{ workingDays: every('20:00', '23:00') }] }]

test.each([
  ['nothing', {}, {}, NOON, undefined],
  ['a closed venue', {}, {}, NIGHT, 'venue-closed'],
  ['a venue that closed itself', {}, { manualClosure: {} }, NOON, 'venue-closed'],
  ['the hours of the mode', { schedules: EVENING_ONLY }, {}, NOON, 'mode-closed'],
  ['no way to pay, though the venue is open', { paymentTypes: [] }, {}, NOON, 'disabled'],
  ['a mode that only informs', { orderEnabled: false }, {}, NIGHT, 'disabled'],
] as const)('[CART-06] what stands in the way of an order: %s', (_what, ofMode, ofVenue, now, why) => {
  const mode = { ...MODE, ...ofMode } as OrderMode
  const venue = {
    timeZone: 'America/Argentina/Buenos_Aires',
    ordersEnabled: true,
    deliveryConfig: {
      orderModes: [mode],
      workingDays: every('12:00', '23:00'),
      betweenStreetsRequired: false,
    },
    ...ofVenue,
  }
  expect(whyNoOrder(venue, orderingState(venue, mode, now), now)).toBe(why)
})

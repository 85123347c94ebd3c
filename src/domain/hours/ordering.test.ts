import { describe, expect, test } from 'vitest'

import type { DeliveryInfo, OrderMode, PaymentType } from '#generated/models.ts'

import { everyDay } from './every-day.ts'
import { IMPEDIMENT_TYPES, orderingState, type OrderingVenue } from './ordering.ts'

const cash: PaymentType = {
  id: 'cash',
  showName: 'Efectivo',
  active: true,
  paymentMethod: 'CASH',
  upload: 'APP',
}
const mode = (over: Partial<OrderMode> = {}): OrderMode => ({
  id: 'la-esquina.delivery',
  type: 'DELIVERY',
  showName: 'Delivery',
  active: true,
  orderEnabled: true,
  useSchedule: false,
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  schedules: [],
  paymentTypes: [cash],
  ...over,
})
const venue = (over: Partial<OrderingVenue> = {}, orderModes: OrderMode[] = [mode()]): OrderingVenue => ({
  timeZone: 'America/Argentina/Buenos_Aires',
  ordersEnabled: true,
  deliveryConfig: { orderModes, workingDays: everyDay(['12:00', '23:00']), betweenStreetsRequired: false },
  ...over,
})
const info = (over: Partial<DeliveryInfo> = {}): DeliveryInfo => ({
  inside: true,
  providersFailed: false,
  fees: [],
  minimumOrderPrice: 0,
  cashAllowed: true,
  ...over,
})
const ownHours = (startAt: string, endAt: string): OrderMode['schedules'] => [
  { scheduleConfigs: [{ workingDays: everyDay([startAt, endAt]) }] },
]
const noon = Date.parse('2026-11-21T16:00:00Z') // Saturday 13:00 in Buenos Aires
const night = Date.parse('2026-11-22T04:00:00Z') // Sunday 01:00

describe('[HOURS-02] ordering now', () => {
  test('an open venue with a way to pay takes orders, and nothing stands in the way', () => {
    expect(orderingState(venue(), mode(), noon)).toEqual({
      canOrderNow: true,
      canSchedule: false,
      informative: false,
      impediments: [],
    })
  })

  test('a mode with hours of its own needs both: its hours and an open venue', () => {
    const evenings = mode({ schedules: ownHours('19:00', '23:59') })
    expect(orderingState(venue(), evenings, noon)).toMatchObject({
      canOrderNow: false,
      impediments: ['STORE_CLOSED'],
    })
    expect(orderingState(venue(), evenings, Date.parse('2026-11-21T23:00:00Z')).canOrderNow).toBe(true)
    // 23:30: the mode would, the venue is closed.
    expect(orderingState(venue(), evenings, Date.parse('2026-11-22T02:30:00Z')).canOrderNow).toBe(false)
  })
})

describe('[ANALYTICS-01] the seven impediments', () => {
  test('STORE_CLOSED outside the hours', () => {
    expect(orderingState(venue(), mode(), night)).toMatchObject({
      canOrderNow: false,
      impediments: ['STORE_CLOSED'],
    })
  })

  test('[HOURS-04] STORE_TEMPORARILY_CLOSED by hand, until its end', () => {
    const closed = venue({ manualClosure: { until: '2026-11-21T18:00:00Z' } })
    expect(orderingState(closed, mode(), noon)).toMatchObject({
      canOrderNow: false,
      impediments: ['STORE_TEMPORARILY_CLOSED'],
    })
    expect(orderingState(closed, mode(), Date.parse('2026-11-21T18:00:00Z')).canOrderNow).toBe(true)
  })

  test('ALL_ORDER_MODES_DISABLED when no active mode takes orders', () => {
    const modes = [mode({ orderEnabled: false }), mode({ active: false })]
    expect(orderingState(venue({}, modes), mode({ orderEnabled: false }), noon).impediments).toEqual([
      'ALL_ORDER_MODES_DISABLED',
      'ORDERS_DISABLED',
    ])
    expect(orderingState(venue({}, []), mode(), noon).impediments).toEqual(['ALL_ORDER_MODES_DISABLED'])
  })

  test.each([
    ['the branch contact', venue({ ordersEnabled: false }), mode()],
    ['the mode', venue(), mode({ orderEnabled: false })],
    ['an inactive mode', venue(), mode({ active: false })],
  ])('[MODE-05] ORDERS_DISABLED by %s: the menu only informs', (_, where, which) => {
    expect(orderingState(where, which, noon)).toEqual({
      canOrderNow: false,
      canSchedule: false,
      informative: true,
      impediments: ['ORDERS_DISABLED'],
    })
  })

  test('OUT_OF_COVERAGE_AREA by the delivery info, or by the list before there is one; delivery only', () => {
    expect(orderingState(venue(), mode(), noon, info({ inside: false })).impediments).toEqual([
      'OUT_OF_COVERAGE_AREA',
    ])
    const far = venue({ reachableByDelivery: false })
    expect(orderingState(far, mode(), noon).impediments).toEqual(['OUT_OF_COVERAGE_AREA'])
    expect(orderingState(far, mode(), noon, info()).impediments).toEqual([])
    expect(orderingState(far, mode({ type: 'TAKE_AWAY' }), noon).impediments).toEqual([])
  })

  test('NO_LOGISTICS_COVERAGE when no courier answered', () => {
    expect(orderingState(venue(), mode(), noon, info({ providersFailed: true })).impediments).toEqual([
      'NO_LOGISTICS_COVERAGE',
    ])
  })

  test('NO_PAYMENT_METHODS with nothing active', () => {
    expect(orderingState(venue(), mode({ paymentTypes: [] }), noon)).toMatchObject({
      canOrderNow: false,
      impediments: ['NO_PAYMENT_METHODS'],
    })
    const off = {
      ...cash,
      paymentMethod: 'ONLINE' as const,
      onlinePayment: { providerName: 'x', paymentMethod: 'DISABLED' },
    }
    expect(orderingState(venue(), mode({ paymentTypes: [off] }), noon).impediments).toEqual([
      'NO_PAYMENT_METHODS',
    ])
  })

  test('an address without cash is told, but checkout gives the reason: the venue itself takes orders', () => {
    expect(orderingState(venue(), mode(), noon, info({ cashAllowed: false }))).toMatchObject({
      canOrderNow: true,
      impediments: ['NO_PAYMENT_METHODS'],
    })
  })

  test('all that apply are listed, in the order of the spec', () => {
    const worst = venue({ ordersEnabled: false, manualClosure: {} }, [])
    const { impediments } = orderingState(
      worst,
      mode({ paymentTypes: [] }),
      night,
      info({ inside: false, providersFailed: true }),
    )
    expect(impediments).toEqual([...IMPEDIMENT_TYPES])
  })
})

describe('[SCHED-01] ordering for later', () => {
  const later = mode({ useSchedule: true, schedules: ownHours('12:00', '15:00') })

  test('a closed venue with a mode that can be scheduled', () => {
    expect(orderingState(venue(), later, night)).toMatchObject({ canOrderNow: false, canSchedule: true })
  })

  test('a venue that never opens takes scheduled orders by the hours of the mode', () => {
    const never = venue({
      deliveryConfig: { orderModes: [later], workingDays: [], betweenStreetsRequired: false },
    })
    expect(orderingState(never, later, noon)).toEqual({
      canOrderNow: false,
      canSchedule: true,
      informative: false,
      impediments: ['STORE_CLOSED'],
    })
  })

  test('not when the mode is not for scheduling, has no slot, is disabled, or the closure has no end', () => {
    expect(orderingState(venue(), { ...later, useSchedule: false }, noon).canSchedule).toBe(false)
    expect(orderingState(venue(), { ...later, minDelayInMinutes: 600 }, noon).canSchedule).toBe(false)
    expect(orderingState(venue(), { ...later, orderEnabled: false }, noon).canSchedule).toBe(false)
    expect(orderingState(venue(), { ...later, paymentTypes: [] }, noon).canSchedule).toBe(false)
    expect(orderingState(venue({ manualClosure: {} }), later, noon).canSchedule).toBe(false)
  })
})

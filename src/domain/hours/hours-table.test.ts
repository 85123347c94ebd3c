import { describe, expect, test } from 'vitest'

import type { OrderMode } from '#generated/models.ts'

import { WEEKDAYS } from '#domain/time/civil-date.ts'
import { everyDay } from './every-day.ts'
import { hoursRows, hoursTable, ordersHeading } from './hours-table.ts'
import type { HoursVenue } from './mode-hours.ts'

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
  paymentTypes: [],
  ...over,
})
const venue = (over: Partial<HoursVenue> = {}): HoursVenue => ({
  timeZone: 'America/Argentina/Buenos_Aires',
  ordersEnabled: true,
  deliveryConfig: {
    orderModes: [],
    workingDays: everyDay(['12:00', '23:30']),
    betweenStreetsRequired: false,
  },
  ...over,
})
const ownHours = [{ scheduleConfigs: [{ workingDays: everyDay(['19:00', '23:00']) }] }]
const saturdayNight = Date.parse('2026-11-22T02:00:00Z') // 23:00 of Saturday the 21st in Buenos Aires

describe("[HOURS-01] the modal 'Horarios del Local'", () => {
  test('seven rows from Monday, today in venue time', () => {
    const { rows, state, alwaysOpen } = hoursTable(venue(), [], saturdayNight)
    expect(rows.map(({ weekday }) => weekday)).toEqual(WEEKDAYS)
    expect(rows.filter(({ today }) => today).map(({ weekday }) => weekday)).toEqual(['SATURDAY'])
    expect(rows[0]?.ranges).toEqual([{ startAt: '12:00', endAt: '23:30' }])
    expect(state.kind).toBe('open')
    expect(alwaysOpen).toBe(false)
  })

  test('a day without ranges has none, several entries of a day are put in order', () => {
    const rows = hoursRows(
      [
        { dayOfWeek: 'MONDAY', workingHours: [{ startAt: '20:00', endAt: '02:00' }] },
        { dayOfWeek: 'MONDAY', workingHours: [{ startAt: '12:00', endAt: '15:00' }] },
        { dayOfWeek: 'TUESDAY', workingHours: [{ startAt: 'noon', endAt: '15:00' }] },
      ],
      'FRIDAY',
    )
    expect(rows[0]?.ranges.map(({ startAt }) => startAt)).toEqual(['12:00', '20:00'])
    expect(rows[1]?.ranges).toEqual([])
    expect(rows[6]).toEqual({ weekday: 'SUNDAY', today: false, ranges: [] })
  })

  test('whole days all week are told as always open', () => {
    const always = venue({
      deliveryConfig: {
        orderModes: [],
        workingDays: everyDay(['00:00', '24:00']),
        betweenStreetsRequired: false,
      },
    })
    expect(hoursTable(always, [], saturdayNight)).toMatchObject({
      alwaysOpen: true,
      state: { kind: 'always-open' },
    })
  })

  test('[HOURS-04] a manual closure is told before the rows', () => {
    expect(hoursTable(venue({ manualClosure: {} }), [], saturdayNight).state.kind).toBe('temporarily-closed')
  })
})

describe('[HOURS-01] which heading on orders applies', () => {
  test("'Pedidos habilitados en el horario del local': no hours of its own", () => {
    expect(ordersHeading(venue(), mode())).toBe('venue-hours')
    expect(ordersHeading(venue(), mode({ useSchedule: true }))).toBe('venue-hours')
    expect(ordersHeading(venue(), mode({ schedules: [{ scheduleConfigs: [] }] }))).toBe('venue-hours')
  })

  test("'Pedidos habilitados en los siguientes horarios': own hours", () => {
    expect(ordersHeading(venue(), mode({ schedules: ownHours }))).toBe('following-hours')
  })

  test("'Pedidos habilitados dentro de estos horarios': own hours, to be scheduled", () => {
    expect(ordersHeading(venue(), mode({ schedules: ownHours, useSchedule: true }))).toBe('within-hours')
  })

  test("[MODE-05] 'Pedidos deshabilitados, menú informativo': mode or branch contact disabled", () => {
    expect(ordersHeading(venue(), mode({ orderEnabled: false }))).toBe('disabled')
    expect(ordersHeading(venue({ ordersEnabled: false }), mode({ schedules: ownHours }))).toBe('disabled')
  })

  test('rows come only with hours of its own, and inactive modes are left out', () => {
    const { modes } = hoursTable(
      venue(),
      [
        mode({ id: 'a', schedules: ownHours }),
        mode({ id: 'b' }),
        mode({ id: 'c', orderEnabled: false, schedules: ownHours }),
        mode({ id: 'd', active: false }),
      ],
      saturdayNight,
    )
    expect(modes.map(({ modeId, heading, rows }) => [modeId, heading, rows.length])).toEqual([
      ['a', 'following-hours', 7],
      ['b', 'venue-hours', 0],
      ['c', 'disabled', 0],
    ])
    expect(modes[0]?.rows[5]).toEqual({
      weekday: 'SATURDAY',
      today: true,
      ranges: [{ startAt: '19:00', endAt: '23:00' }],
    })
  })
})

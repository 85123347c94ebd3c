import { expect, test } from 'vitest'

import { shownStatus } from '#domain/order/status.ts'
import type { OrderFollowUp, OrderModeType, OrderStatus } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { createMessages } from '#messages/index.ts'
import { moment } from '#messages/moment.ts'
import { status as statusTexts } from '#messages/status.ts'
import { tracking } from '#messages/tracking.ts'
import { estimate, hintKey, needsHandover, reportSentKey, reportChannel } from './order-words.ts'
import { clockAt, dueAt, dueOn, momentAt } from '#ui/patterns/venue-time.ts'

const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
/** While it is made, before its time is over. */
const soon = { now: Date.parse('2026-11-18T15:40:00.000Z'), timeZone: BUENOS_AIRES }
const t = createMessages()(followUp, moment, statusTexts, tracking)

const order = (over: Partial<OrderFollowUp>): OrderFollowUp => ({
  code: 'K7QF3M2X9TD',
  own: true,
  id: '1',
  type: 'DELIVERY',
  status: 'ACCEPTED',
  statusHistory: [],
  orderModeName: 'Delivery',
  paymentType: { showName: 'Efectivo', paymentMethod: 'CASH' },
  paid: false,
  price: 9_000,
  orderedAt: '2026-11-18T15:30:00.000Z',
  scheduled: false,
  items: [],
  itemsPrice: 9_000,
  surcharges: [],
  discounts: [],
  deliveryFee: 0,
  userServiceFee: 0,
  notes: '',
  customerName: 'Ana',
  minDelayInMinutes: 30,
  maxDelayInMinutes: 45,
  redeemedPoints: 0,
  gainedPoints: 0,
  branchContactAlias: 'la-esquina',
  ...over,
})

test('[ORDER-02] an unconfirmed order that goes by message is still to be sent, whatever its venue has by now', () => {
  const sent = { status: 'UNCONFIRMED', type: 'DELIVERY', byMessage: true } as const
  expect([needsHandover(sent), hintKey(sent)]).toEqual([true, 'status.hint.UNCONFIRMED.message'])
  const unpaid = { ...sent, byMessage: undefined }
  expect([needsHandover(unpaid), hintKey(unpaid)]).toEqual([false, 'status.hint.UNCONFIRMED.payment'])
  expect(needsHandover({ status: 'GENERATED', byMessage: true })).toBe(false)
})

test('[FUP-01] every state of every kind of order has its hint', () => {
  const statuses: OrderStatus[] = ['UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY', 'DELIVERED', 'CANCELED']
  const types: OrderModeType[] = ['DELIVERY', 'TAKE_AWAY', 'IN_DINING', 'SELF_SERVICE']
  for (const status of statuses) {
    for (const type of types) {
      for (const byMessage of [true, undefined]) {
        const key = hintKey({ status, type, byMessage })
        expect(t(key)).not.toBe(key)
      }
    }
  }
})

test('[FUP-01] while a rider brings it, the order is headed as its tracking page is', () => {
  const heading = (over: Partial<OrderFollowUp>) => t(`status.${shownStatus(order(over))}`)
  expect(t('status.ON_THE_WAY')).toBe(t('tracking.status.ON_ROUTE_TO_DROP_OFF'))
  expect(heading({ status: 'READY', shipmentStatus: 'IN_STORE' })).toBe('Listo')
  expect(heading({ status: 'READY', shipmentStatus: 'ON_ROUTE_TO_DROP_OFF' })).toBe('En camino')
  expect(heading({ status: 'ACCEPTED', shipmentStatus: 'ON_ROUTE_TO_DROP_OFFS' })).toBe('En camino')
  // the venue handed it over itself
  const handed = { status: 'DELIVERED', shipmentStatus: 'ON_ROUTE_TO_DROP_OFF' } as const
  expect([heading(handed), t(hintKey(order(handed)))]).toEqual(['Entregado', 'Que lo disfrutes.'])
})

test('[FUP-01] [PAY-01] an order that was paid too late waits for its venue, and no time is promised', () => {
  const late = order({ status: 'GENERATED', paid: true, paidLate: true })
  expect(t(hintKey(late))).toMatch(/^Tu pago llegó fuera de hora\./)
  expect(estimate(late, soon, t)).toBeUndefined()
  const accepted = order({ paid: true, paidLate: true })
  expect(t(hintKey(accepted))).toBe('El local está preparando tu pedido.')
  expect(estimate(accepted, soon, t)).toBeUndefined()
})

test('[FUP-03] an order that its diner canceled does not say that the venue did', () => {
  const reports = [{ errorType: 'CANCEL' as const, at: '2026-11-18T15:30:00.000Z' }]
  const canceled = { status: 'CANCELED', type: 'DELIVERY' } as const
  expect(t(hintKey(canceled))).toBe('El local canceló tu pedido. Escríbele si tienes dudas.')
  expect(t(hintKey({ ...canceled, reports }))).toBe('Tu pedido se canceló porque lo pediste.')
})

test('[FUP-01] an order that nobody paid was not canceled by its venue', () => {
  const ended = { status: 'CANCELED', type: 'DELIVERY', endedUnpaid: true } as const
  expect(t(hintKey(ended))).toBe('Se canceló porque no se pagó.')
})

test('[FUP-03] [ORDER-02] what is told by a message was not told by us', () => {
  const told = { status: 'ACCEPTED', byMessage: true } as const
  expect(reportSentKey('CANCEL', { ...told, whatsAppPhone: '+525555500142' })).toBe('report.told.message')
  expect(reportSentKey('CANCEL', told)).toBe('report.told.by-yourself')
  expect(reportChannel({ byMessage: true, whatsAppPhone: '+525555500142' })).toBe('message')
  expect(reportChannel({ byMessage: true })).toBe('by-yourself')
  expect(reportChannel({})).toBe('console')
})

test('[FUP-03] who asked to cancel what its venue had just accepted is not told that it is canceled', () => {
  expect(reportSentKey('CANCEL', { status: 'CANCELED' })).toBe('report.canceled')
  expect(reportSentKey('CANCEL', { status: 'ACCEPTED' })).toBe('report.told')
  expect(reportSentKey('LATE', { status: 'DELIVERED' })).toBe('report.told')
})

test('[FUP-01] an order that is being made says when it will be there, on the clock of the venue', () => {
  expect(estimate(order({}), soon, t)).toBe('Llega entre las 13:00 y las 13:15')
  expect(estimate(order({ type: 'TAKE_AWAY' }), soon, t)).toBe(
    'Listo para retirar entre las 13:00 y las 13:15',
  )
})

test('[FUP-01] the minutes of an order that was paid later count from then', () => {
  const statusHistory: OrderFollowUp['statusHistory'] = [
    { status: 'UNCONFIRMED', at: '2026-11-18T15:30:00.000Z' },
    { status: 'GENERATED', at: '2026-11-18T16:20:00.000Z' },
  ]
  expect(estimate(order({ statusHistory }), soon, t)).toBe('Llega entre las 13:50 y las 14:05')
})

test('[FUP-01] once its time is over, it is said to be late instead, as on the page of its delivery', () => {
  const told = (over: Partial<OrderFollowUp>, at: string) =>
    estimate(order(over), { ...soon, now: Date.parse(at) }, t)
  for (const type of ['DELIVERY', 'TAKE_AWAY'] as const) {
    expect(told({ type }, '2026-11-18T16:15:00.000Z')).toContain('entre las 13:00 y las 13:15')
    expect(told({ type }, '2026-11-18T16:15:00.001Z')).toBe('Se está demorando más de lo previsto.')
  }
  expect(told({ status: 'DELIVERED' }, '2026-11-18T19:00:00.000Z')).toBeUndefined()
})

test('[FUP-01] what is brought keeps its time while it is ready and on its way', () => {
  for (const shipmentStatus of [undefined, 'ON_ROUTE_TO_DROP_OFF'] as const)
    expect(estimate(order({ status: 'READY', shipmentStatus }), soon, t)).toBe(
      'Llega entre las 13:00 y las 13:15',
    )
})

test.each([
  { status: 'READY', type: 'TAKE_AWAY' },
  { status: 'UNCONFIRMED' },
  { status: 'CANCELED' },
  { type: 'IN_DINING' },
  { scheduled: true },
  { minDelayInMinutes: 0, maxDelayInMinutes: 0 },
] as const)('[FUP-01] no time is promised with %o', (over) => {
  expect(estimate(order(over), soon, t)).toBeUndefined()
})

test('[FUP-01] moments are those of the venue: another day there is another day', () => {
  expect(momentAt('2026-11-18T02:05:00.000Z', BUENOS_AIRES, t)).toBe('martes 17/11, 23:05 h')
  expect(clockAt(Date.parse('2026-11-18T02:05:00.000Z'), 'America/Mexico_City')).toBe('20:05')
})

test.each([
  // two in the morning of the 19th in UTC is the evening of the 18th at the venue
  ['2026-11-19T02:05:00.000Z', 'hoy, 23:05 h'],
  ['2026-11-19T03:05:00.000Z', 'mañana, 00:05 h'],
  ['2026-11-20T16:00:00.000Z', 'el viernes 20/11, 13:00 h'],
  ['2026-12-18T16:00:00.000Z', 'el viernes 18/12, 13:00 h'],
  ['2026-11-17T16:00:00.000Z', 'el martes 17/11, 13:00 h'],
])('what is due at %s is due %s, on the clock of the venue', (at, words) => {
  const now = Date.parse('2026-11-19T01:00:00.000Z')
  expect(dueAt(at, { now, timeZone: BUENOS_AIRES }, t)).toBe(words)
})

test('on paper what is due has its date', () => {
  expect(dueOn('2026-11-19T02:05:00.000Z', BUENOS_AIRES, t)).toBe('el miércoles 18/11, 23:05 h')
})

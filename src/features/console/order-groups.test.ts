import { expect, test } from 'vitest'

import type {
  ConsoleOrder,
  OrderFollowUp,
  OrderStatus,
  RefundStatus,
  ShipmentStatus,
} from '#generated/models.ts'
import { aConsoleOrder } from '../../../tests/support/console-order.ts'
import { feature } from './feature.tsx'
import { consoleFeature } from './index.ts'
import { groupOf, groupsOf, newCodes } from './order-groups.ts'

const one = (code: string, status: OrderStatus, rest: Partial<OrderFollowUp> = {}): ConsoleOrder =>
  aConsoleOrder({ code, status, ...rest })

const refund = {
  id: '1',
  chargeId: '2',
  amount: 100,
  reason: 'VENUE',
  byHand: false,
  requestedAt: '2026-11-18T15:30:00.000Z',
} as const
const withRefund = (order: ConsoleOrder, status: RefundStatus): ConsoleOrder => ({
  ...order,
  money: { ...order.money, refunds: [{ ...refund, status }] },
})

test('the front door names what the feature brings', () => {
  expect(feature.screens.map(({ id }) => id)).toEqual(consoleFeature.screens)
})

test('orders of one slot keep their places, whichever was read last', () => {
  const slot = { scheduledAt: '2026-11-18T18:00:00.000Z' }
  const [first, second] = [
    one('Z', 'GENERATED', { ...slot, id: '01' }),
    one('A', 'GENERATED', { ...slot, id: '02' }),
  ]
  for (const read of [
    [first, second],
    [second, first],
  ])
    expect(groupsOf(read)).toEqual([{ id: 'new', orders: [first, second] }])
})

test('groups follow the work, empty ones are left out, and what is promised for earliest comes first', () => {
  const orders = [
    one('E', 'GENERATED', {
      orderedAt: '2026-11-17T15:30:00.000Z',
      scheduledAt: '2026-11-18T18:00:00.000Z',
    }),
    one('D', 'GENERATED', { orderedAt: '2026-11-18T15:40:00.000Z' }),
    one('C', 'CANCELED'),
    one('B', 'READY'),
    one('A', 'GENERATED'),
  ]
  expect(
    groupsOf(orders).map(({ id, orders: found }) => [id, ...found.map(({ order }) => order.code)]),
  ).toEqual([
    ['new', 'A', 'D', 'E'],
    ['ready', 'B'],
    ['refund', 'C'],
  ])
  const comesBack = (order: ConsoleOrder): ConsoleOrder => ({
    ...order,
    shipment: {
      id: '1',
      status: 'CANCELED',
      since: '',
      codeToShow: 'AAAA',
      keyLocked: false,
      foodDue: true,
    },
  })
  expect(groupOf(comesBack(one('B', 'CANCELED')))).toBe('returning')
  const late = comesBack(one('B', 'CANCELED'))
  const delivered = { status: 'DELIVERED', keyConfirmed: true, foodDue: undefined } as const
  expect(groupOf({ ...late, shipment: late.shipment && { ...late.shipment, ...delivered } })).toBe(
    'delivered-anyway',
  )
  const rides = (order: ConsoleOrder, shipmentStatus: ShipmentStatus): ConsoleOrder => ({
    ...order,
    shipment: {
      id: '1',
      status: shipmentStatus,
      since: '2026-11-18T15:30:00.000Z',
      codeToShow: 'M2X9',
      keyLocked: false,
    },
  })
  expect(groupOf(rides(one('A', 'READY'), 'IN_STORE'))).toBe('on-the-way')
  expect(groupOf(rides(one('A', 'READY'), 'LOOKING_FOR_DRIVER'))).toBe('ready')
  expect(groupOf(rides(one('A', 'ACCEPTED'), 'ON_ROUTE_TO_PICK_UP'))).toBe('preparing')
  expect(groupOf(one('A', 'DELIVERED'))).toBe('without-key')
  expect(
    (['REQUESTED', 'SENT', 'FAILED'] as const).map((status) =>
      groupOf(withRefund(one('A', 'DELIVERED'), status)),
    ),
  ).toEqual(['refund', 'refund', 'refund'])
  expect(groupOf(withRefund(one('A', 'DELIVERED'), 'CONFIRMED'))).toBe('without-key')
  expect(newCodes(orders)).toEqual(['E', 'D', 'A'])
})

test('[PAY-01] an order that goes on stands with the money to give back too, until that arrived', () => {
  const groupsWith = (status: OrderStatus, refundStatus: RefundStatus) =>
    groupsOf([withRefund(one('A', status), refundStatus)]).map(({ id }) => id)
  expect(groupsWith('ACCEPTED', 'FAILED')).toEqual(['preparing', 'refund'])
  expect(groupsWith('UNCONFIRMED', 'REQUESTED')).toEqual(['refund', 'unconfirmed'])
  expect(groupsWith('READY', 'SENT')).toEqual(['ready', 'refund'])
  expect(groupsWith('READY', 'CONFIRMED')).toEqual(['ready'])
  expect(groupsWith('DELIVERED', 'SENT')).toEqual(['refund'])
})

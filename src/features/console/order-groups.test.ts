import { expect, test } from 'vitest'

import type { ConsoleOrder, OrderFollowUp, OrderStatus, ShipmentStatus } from '#generated/models.ts'
import { feature } from './feature.tsx'
import { consoleFeature } from './index.ts'
import { groupOf, groupsOf, newCodes } from './order-groups.ts'

const placed: OrderFollowUp = {
  code: 'K7QF3M2X9TD',
  id: '1',
  type: 'DELIVERY',
  status: 'GENERATED',
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
}
const one = (code: string, status: OrderStatus): ConsoleOrder => ({
  order: { ...placed, code, status },
  customerPhone: '',
  actions: [],
  shipmentActions: [],
})

test('the front door names what the feature brings', () => {
  expect(feature.screens.map(({ id }) => id)).toEqual(consoleFeature.screens)
})

test('groups follow the work, empty ones are left out, and who waits longest comes first', () => {
  const orders = [one('D', 'GENERATED'), one('C', 'CANCELED'), one('B', 'READY'), one('A', 'GENERATED')]
  expect(
    groupsOf(orders).map(({ id, orders: found }) => [id, ...found.map(({ order }) => order.code)]),
  ).toEqual([
    ['new', 'A', 'D'],
    ['ready', 'B'],
    ['refund', 'C'],
  ])
  const rides = (order: ConsoleOrder, shipmentStatus: ShipmentStatus): ConsoleOrder => ({
    ...order,
    shipment: {
      id: '1',
      status: shipmentStatus,
      since: placed.orderedAt,
      codeToShow: 'M2X9',
      keyLocked: false,
    },
  })
  expect(groupOf(rides(one('A', 'READY'), 'IN_STORE'))).toBe('on-the-way')
  expect(groupOf(rides(one('A', 'READY'), 'LOOKING_FOR_DRIVER'))).toBe('ready')
  expect(groupOf(rides(one('A', 'ACCEPTED'), 'ON_ROUTE_TO_PICK_UP'))).toBe('preparing')
  expect(newCodes(orders)).toEqual(['D', 'A'])
})

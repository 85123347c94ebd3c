import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { expect, test } from 'vitest'

import type { OrderFollowUp } from '#generated/models.ts'
import { orderTexts } from '#messages/order-texts.ts'
import { placedOrderSummary } from './placed-order.ts'

const ORDER: OrderFollowUp = {
  code: 'K7QF3M2X9TD',
  own: true,
  id: '1',
  type: 'TAKE_AWAY',
  status: 'UNCONFIRMED',
  statusHistory: [],
  orderModeName: 'Para llevar',
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
  customerName: 'Luz',
  minDelayInMinutes: 10,
  maxDelayInMinutes: 15,
  redeemedPoints: 0,
  gainedPoints: 0,
  branchContactAlias: 'cafe-aurora',
}
const words = { texts: orderTexts(DEFAULT_LOCALE), formatMoney: (amount: number) => `$ ${amount / 100}` }

test('[ORDER-02] which order, whose, how much, and where to read the rest', () => {
  const link = 'https://pedidos.example/menu/cafe-aurora/order/K7QF3M2X9TD'
  expect(placedOrderSummary(ORDER, { ...words, link }).split('\n')).toEqual([
    'Pedido K7QF-3M2-X9TD',
    'Tipo de pedido: Para llevar',
    'Nombre: Luz',
    'Total: $ 90',
    `Ver el pedido: ${link}`,
  ])
})

test('[ORDER-02] without an address the link is left out', () => {
  expect(placedOrderSummary(ORDER, words)).not.toContain('Ver el pedido')
})

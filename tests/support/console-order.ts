import type { ConsoleOrder, OrderFollowUp } from '#generated/models.ts'

const placed: OrderFollowUp = {
  code: 'K7QF3M2X9TD',
  id: '1',
  own: true,
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

/** An order on a venue's board. */
export const aConsoleOrder = (order: Partial<OrderFollowUp>): ConsoleOrder => ({
  order: { ...placed, ...order },
  customerPhone: '',
  actions: [],
  shipmentActions: [],
  unprovenBenefit: false,
  money: { state: 'UNPAID', charges: [], refunds: [], refundable: 0 },
})

import type { CustomerOrders, OrderFollowUp, OrderingCustomer, OrderSummary } from '#generated/models.ts'
import { parseOrderCode } from '#domain/order/code.ts'

import {
  findOrderByCode,
  listDeviceHistory,
  listDeviceOrders,
  listOrderEvents,
  listOrderLines,
} from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'

export const ORDERS_PER_PAGE = 20
/** Orders looked through for the addresses of a returning diner. */
const HISTORY = 20

/**
 * The order a code opens at a venue.
 * @param text - as written by a person: any case, with or without dashes
 */
export async function findOrder(
  { store }: Services,
  alias: string | undefined,
  text: string,
): Promise<OrderRow | undefined> {
  const code = parseOrderCode(text)
  const order = code === undefined ? undefined : await findOrderByCode(store.db, code)
  return alias === undefined || order?.branchContact === alias ? order : undefined
}

/** An order as its page reads it. */
export async function followUp({ store, catalog }: Services, order: OrderRow): Promise<OrderFollowUp> {
  const lines = await listOrderLines(store.db, order.id)
  const events = await listOrderEvents(store.db, order.id)
  const venue = await catalog.findAny(order.branchContact)
  const whatsAppPhone = venue?.kind === 'branchContact' ? venue.branchContact.whatsAppPhone : undefined
  return {
    ...summaryOf(order),
    id: order.id,
    statusHistory: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    paysWith: order.paysWith ?? undefined,
    items: lines.map(({ item, total }) => ({ ...item, accPrice: total })),
    itemsPrice: order.itemsPrice,
    surcharges: order.surcharges,
    discounts: order.discounts,
    deliveryFee: order.deliveryFee,
    userServiceFee: order.userServiceFee,
    notes: order.notes,
    destination: order.destination ?? undefined,
    customerName: order.customerName,
    tableNumber: order.tableNumber ?? undefined,
    minDelayInMinutes: order.minDelayInMinutes,
    maxDelayInMinutes: order.maxDelayInMinutes,
    redeemedPoints: order.redeemedPoints,
    gainedPoints: order.gainedPoints,
    whatsAppPhone,
    orderText: order.orderText,
  }
}

export function summaryOf(order: OrderRow): OrderSummary {
  return {
    code: order.code,
    type: order.type,
    orderModeName: order.orderModeName,
    status: order.status,
    price: order.price,
    paymentType: { showName: order.paymentTypeName, paymentMethod: order.paymentMethod },
    paid: order.paid,
    orderedAt: order.orderedAt.toISOString(),
    scheduled: order.scheduled,
    scheduledAt: order.scheduledAt?.toISOString(),
    branchContactAlias: order.branchContact,
  }
}

type Asker = { phone: string; deviceId: string | undefined }

/** Orders of a phone at a venue, as far as this browser placed them itself: a number alone proves nothing. */
export async function customerOrders(
  { store }: Services,
  { phone, deviceId }: Asker,
  branchContact: string,
  offset: number,
): Promise<CustomerOrders> {
  if (deviceId === undefined) return { orders: [], total: 0 }
  const page = { offset, limit: ORDERS_PER_PAGE }
  const { rows, total } = await listDeviceOrders(store.db, { deviceId, phone, branchContact }, page)
  return { orders: rows.map(summaryOf), total }
}

/** What this browser itself told the branch under a phone; for any other the empty answer. */
export async function orderingCustomer(
  { store }: Services,
  { phone, deviceId }: Asker,
  branch: string,
): Promise<OrderingCustomer> {
  const empty = {
    optIn: false,
    addressesRegistered: [],
    name: '',
    phone: phone.slice(0, 20),
    loyaltyPointsBalance: 0,
  }
  if (deviceId === undefined) return empty
  const history = await listDeviceHistory(store.db, { deviceId, phone, branch }, HISTORY)
  const [latest] = history
  if (latest === undefined) return empty
  const byAddress = new Map(
    history.flatMap(({ destination }) => (destination ? [[destination.fullAddress, destination]] : [])),
  )
  return {
    ...empty,
    optIn: latest.optIn,
    name: latest.customerName,
    addressesRegistered: [...byAddress.values()],
  }
}

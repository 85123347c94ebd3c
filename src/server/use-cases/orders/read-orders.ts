import type {
  CustomerOrders,
  OrderFollowUp,
  OrderingCustomer,
  OrderSummary,
  UserLocation,
} from '#generated/models.ts'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import { parseOrderCode } from '#domain/order/code.ts'

import { findCustomer } from '../../repositories/identity-repository.ts'
import { findHeld } from '../../repositories/loyalty-repository.ts'
import {
  findOrderByCode,
  listOrderEvents,
  listOrderLines,
  listOwnHistory,
  listSeenOrders,
} from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { reportsOf } from '../../repositories/reports-repository.ts'
import type { Services } from '../../services.ts'
import { abandonedOrders } from '../payments/abandoned-orders.ts'
import { waysToPay } from '../payments/ways-to-pay.ts'
import type { Viewer } from '../identity/viewer.ts'
import { shipmentOf } from '../shipments/follow-up-shipment.ts'
import { toldOf } from './report-order.ts'

/** Orders looked through for the addresses of a returning diner. */
const HISTORY = 20
/** Longest phone the contract answers with. */
const MAX_PHONE_LENGTH = 20

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
export async function followUp(services: Services, order: OrderRow): Promise<OrderFollowUp> {
  const { store, catalog } = services
  const lines = await listOrderLines(store.db, order.id)
  const events = await listOrderEvents(store.db, order.id)
  const reports = await reportsOf(store.db, [order.id])
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
    tip: order.tip,
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
    ...(await waysToPay(services, order)),
    ...(await shipmentOf(services, order)),
    reports: reports.length === 0 ? undefined : toldOf(reports),
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
    addressCheck: order.addressCheck ?? undefined,
  }
}

/** Orders of a phone at a venue, as far as the viewer may see them. */
export async function customerOrders(
  { store }: Services,
  viewer: Viewer,
  branchContact: string,
  offset: number,
): Promise<CustomerOrders> {
  const page = { offset, limit: ORDER_PAGE_SIZE }
  const { rows, total } = await listSeenOrders(store.db, viewer, branchContact, page)
  return { orders: rows.map(summaryOf), total }
}

/** What the viewer itself told the branch under a phone; the empty answer when it told nothing. */
export async function orderingCustomer(services: Services, viewer: Viewer): Promise<OrderingCustomer> {
  const { store } = services
  const history = await listOwnHistory(store.db, viewer, HISTORY)
  const kept = viewer.isProven ? await findCustomer(store.db, viewer) : undefined
  const [latest] = history
  return {
    optIn: kept?.optIn ?? latest?.optIn ?? false,
    addressesRegistered: addressesOf(history),
    name: kept?.name ?? latest?.customerName ?? '',
    phone: viewer.phone.slice(0, MAX_PHONE_LENGTH),
    loyaltyPointsBalance: (await findHeld(store.db, viewer)) + (await pointsToReturn(services, viewer)),
  }
}

/** Points that come back with the next order that wants some. */
async function pointsToReturn(services: Services, { branch, phone, deviceId }: Viewer): Promise<number> {
  if (phone === '' || deviceId === undefined) return 0
  const abandoned = await abandonedOrders(services, branch, deviceId)
  const own = abandoned.filter(({ customerPhone }) => customerPhone === phone)
  return own.reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
}

/** Where deliveries went, the latest first, each once. */
function addressesOf(history: readonly OrderRow[]): UserLocation[] {
  const seen = new Set<string>()
  return history.flatMap(({ destination }) => {
    if (!destination || seen.has(destination.fullAddress)) return []
    seen.add(destination.fullAddress)
    return [destination]
  })
}

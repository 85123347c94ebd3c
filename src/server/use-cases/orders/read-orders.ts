import type { CustomerOrders, OrderingCustomer, OrderSummary, UserLocation } from '#generated/models.ts'
import { ORDER_PAGE_SIZE } from '#domain/defaults.ts'
import { parseOrderCode } from '#domain/order/code.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { isSamePhone } from '#domain/phone/message-number.ts'

import { pickForApi } from '../../db/rows.ts'
import type { Db } from '../../db/store.ts'
import { findCustomer } from '../../repositories/identity-repository.ts'
import { findHeld } from '../../repositories/loyalty-repository.ts'
import { listLatestShipments, type ShipmentRow } from '../../repositories/shipments-repository.ts'
import {
  findOrderByCode,
  listOwnHistory,
  listSeenOrders,
  type OrderRow,
} from '../../repositories/orders-repository.ts'
import { listAbandonedOrders } from '../../repositories/payments-repository.ts'
import type { Services } from '../../services.ts'
import { mayEarn, type Viewer } from '../identity/viewer.ts'
import { shownShipment } from '../shipments/follow-up-shipment.ts'

/** Orders searched for the addresses of a returning diner. */
const HISTORY = 20
/** Longest phone that the contract allows in an answer. */
const MAX_PHONE_LENGTH = 20

/**
 * The order that a code opens at a venue.
 * @param text - as typed: any case, with or without dashes
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

export const summaryOf = (order: OrderRow): OrderSummary => ({
  ...pickForApi(order, 'code', 'type', 'orderModeName', 'status', 'price', 'paid', 'orderedAt', 'scheduled'),
  ...pickForApi(order, 'scheduledAt', 'addressCheck'),
  paymentType: { showName: order.paymentTypeName, paymentMethod: order.paymentMethod },
  branchContactAlias: order.branchContact,
})

/** Orders of a phone at a venue that the viewer may see. */
export async function customerOrders(
  { store }: Services,
  viewer: Viewer,
  branchContact: string,
  offset: number,
): Promise<CustomerOrders> {
  const page = { offset, limit: ORDER_PAGE_SIZE }
  const { rows, total } = await listSeenOrders(store.db, viewer, branchContact, page)
  const deliveries = rows.filter(({ type }) => ORDER_MODES[type].isShipped).map(({ id }) => id)
  const carried = await listLatestShipments(store.db, deliveries)
  const shipmentOf = new Map(carried.map(({ shipment }) => [shipment.orderId, shipment]))
  return { orders: rows.map((row) => listed(row, shipmentOf.get(row.id))), total }
}

/** An order as a list card; a delivery under way links to its tracking page. */
function listed(order: OrderRow, shipment: ShipmentRow | undefined): OrderSummary {
  const { shipmentStatus } = shownShipment(order, shipment)
  return {
    ...summaryOf(order),
    ...(shipmentStatus !== undefined && { shipmentId: shipment?.id, shipmentStatus }),
  }
}

/** What the viewer itself told the branch under a phone; empty when there is nothing. */
export async function orderingCustomer(
  services: Services,
  viewer: Viewer,
  now: Date,
): Promise<OrderingCustomer> {
  const { store } = services
  const history = await listOwnHistory(store.db, viewer, HISTORY)
  const kept = viewer.isProven ? await findCustomer(store.db, viewer) : undefined
  const [latest] = history
  return {
    optIn: kept?.optIn ?? latest?.optIn ?? false,
    addressesRegistered: addressesOf(history),
    name: kept?.name ?? latest?.customerName ?? '',
    phone: viewer.phone.slice(0, MAX_PHONE_LENGTH),
    loyaltyPointsBalance: (await findHeld(store.db, viewer)) + (await pointsToReturn(store.db, viewer)),
    earnsPoints: await mayEarn(services.store.db, viewer, now),
  }
}

/** Points that return to the account with the next order that redeems any. */
async function pointsToReturn(db: Db, { branch, phone, deviceId }: Viewer): Promise<number> {
  if (phone === '' || deviceId === undefined) return 0
  const abandoned = await listAbandonedOrders(db, { deviceId, branch })
  const own = abandoned.filter(({ customerPhone }) => isSamePhone(phone, customerPhone))
  return own.reduce((sum, { redeemedPoints }) => sum + redeemedPoints, 0)
}

/** Distinct delivery addresses, the latest first. */
function addressesOf(history: readonly OrderRow[]): UserLocation[] {
  const seen = new Set<string>()
  return history.flatMap(({ destination }) => {
    if (!destination || seen.has(destination.fullAddress)) return []
    seen.add(destination.fullAddress)
    return [destination]
  })
}

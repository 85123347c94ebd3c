import { DAY_MS } from '#domain/time/lengths.ts'
import { consoleChannel } from '#domain/order/live.ts'
import { sum } from '#domain/money/money.ts'
import { orderSearch } from '#domain/order/order-search.ts'
import { venueActions } from '#domain/order/venue-actions.ts'
import { refundedOf, settling } from '#domain/payment/ledger.ts'
import { hasRight } from '#domain/payment/money-rights.ts'
import { markIn } from '#domain/studio/draft-mark.ts'
import {
  isKeyLocked,
  isWithRider,
  shipmentActions,
  type VenueDelivery,
} from '#domain/shipments/venue-shipment.ts'
import type {
  ConsoleOrder,
  ConsoleOrders,
  ConsoleRole,
  ConsoleShipment,
  OrderFollowUp,
  ReceiptKind,
} from '#generated/models.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { pickForApi } from '../../db/rows.ts'
import { riderNames } from '../../repositories/books-repository.ts'
import {
  channelOf,
  findCancellation,
  listConfirmedOrders,
  listFoundOrders,
  listRefundingOrders,
  listRemarkableOrders,
  listUnconfirmedOrders,
  type OrderWithEnd,
} from '../../repositories/console-repository.ts'
import type { Ledger, RefundRow } from '../../repositories/ledger-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { newToken } from '../../secret-token.ts'
import type { Services } from '../../services.ts'
import { partsOf, venueFollowUp, type OrderParts } from '../orders/follow-up.ts'
import { orderMoney } from './order-money.ts'
import type { LatestShipment } from '../../repositories/shipments-repository.ts'

/** More than a kitchen has open at once. */
const OPEN_SHOWN = 150
/** Limited separately: anybody can place orders and never pay them, and these must not hide agreed orders. */
const UNCONFIRMED_SHOWN = 50
const REMARKABLE_SHOWN = 50
/** Reports, deliveries without key and messages are answered the same day or never. @source assumed */
const REMARK_DAYS = 1
const CHANNEL_BYTES = 24
/** Beyond this many results the search should be narrowed. @source schemas/paths/console.yaml adminListOpenOrders */
const FOUND_SHOWN = 20
const FOUND_DAYS = 30

/** Which orders a console asks for: a selection of the open ones, or the results of a search. */
type Asked = { codes?: readonly string[]; search?: string }

/**
 * The open orders of a venue, and the live channel that announces their changes.
 * @param role - of the caller: a kitchen sees no refunds due, neither on an order nor as a list
 * @param asked - selects some of them by code, or searches orders of any state
 */
export async function openOrders(
  services: Services,
  { alias, branchContact }: ContactEntry,
  role: ConsoleRole,
  { codes, search }: Asked,
): Promise<ConsoleOrders> {
  const { store, clock, randomBytes } = services
  const fresh = newToken(randomBytes, CHANNEL_BYTES)
  // nothing ever changes at a draft, and reading one must not create a channel
  const isDraft = markIn(alias) !== undefined
  const liveChannel = isDraft ? consoleChannel(fresh) : await channelOf(store.db, alias, fresh)
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  const since = daysAgo(REMARK_DAYS)
  const wanted = (limit: number) => ({ branchContact: alias, codes, limit })
  const found = search === undefined ? undefined : orderSearch(search)
  const lists = found
    ? [await listFoundOrders(store.db, wanted(FOUND_SHOWN), found, daysAgo(FOUND_DAYS))]
    : [
        await listConfirmedOrders(store.db, wanted(OPEN_SHOWN)),
        await listUnconfirmedOrders(store.db, wanted(UNCONFIRMED_SHOWN), since),
        ...(hasRight(role, 'REFUND') ? [await listRefundingOrders(store.db, wanted(REMARKABLE_SHOWN))] : []),
        await listRemarkableOrders(store.db, wanted(REMARKABLE_SHOWN), since),
      ]
  const rows = listedOnce(lists.flatMap((list) => list.rows))
  const listed = rows.map(({ order }) => order)
  const parts = await partsOf(services, listed)
  const charges = listed.flatMap((order) => parts(order).charges)
  const riders = await ridersOf(services, alias, charges)
  const orders: ConsoleOrder[] = []
  for (const { order, cancellation } of rows)
    orders.push(await asConsoleOrder(services, { order, cancellation }, parts(order), { role, riders }))
  return {
    orders,
    leftOut: sum(lists.map(({ leftOut }) => leftOut)),
    liveChannel,
    closure: branchContact.manualClosure,
    role,
  }
}

const listedOnce = (rows: readonly OrderWithEnd[]): OrderWithEnd[] => [
  ...new Map(rows.map((row) => [row.order.id, row])).values(),
]

/** An order with everything that a kitchen needs. */
export async function consoleOrder(
  services: Services,
  order: OrderRow,
  role: ConsoleRole,
): Promise<ConsoleOrder> {
  const parts = (await partsOf(services, [order]))(order)
  const riders = await ridersOf(services, order.branchContact, parts.charges)
  const cancellation = (await findCancellation(services.store.db, order.id)) ?? null
  return asConsoleOrder(services, { order, cancellation }, parts, { role, riders })
}

async function asConsoleOrder(
  services: Services,
  { order, cancellation }: OrderWithEnd,
  parts: OrderParts,
  { role, riders }: { role: ConsoleRole; riders: ReadonlyMap<string, string> },
): Promise<ConsoleOrder> {
  const { refunds } = parts
  const money = orderMoney(order, parts, riders)
  const venue = await services.catalog.findVenue(order.branchContact)
  const ownRiders = venue?.branchContact.ownRiders === true
  const shipment = parts.latest && deliveryState(parts.latest)
  const seesMoney = hasRight(role, 'REFUND')
  return {
    order: await consoleFollowUp(services, order, role, parts),
    customerPhone: order.customerPhone,
    unprovenBenefit: await takesUnproven(services, order),
    actions: venueActions(
      {
        ...order,
        owesByHand: money.refunds.some(({ byHand }) => byHand),
        hasFailedRefund: refunds.some(({ status }) => status === 'FAILED'),
        refundable: money.refundable,
        takenByHand: takenByHand(parts),
        withRider: isWithRider(shipment),
      },
      role,
    ),
    shipment: parts.latest && asConsoleShipment(parts.latest),
    shipmentActions: shipmentActions({ order, ownRiders, shipment }),
    cancelReason: cancellation?.reason ?? undefined,
    refund: seesMoney ? notedRefund(refunds) : undefined,
    money: seesMoney ? money : { ...money, charges: [], refunds: [], refundable: 0 },
  }
}

/** Whether the order is paid only by money that the venue took itself, none of it refunded: this may be a mistake. */
function takenByHand({ charges, refunds }: OrderParts): boolean {
  const charge = settling(charges)
  return charge?.source === 'VENUE' && refundedOf(charge, refunds) === 0
}

/** Names by id of the riders who took money. */
function ridersOf({ store }: Services, branchContact: string, charges: Ledger['charges']) {
  const ids = charges.flatMap(({ source, takenBy }) =>
    source === 'RIDER' && takenBy !== null ? [takenBy] : [],
  )
  return riderNames(store.db, branchContact, ids)
}

/** An order as its venue reads it. A role that may not refund sees neither refunds nor their credit notes. */
export async function consoleFollowUp(
  services: Services,
  order: OrderRow,
  role: ConsoleRole,
  parts?: OrderParts,
): Promise<OrderFollowUp> {
  const answer = await venueFollowUp(services, order, parts)
  if (hasRight(role, 'REFUND')) return answer
  return {
    ...answer,
    refunds: undefined,
    receipts: answer.receipts?.filter(({ kind }) => mayReadReceipt(role, kind)),
  }
}

/** Whether a role may read a receipt: a credit note reveals a refund. */
export const mayReadReceipt = (role: ConsoleRole, kind: ReceiptKind): boolean =>
  kind === 'RECEIPT' || hasRight(role, 'REFUND')

/**
 * Whether an order uses points or a first-order benefit with an unproven phone.
 * @source design §5 "Unproven phones": the console sees it
 */
async function takesUnproven(
  { catalog }: Services,
  { phoneProven, redeemedPoints, discounts, branch }: OrderRow,
): Promise<boolean> {
  if (phoneProven) return false
  if (redeemedPoints > 0) return true
  const used = discounts.filter(({ code }) => code !== undefined)
  if (used.length === 0) return false
  const codes = (await catalog.findBranch(branch))?.settings.codeDiscounts ?? []
  return codes.some(
    ({ id, firstTimeOnly }) =>
      firstTimeOnly === true && used.some(({ discountReferenceId }) => discountReferenceId === id),
  )
}

/** The refund that was noted last. */
function notedRefund(refunds: Ledger['refunds']): ConsoleOrder['refund'] {
  const all = refunds.filter(({ status, note }) => status === 'CONFIRMED' && note !== null)
  const noted = all.at(-1)
  if (noted === undefined) return undefined
  // refunds given in addition belong to the same one
  const isSame = ({ chargeId, reason }: RefundRow) =>
    chargeId === noted.chargeId && reason === noted.reason && reason !== 'VENUE'
  return {
    amount: noted.reason === 'VENUE' ? noted.amount : sum(all.filter(isSame).map(({ amount }) => amount)),
    text: noted.note ?? '',
    at: (noted.endedAt ?? noted.requestedAt).toISOString(),
  }
}

/** A shipment as its venue reads it, without the delivery key, which is the diner's. */
function asConsoleShipment(latest: LatestShipment): ConsoleShipment {
  const { shipment } = latest
  return {
    ...pickForApi(latest, 'rider', 'stack', 'since'),
    ...pickForApi(shipment, 'id', 'status', 'codeToShow', 'withoutKeyReason'),
    keyConfirmed: shipment.keyConfirmedAt !== null || undefined,
    foodDue: shipment.foodDue || undefined,
    keyLocked: isKeyLocked(deliveryState(latest)),
  }
}

/** The parts of a row that decide what the venue may do. */
const deliveryState = ({ shipment }: LatestShipment): NonNullable<VenueDelivery['shipment']> => ({
  ...pickForApi(shipment, 'status', 'returnShipment', 'stackId', 'keyTries', 'withoutKeyReason'),
  keyConfirmed: shipment.keyConfirmedAt !== null,
})

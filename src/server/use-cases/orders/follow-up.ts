import { groupsOf } from '#domain/documents/groups-of.ts'
import { keptPoints } from '#domain/loyalty/settled-points.ts'
import { fitsMessage } from '#domain/order-text/message-length.ts'
import { orderSummary } from '#domain/order-text/order-summary.ts'
import { returnedMoney, settling } from '#domain/payment/ledger.ts'
import { isPaidLate } from '#domain/payment/payment-window.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { OrderFollowUp, OrderedItem } from '#generated/models.ts'
import type { RequestContext } from '../../contract/request-context.ts'
import { pickForApi } from '../../db/rows.ts'
import { listCharges, listRefunds, type Ledger } from '../../repositories/ledger-repository.ts'
import { listOrderEvents, listOrderLines, type OrderRow } from '../../repositories/orders-repository.ts'
import { reportsOf } from '../../repositories/reports-repository.ts'
import { listReceipts, type ReceiptRow } from '../../repositories/receipts-repository.ts'
import { listLatestShipments, type LatestShipment } from '../../repositories/shipments-repository.ts'
import type { Services } from '../../services.ts'
import { challengeUrl } from '../payments/challenges.ts'
import { shownPayment, shownRefunds, waysToPay } from '../payments/shown-payment.ts'
import { listedReceipt } from '../receipts/read-receipt.ts'
import { surveyOfVenue } from '../surveys/survey-completion.ts'
import { shownShipment } from '../shipments/follow-up-shipment.ts'
import { isOwnOrder, withoutPerson, type Reader } from './own-order.ts'
import { readMessageInput } from './order-message.ts'
import { summaryOf } from './read-orders.ts'
import { hasTableUid } from './table-of.ts'
import { shownReports } from './report-order.ts'
import { orderTaxes } from '#domain/tax/tax-lines.ts'

/** The parts of an order that are stored in other tables. */
export type OrderParts = {
  lines: Awaited<ReturnType<typeof listOrderLines>>
  events: Awaited<ReturnType<typeof listOrderEvents>>
  reports: Awaited<ReturnType<typeof reportsOf>>
  latest: LatestShipment | undefined
  charges: Ledger['charges']
  refunds: Ledger['refunds']
  receipts: ReceiptRow[]
}

/** An order for its page: complete for its owner, without personal data for a browser that only has its code. */
export async function followUp(
  services: Services,
  order: OrderRow,
  reader: Reader & Pick<RequestContext, 'origin'>,
): Promise<OrderFollowUp> {
  const parts = (await partsOf(services, [order]))(order)
  const hasSurvey = (await surveyOfVenue(services, order.branchContact)) !== undefined || undefined
  const known = { ...(await withParts(services, order, parts)), hasSurvey }
  if (!(await isOwnOrder(services, order, reader))) return withoutPerson(known)
  const orderSummary = await summaryFor(services, order, reader.origin)
  const own = { ...known, orderSummary, ...(await shownPayment(services, order, parts)) }
  const { cardPayment } = known
  if (cardPayment === undefined) return own
  return { ...own, cardPayment: { ...cardPayment, challengeUrl: await challengeUrl(services, order) } }
}

/** The text its diner sends when the full one is too long for a message. */
async function summaryFor(
  services: Services,
  order: OrderRow,
  origin: string,
): Promise<OrderFollowUp['orderSummary']> {
  if (fitsMessage(order.orderText)) return undefined
  const input = await readMessageInput(services, order, origin)
  return input && orderSummary(input)
}

/**
 * An order with its taxes as its venue reads it, without the delivery key, which the diner tells only at the door.
 */
export async function venueFollowUp(
  services: Services,
  order: OrderRow,
  parts?: OrderParts,
): Promise<OrderFollowUp> {
  const known = parts ?? (await partsOf(services, [order]))(order)
  const said = await withParts(services, order, known)
  return { ...said, ...taxesOf(order, said.items, known.lines), shipmentSecurityCode: undefined }
}

/** Reads the parts of many orders with as many queries as for one. */
export async function partsOf(
  { store: { db } }: Services,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => OrderParts> {
  const ids = orders.map(({ id }) => id)
  const lines = byOrder(await listOrderLines(db, ids))
  const events = byOrder(await listOrderEvents(db, ids))
  const reports = byOrder(await reportsOf(db, ids))
  const charges = byOrder(await listCharges(db, ids))
  const refunds = byOrder(await listRefunds(db, ids))
  const receipts = byOrder(await listReceipts(db, ids))
  const deliveries = orders.filter(({ type }) => ORDER_MODES[type].isShipped).map(({ id }) => id)
  const latest = new Map(
    (await listLatestShipments(db, deliveries)).map((one) => [one.shipment.orderId, one]),
  )
  return ({ id }) => ({
    lines: lines(id),
    events: events(id),
    reports: reports(id),
    latest: latest.get(id),
    charges: charges(id),
    refunds: refunds(id),
    receipts: receipts(id),
  })
}

function byOrder<T extends { orderId: string }>(rows: readonly T[]): (id: string) => T[] {
  const groups = groupsOf(rows, ({ orderId }) => orderId)
  return (id) => groups.get(id) ?? []
}

async function withParts(
  services: Services,
  order: OrderRow,
  { lines, events, reports, latest, charges, refunds, receipts }: OrderParts,
): Promise<OrderFollowUp> {
  const venue = await services.catalog.findVenue(order.branchContact)
  const country = (await services.catalog.presentation(order.tenant))?.country
  return {
    ...summaryOf(order),
    ...pickForApi(
      order,
      'id',
      'paysWith',
      'itemsPrice',
      'surcharges',
      'discounts',
      'deliveryFee',
      'tip',
      'notes',
    ),
    ...pickForApi(order, 'userServiceFee', 'destination', 'customerName', 'tableNumber', 'receiptHolder'),
    ...pickForApi(order, 'minDelayInMinutes', 'maxDelayInMinutes', 'redeemedPoints', 'orderText'),
    own: true,
    statusHistory: events.map((event) => pickForApi(event, 'status', 'at')),
    items: lines.map(({ item, total }) => ({ ...item, accPrice: total })),
    tableFixed: hasTableUid(order) || undefined,
    gainedPoints: keptPoints(order.gainedPoints, returnedMoney(charges, refunds)),
    whatsAppPhone: venue?.branchContact.whatsAppPhone,
    byMessage: order.context['byMessage'] === true || undefined,
    ...(await waysToPay(services, order)),
    ...shownShipment(order, latest?.shipment),
    reports: reports.length === 0 ? undefined : shownReports(reports),
    endedUnpaid: events.some(({ actor }) => actor === 'system') || undefined,
    paidLate: isPaidLate(order, settling(charges)) || undefined,
    refunds: refunds.length === 0 ? undefined : shownRefunds({ charges, refunds }, country),
    receipts: receipts.length === 0 ? undefined : receipts.map(listedReceipt),
  }
}

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/** The taxes of an order as placed, per line and in total. */
function taxesOf(
  order: OrderRow,
  items: readonly OrderedItem[],
  lines: readonly Line[],
): Pick<OrderFollowUp, 'items' | 'taxes'> {
  const rates = orderTaxes(order, lines)
  return {
    items: items.map((item, index) => ({ ...item, ...keptOf(lines[index]) })),
    taxes: order.taxName === null || rates.length === 0 ? undefined : { name: order.taxName, rates },
  }
}

const keptOf = (line: Line | undefined): Partial<OrderedItem> =>
  line === undefined ? {} : pickForApi(line, 'discountShare', 'taxRate', 'taxBase', 'tax')

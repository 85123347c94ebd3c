import { choiceOf } from '#domain/cart/choice-of.ts'
import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { delayMinutes } from '#domain/delivery/info-table.ts'
import { keptHolder } from '#domain/identification/identification.ts'
import { isPaidBy } from '#domain/payment/ledger.ts'
import { quotedItems } from '#domain/pricing/price-cart.ts'
import { discountLinesOf } from '#domain/pricing/quote.ts'
import { taxLines, type TaxLine } from '#domain/tax/tax-lines.ts'
import { orderText } from '#domain/order-text/order-text.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type {
  BranchContact,
  CartItem,
  MinorUnits,
  OrderPayload,
  OrderStatus,
  PaymentType,
} from '#generated/models.ts'
import type { NewOrderLine, OrderRow } from '../../repositories/orders-repository.ts'
import type { JudgedOrder } from './judge-order.ts'
import { messageInput } from './order-message.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Presentation } from '../../tenants/resolved.ts'

export type RowsInput = {
  id: string
  code: string
  payload: OrderPayload
  judged: JudgedOrder
  presentation: Presentation
  deviceId: string
  viewer: Viewer
  /** URL of the order's page */
  link: string
  now: Date
}

/** The order as stored: amounts and names from the venue, notes and choices from the diner. */
export function orderRows(input: RowsInput): { order: OrderRow; lines: NewOrderLine[] } {
  const { id, code, payload, judged, presentation, deviceId, viewer, link, now } = input
  const { contact, mode, payment, quote, delivery } = judged
  const { taxes } = contact.settings
  const items = quotedItems(payload.items.map(choiceOf), judged.menu, quote.lines, {
    orderModeType: mode.type,
    paymentMethod: payment.paymentMethod,
  })
  const cash = isCashAsked({ mode, payment })
  const scheduledAt =
    payload.scheduled && payload.scheduledAt !== undefined ? new Date(payload.scheduledAt) : undefined
  const delay = delayMinutes(mode, delivery)
  const status = initialStatus(payment, contact.branchContact, quote.total)
  const order = {
    id,
    code,
    tenant: contact.tenant,
    branch: contact.branchContact.branch.id,
    branchContact: contact.alias,
    orderModeId: mode.id,
    orderModeName: mode.showName,
    type: mode.type,
    status,
    revision: 0,
    paymentTypeId: payment.id,
    paymentTypeName: payment.showName,
    paymentMethod: payment.paymentMethod,
    // providers refuse a charge of zero, and nothing is owed
    paid: isPaidBy({ status, price: quote.total }, [], []),
    price: quote.total,
    itemsPrice: quote.itemsTotal,
    deliveryFee: quote.deliveryFee,
    userServiceFee: quote.serviceFee,
    tip: quote.tip,
    taxName: taxes?.name ?? null,
    chargesTaxRate: taxes?.chargesRate ?? null,
    paysWith: cash ? (payload.paysWith ?? payload.paymentAmount ?? null) : null,
    discounts: discountLinesOf(quote),
    surcharges: quote.surcharges,
    redeemedPoints: quote.redeemedPoints,
    gainedPoints: quote.gainedPoints,
    customerName: payload.customerName.trim(),
    customerPhone: viewer.phone,
    customerEmail: payload.customerEmail ?? null,
    customerDocument: payload.document ?? payload.customerDocument ?? null,
    receiptHolder: payload.receiptHolder ? keptHolder(payload.receiptHolder) : null,
    optIn: payload.optIn,
    deviceId,
    phoneProven: viewer.isProven,
    destination: ORDER_MODES[mode.type].needsAddress ? (payload.destination ?? null) : null,
    addressCheck: judged.addressCheck ?? null,
    tableNumber: judged.tableNumber ?? null,
    notes: payload.notes,
    orderText: '',
    scheduled: payload.scheduled,
    scheduledAt: scheduledAt ?? null,
    orderedAt: now,
    updatedAt: now,
    minDelayInMinutes: delay.min,
    maxDelayInMinutes: delay.max,
    source: payload.source,
    context: { ...contextOf(payload), ...byMessage(contact.branchContact) },
  } satisfies OrderRow
  const { timeZone } = contact.branchContact
  const text = orderText(messageInput({ order, items, timeZone, presentation, link }))
  const taxed = taxLines(quote, taxes ?? { plates: {} })
  return {
    order: { ...order, orderText: text },
    lines: items.map((item, line) =>
      lineOf(item, line, { total: quote.lines[line]?.total ?? 0, taxed: taxed[line] }),
    ),
  }
}

function lineOf(
  item: CartItem,
  line: number,
  { total, taxed }: { total: number; taxed: TaxLine | undefined },
): NewOrderLine {
  return {
    line,
    referenceId: item.referenceId,
    name: item.name,
    sizeId: item.sizeId,
    categoryId: item.categoryId,
    quantity: item.quantity,
    unitPrice: item.price,
    originalUnitPrice: item.originalPrice,
    total,
    discountShare: taxed?.discountShare ?? null,
    taxRate: taxed?.taxRate ?? null,
    taxBase: taxed?.taxBase ?? null,
    tax: taxed?.tax ?? null,
    item,
  }
}

/** Stored with the order: an order agreed by message stays so when the venue later gains a console. */
const byMessage = ({ ordersConsoleActive }: BranchContact): { byMessage?: true } =>
  ordersConsoleActive === true ? {} : { byMessage: true }

/** Details that no query needs but that may be useful later. A card token is not stored. */
function contextOf(payload: OrderPayload): Record<string, unknown> {
  const {
    campaignId,
    acquisitionChannel,
    installedApp,
    analyticsInfo,
    userExternalReference,
    partnerName,
    type,
    tableUid,
  } = payload
  return {
    campaignId,
    acquisitionChannel,
    installedApp,
    analyticsInfo,
    userExternalReference,
    partnerName,
    tableUid: ORDER_MODES[type].hasTable ? tableUid : undefined,
  }
}

/**
 * The initial status of an order. It is UNCONFIRMED as long as the kitchen cannot count on it: until an online
 * payment arrives (unless nothing is to be paid) or, at a venue without a console, until the diner sends the message.
 */
function initialStatus(
  payment: Pick<PaymentType, 'paymentMethod' | 'upload'>,
  contact: Pick<BranchContact, 'ordersConsoleActive'>,
  total: MinorUnits,
): OrderStatus {
  const paidOnline = total > 0 && (payment.paymentMethod === 'ONLINE' || payment.upload === 'API')
  return paidOnline || !contact.ordersConsoleActive ? 'UNCONFIRMED' : 'GENERATED'
}

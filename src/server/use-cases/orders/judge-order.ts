import { isFarFromAddress } from '#domain/address/far-point.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import { orderingState } from '#domain/hours/ordering.ts'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { fulfilmentIssues } from '#domain/pricing/fulfilment-issues.ts'
import { compareQuote, quoteOrder, type Quote } from '#domain/pricing/quote.ts'
import { isSlotAvailable } from '#domain/schedule/slots.ts'
import { withTip } from '#domain/tips/tip.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type {
  AddressCheck,
  DeliveryInfo,
  Menu,
  OrderIssue,
  OrderMode,
  OrderPayload,
  PaymentType,
  MenuCustomization,
  OrderIssueCode,
} from '#generated/models.ts'
import { checkCheckout, type CheckoutCode, type CheckoutFailure } from '#domain/checkout/check-checkout.ts'
import type { CheckoutField, CheckoutForm } from '#domain/checkout/form.ts'
import { defaultPhoneCountry, type PhoneResult } from '#domain/phone/phone.ts'
import { itemNotesLimit, notesLength, orderNotesLimit } from '#domain/plate/notes.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { CheckedAddress } from '../address/check-address.ts'
import type { GrantedBenefits } from './benefit.ts'
import { orderWay } from './order-way.ts'
import { tableOf } from './table-of.ts'

/** A payload together with the trusted data it is judged by. */
export type JudgedOrder = {
  contact: ContactEntry
  mode: OrderMode
  payment: PaymentType
  menu: Menu
  delivery?: DeliveryInfo
  /** for a delivery */
  addressCheck?: AddressCheck
  quote: Quote
  /** for an order at a table: the number stored for the code on the table, if one was scanned */
  tableNumber?: string
}

export type Judgement = { ok: true; order: JudgedOrder } | { ok: false; issues: OrderIssue[] }

/**
 * Prices an order again by the venue's own data and reports every difference from the payload, in the codes that the
 * cart understands.
 * @param menu - of the payload's mode; undefined when the venue has no such mode
 * @param known - benefits by `grantBenefits`, the destination's address by `checkAddress`, the phone by
 *   `normalisePhone`
 */
export function judgeOrder(
  payload: OrderPayload,
  contact: ContactEntry,
  menu: Menu | undefined,
  { benefits, address, phone }: { benefits: GrantedBenefits; address?: CheckedAddress; phone: PhoneResult },
  now: Date,
): Judgement {
  const { branchContact } = contact
  const { orderModeId, paymentType: paymentTypeId } = payload
  const { mode, payment } = orderWay(contact, { orderModeId, paymentTypeId })
  if (mode === undefined || menu === undefined) {
    return {
      ok: false,
      issues: [{ code: 'MODE_DISABLED', field: 'orderModeId', referenceId: orderModeId }],
    }
  }
  if (mode.type !== payload.type) {
    return {
      ok: false,
      issues: [{ code: 'FIELD_INVALID', field: 'type', expected: mode.type, received: payload.type }],
    }
  }
  const table = tableOf(payload, contact.settings.tables)
  if (!table.ok) return { ok: false, issues: [{ code: 'FIELD_INVALID', field: 'tableUid' }] }
  const { number: tableNumber } = table
  const destination = ORDER_MODES[mode.type].needsAddress ? address : undefined
  if (destination?.ok === false)
    return { ok: false, issues: [{ code: 'ADDRESS_MISMATCH', field: 'destination' }] }
  const delivery = destination && deliveryInfoFor(contact.settings.zones, destination.point, destination)
  const { discounts, surcharges, fees } = contact.settings
  const priced = quoteOrder({
    items: payload.items,
    menu,
    mode,
    payment,
    plateDiscounts: discounts,
    orderDiscounts: discounts,
    surcharges: surcharges[mode.id] ?? [],
    fees,
    delivery,
    ...benefits.priced,
  })
  const paid = withLoyalty(priced, benefits.loyalty, payload.loyaltyInfo.redeemedPoints)
  const quote = withTip(paid, branchContact.tips, payload.tip)
  const { itemsTotal } = quote
  const issues = [
    ...compareQuote(payload, quote),
    ...fulfilmentIssues({ mode, paymentTypeId, delivery, itemsTotal }),
    ...hoursIssues(payload, contact, mode, now),
    ...fieldIssues(payload, { contact, mode, payment, delivery, quote, tableNumber }, phone),
    ...benefits.issues,
  ]
  if (issues.length > 0 || payment === undefined) return { ok: false, issues: withoutRepeats(issues) }
  const addressCheck = isFarFromAddress(delivery?.addressDistanceMeters) ? 'BY_DINER' : destination?.check
  return {
    ok: true,
    order: { contact, mode, payment, menu, delivery, addressCheck, quote, tableNumber },
  }
}

function hoursIssues(
  payload: OrderPayload,
  { branchContact }: ContactEntry,
  mode: OrderMode,
  now: Date,
): OrderIssue[] {
  const { scheduled, scheduledAt } = payload
  const { canOrderNow, informative } = orderingState(branchContact, mode, now)
  if (informative) return [{ code: 'MODE_DISABLED', field: 'orderModeId' }]
  if (!scheduled) return canOrderNow ? [] : [{ code: 'VENUE_CLOSED' }]
  if (scheduledAt === undefined) return [{ code: 'FIELD_REQUIRED', field: 'scheduledAt' }]
  if (isSlotAvailable(branchContact, mode, scheduledAt, now)) return []
  return [{ code: 'FIELD_INVALID', field: 'scheduledAt', received: scheduledAt }]
}

/** Two checks may report the same conflict. */
function withoutRepeats(issues: readonly OrderIssue[]): OrderIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ code, field, itemIndex, referenceId }) => {
    const key = JSON.stringify([code, field, itemIndex, referenceId])
    return !seen.has(key) && seen.add(key)
  })
}

type Priced = Pick<JudgedOrder, 'contact' | 'mode' | 'delivery' | 'quote' | 'tableNumber'> & {
  payment?: PaymentType
}

/**
 * Runs the checkout checks that the server can judge on the payload: the browser's own may have been skipped. Zone,
 * minimum and hours are left to the checks that report them exactly.
 */
function fieldIssues(
  payload: OrderPayload,
  { contact, mode, payment, delivery, quote, tableNumber = '' }: Priced,
  phone: PhoneResult,
): OrderIssue[] {
  const { branchContact } = contact
  const form: CheckoutForm = {
    customerName: payload.customerName,
    phone: payload.phone,
    phoneCountry: defaultPhoneCountry(branchContact.branch.country),
    email: payload.customerEmail ?? '',
    document: payload.document ?? payload.customerDocument ?? '',
    tableNumber,
    optIn: payload.optIn,
    location: payload.destination,
    betweenStreets: payload.destination?.betweenStreets ?? '',
    details: payload.destination?.details ?? '',
    notes: payload.notes,
    paysWith: payload.paysWith ?? payload.paymentAmount,
    receiptHolder: payload.receiptHolder,
    paymentTypeId: payload.paymentType,
    tip: payload.tip,
    scheduled: payload.scheduled,
    scheduledAt: payload.scheduledAt,
  }
  const { failures } = checkCheckout(form, {
    mode,
    payment,
    mandatoryEmail: branchContact.mandatoryEmail,
    betweenStreetsRequired: branchContact.deliveryConfig.betweenStreetsRequired,
    phone,
    tips: branchContact.tips,
    receiptsIn: branchContact.receipts ? branchContact.branch.country : undefined,
    total: quote.total,
    itemsTotal: quote.itemsTotal,
    delivery: { status: delivery === undefined ? 'idle' : 'success', info: delivery },
    schedule: { loading: false, canOrderNow: true },
  })
  return [
    ...failures.flatMap(toIssue),
    ...(quote.total > 0 ? tokenIssues(payload, payment) : []),
    ...notesIssues(payload, contact.settings.customizations),
  ]
}

const ISSUE_OF: Record<CheckoutCode, OrderIssueCode | undefined> = {
  PHONE_REQUIRED: 'FIELD_REQUIRED',
  NAME_REQUIRED: 'FIELD_REQUIRED',
  PHONE_INVALID: 'FIELD_INVALID',
  TABLE_REQUIRED: 'FIELD_REQUIRED',
  EMAIL_REQUIRED: 'FIELD_REQUIRED',
  EMAIL_INVALID: 'FIELD_INVALID',
  DOCUMENT_INVALID: 'FIELD_INVALID',
  CASH_REQUIRED: 'FIELD_REQUIRED',
  CASH_TOO_LOW: 'FIELD_INVALID',
  ADDRESS_REQUIRED: 'FIELD_REQUIRED',
  BETWEEN_STREETS_REQUIRED: 'FIELD_REQUIRED',
  // judged by the fulfilment check, which knows the amounts
  BELOW_MINIMUM: undefined,
  NO_RIDERS: undefined,
  OUT_OF_ZONE: undefined,
  NO_RIDERS_FOR_CASH: undefined,
  // states that exist only in the browser
  FEE_LOADING: undefined,
  CARD_INVALID: undefined,
  CARD_TOKEN_FAILED: undefined,
  SCHEDULE_LOADING: undefined,
  // judged by the hours check
  SCHEDULE_REQUIRED: undefined,
  TIP_INVALID: 'FIELD_INVALID',
  ADDRESS_FAR: 'ADDRESS_FAR',
  RECEIPT_NAME_REQUIRED: 'FIELD_REQUIRED',
  RECEIPT_NUMBER_INVALID: 'FIELD_INVALID',
}

const PAYLOAD_FIELD: Partial<Record<CheckoutField, string>> = {
  email: 'customerEmail',
  location: 'destination',
  receiptName: 'receiptHolder.name',
  receiptNumber: 'receiptHolder.identificationNumber',
  pointConfirmed: 'destination.pointConfirmed',
  betweenStreets: 'destination.betweenStreets',
}

function toIssue({ code, field }: CheckoutFailure): OrderIssue[] {
  const issue = ISSUE_OF[code]
  if (issue === undefined) return []
  return [{ code: issue, field: field && (PAYLOAD_FIELD[field] ?? field) }]
}

/** A card that is charged with the order must come as a token. */
function tokenIssues({ token }: OrderPayload, payment: PaymentType | undefined): OrderIssue[] {
  return payment?.upload === 'API' && !token ? [{ code: 'FIELD_REQUIRED', field: 'token' }] : []
}

/** Notes not covered by the venue's customizations, counted as in the browser. */
function notesIssues(payload: OrderPayload, customizations: readonly MenuCustomization[]): OrderIssue[] {
  const { limit: orderLimit } = orderNotesLimit(customizations)
  const { limit: itemLimit } = itemNotesLimit(customizations)
  const issues: OrderIssue[] = []
  if (notesLength(payload.notes) > orderLimit)
    issues.push({ code: 'FIELD_INVALID', field: 'notes', expected: orderLimit })
  for (const [itemIndex, { notes }] of payload.items.entries()) {
    if (notesLength(notes) > itemLimit)
      issues.push({ code: 'FIELD_INVALID', field: 'items.notes', itemIndex, expected: itemLimit })
  }
  return issues
}

import { checkCheckout } from '#domain/checkout/check-checkout.ts'
import type { CheckoutCode, CheckoutFailure } from '#domain/checkout/check-checkout.ts'
import type { CheckoutField, CheckoutForm } from '#domain/checkout/form.ts'
import { defaultPhoneCountry, normalisePhone } from '#domain/phone/phone.ts'
import { itemNotesLimit, notesLength, orderNotesLimit } from '#domain/plate/notes.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type {
  DeliveryInfo,
  MenuCustomization,
  OrderIssue,
  OrderIssueCode,
  OrderMode,
  OrderPayload,
  PaymentType,
} from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'

export type FieldsInput = {
  payload: OrderPayload
  contact: ContactEntry
  mode: OrderMode
  payment?: PaymentType
  delivery?: DeliveryInfo
  quote: Quote
  /** as the store knows it, where the code on the table named it */
  tableNumber?: string
  now: Date
}

/**
 * Runs the rows of the checkout table that the server can judge, over the payload: the browser's checks may have
 * been skipped. Rows about zone, minimum and hours are left to the checks that name them exactly.
 */
export function fieldIssues(input: FieldsInput): { issues: OrderIssue[]; phone: string } {
  const { payload, contact, mode, payment, delivery, quote } = input
  const { branchContact } = contact
  const phoneCountry = defaultPhoneCountry(branchContact.branch.country)
  const phone = normalisePhone(payload.phone, phoneCountry)
  const form: CheckoutForm = {
    customerName: payload.customerName,
    phone: payload.phone,
    phoneCountry,
    email: payload.customerEmail ?? '',
    document: payload.document ?? payload.customerDocument ?? '',
    tableNumber: input.tableNumber ?? '',
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
  return {
    issues: [
      ...failures.flatMap(toIssue),
      ...(quote.total > 0 ? tokenIssues(payload, payment) : []),
      ...notesIssues(payload, contact.settings.customizations),
    ],
    phone: phone.ok ? phone.e164 : '',
  }
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
  // judged by the fulfilment, which knows the amounts
  BELOW_MINIMUM: undefined,
  NO_RIDERS: undefined,
  OUT_OF_ZONE: undefined,
  NO_RIDERS_FOR_CASH: undefined,
  // states of the browser
  FEE_LOADING: undefined,
  CARD_INVALID: undefined,
  CARD_TOKEN_FAILED: undefined,
  SCHEDULE_LOADING: undefined,
  // judged by the hours
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

/** A card that is charged with the order comes as a token. */
function tokenIssues({ token }: OrderPayload, payment: PaymentType | undefined): OrderIssue[] {
  return payment?.upload === 'API' && !token ? [{ code: 'FIELD_REQUIRED', field: 'token' }] : []
}

/** Notes beyond what the venue's customization allows, counted as the browser counts them. */
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

import type {
  BranchContact,
  CartItem,
  DeliveryInfo,
  OrderMode,
  OrderPayload,
  PaymentType,
  UserLocation,
} from '#generated/models.ts'
import { withPrices } from '#domain/pricing/with-prices.ts'
import { isCashAsked } from '#domain/checkout/checkout-context.ts'
import { documentToSend, type CheckoutForm } from '#domain/checkout/form.ts'
import { DEFAULT_SOURCE } from '#domain/defaults.ts'
import { keptHolder } from '#domain/identification/identification.ts'
import { delayMinutes } from '#domain/delivery/info-table.ts'
import { discountLinesOf } from '#domain/pricing/discount-lines.ts'
import type { Quote } from '#domain/pricing/quote-shape.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'

/** What comes with the diner and the visit, not with the order; all of it may be missing. */
export type OrderOrigin = {
  source?: string
  installedApp?: boolean
  sessionId?: string
  campaignId?: string
  acquisitionChannel?: string
  tableUid?: string
  userExternalReference?: string
  partnerName?: string
}

/** Everything an order is made of. */
export type PayloadInput = {
  form: CheckoutForm
  items: readonly CartItem[]
  quote: Quote
  mode: OrderMode
  payment: PaymentType
  branchContact: Pick<BranchContact, 'id'>
  /** The phone in E.164, when one was given. */
  phone?: string
  /** The message to the venue; made before or after, see order-text. */
  orderText?: string
  /** Minutes promised for the address, else those of the mode count. */
  deliveryInfo?: DeliveryInfo
  origin?: OrderOrigin
  /** Of the program whose points the quote moves. */
  loyaltyProgramName?: string
  /** Token of the card, only for payments uploaded by API. */
  cardToken?: string
  paymentReferenceId?: string
}

/**
 * The order as it is sent: every field of the specification with its default. What does not belong to the mode or
 * the payment is left out, whatever is still in the form: destination outside delivery, table outside in-dining,
 * cash amount without cash, slot of an order for now.
 * @param input - a form without failures, and a quote of the same items
 * @returns items with the prices of the quote; discounts with the code last
 * @units minor units; minutes; points
 * @source diner spec §3 "Order payload sent at creation", §4 "paymentInfo status"
 */
export function buildOrderPayload(input: PayloadInput): OrderPayload {
  const { form, quote, mode, payment, origin = {} } = input
  const paysWith = isCashAsked({ mode, payment }) ? form.paysWith : undefined
  const document = documentToSend(form.document)
  const { hasTable, needsAddress } = ORDER_MODES[mode.type]
  const delay = delayMinutes(mode, input.deliveryInfo)
  return {
    orderText: input.orderText ?? '',
    items: withPrices(input.items, quote.lines).map((item, index) => ({ ...item, index })),
    type: mode.type,
    price: quote.total,
    userServiceFee: quote.serviceFee,
    paymentType: payment.id,
    branchContact: { id: input.branchContact.id },
    source: origin.source || DEFAULT_SOURCE,
    tableUid: hasTable ? origin.tableUid : undefined,
    tableNumber: hasTable ? form.tableNumber.trim() || undefined : undefined,
    destination: needsAddress ? destination(form) : undefined,
    phone: input.phone ?? '',
    customerName: form.customerName.trim(),
    optIn: form.optIn,
    installedApp: origin.installedApp ?? false,
    discounts: discountLinesOf(quote),
    surcharges: quote.surcharges,
    notes: form.notes.trim(),
    deliveryFee: quote.deliveryFee,
    paysWith,
    paymentAmount: paysWith,
    orderModeId: mode.id,
    scheduled: form.scheduled,
    scheduledAt: form.scheduled ? form.scheduledAt : undefined,
    customerEmail: form.email.trim() || undefined,
    acquisitionChannel: origin.acquisitionChannel,
    loyaltyInfo: { redeemedPoints: quote.redeemedPoints },
    tip: quote.tip > 0 ? form.tip : undefined,
    minDelayInMinutes: delay.min,
    maxDelayInMinutes: delay.max,
    document,
    customerDocument: document,
    receiptHolder: form.receiptHolder && keptHolder(form.receiptHolder),
    userExternalReference: origin.userExternalReference,
    partnerName: origin.partnerName,
    paymentInfo: {
      status: payment.upload === 'API' ? 'PROCESSING' : 'PENDING',
      paymentReferenceId: input.paymentReferenceId,
      paymentUpload: payment.upload,
      amount: quote.total,
    },
    analyticsInfo: { sessionId: origin.sessionId ?? '' },
    campaignId: origin.campaignId,
    generalCodeDiscount: quote.codeDiscount,
    loyaltyProgramPoints: input.loyaltyProgramName === undefined ? undefined : quote.gainedPoints,
    loyaltyProgramName: input.loyaltyProgramName,
    token: payment.upload === 'API' ? input.cardToken : undefined,
  }
}

/** The address with what the checkout adds to it. */
function destination(form: CheckoutForm): UserLocation | undefined {
  return (
    form.location && {
      ...form.location,
      betweenStreets: form.betweenStreets.trim() || form.location.betweenStreets,
      details: form.details.trim() || form.location.details,
    }
  )
}

import { canAskFee } from '#domain/address/address.ts'
import { isPointAsked } from '#domain/address/far-point.ts'
import { DOCUMENT_MAX_LENGTH, DOCUMENT_MIN_LENGTH, EMAIL_LENGTH_BELOW } from '#domain/defaults.ts'
import { isOnlyCashRefused } from '#domain/delivery/payment-types.ts'
import { isIdentification } from '#domain/identification/identification.ts'
import { isTipTaken } from '#domain/tips/tip.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { MinorUnits } from '#generated/models.ts'
import {
  deliveryInfoOf,
  isCashAsked,
  isContactForced,
  isNameForced,
  type CheckoutContext,
} from './checkout-context.ts'
import { isBlank, isEmail, stripDocument, type CheckoutField, type CheckoutForm } from './form.ts'

/** A reason to block an order, and the field it belongs to; `src/messages` has a text for its code. */
type CheckoutRow = {
  readonly code: string
  readonly field: CheckoutField
  readonly fails: (form: CheckoutForm, context: CheckoutContext) => boolean
}

/**
 * The checkout table, row by row. The order matters: the last failing row is the one shown.
 * @source diner spec §5 checkout table
 */
export const CHECKOUT_TABLE = [
  {
    code: 'PHONE_REQUIRED',
    field: 'phone',
    fails: ({ phone }, context) => isContactForced(context) && isBlank(phone),
  },
  {
    code: 'NAME_REQUIRED',
    field: 'customerName',
    fails: ({ customerName }, context) => isNameForced(context) && isBlank(customerName),
  },
  {
    // a phone that is not validated yet counts as invalid, so that it is never sent unchecked
    code: 'PHONE_INVALID',
    field: 'phone',
    fails: (form, { phone }) => !isBlank(form.phone) && !phone?.ok,
  },
  {
    code: 'TABLE_REQUIRED',
    field: 'tableNumber',
    fails: ({ tableNumber }, { mode }) => ORDER_MODES[mode.type].hasTable && isBlank(tableNumber),
  },
  {
    code: 'EMAIL_REQUIRED',
    field: 'email',
    fails: ({ email }, { mandatoryEmail }) => mandatoryEmail && isBlank(email),
  },
  {
    code: 'EMAIL_INVALID',
    field: 'email',
    fails: (form) => {
      const email = form.email.trim()
      return email !== '' && (email.length >= EMAIL_LENGTH_BELOW || !isEmail(email))
    },
  },
  {
    // the stripped text is checked; punctuation alone counts as given, with length 0
    code: 'DOCUMENT_INVALID',
    field: 'document',
    fails: ({ document }) => {
      const { length } = stripDocument(document)
      return !isBlank(document) && (length < DOCUMENT_MIN_LENGTH || length > DOCUMENT_MAX_LENGTH)
    },
  },
  {
    code: 'CASH_REQUIRED',
    field: 'paysWith',
    fails: ({ paysWith }, context) => isCashAsked(context) && paysWith === undefined,
  },
  {
    // an invalid or negative amount is too low as well
    code: 'CASH_TOO_LOW',
    field: 'paysWith',
    fails: ({ paysWith }, context) =>
      isCashAsked(context) && paysWith !== undefined && !(paysWith >= Math.max(0, context.total)),
  },
  {
    code: 'ADDRESS_REQUIRED',
    field: 'location',
    fails: ({ location }, { mode }) => ORDER_MODES[mode.type].needsAddress && !canAskFee(location),
  },
  {
    // those saved with the address count
    code: 'BETWEEN_STREETS_REQUIRED',
    field: 'betweenStreets',
    fails: ({ betweenStreets, location }, { mode, betweenStreetsRequired }) =>
      ORDER_MODES[mode.type].needsAddress &&
      betweenStreetsRequired &&
      isBlank(betweenStreets) &&
      isBlank(location?.betweenStreets ?? ''),
  },
  {
    // measured on the items; exactly the minimum is enough, as in the cart
    code: 'BELOW_MINIMUM',
    field: 'items',
    fails: (_form, context) => minimumOf(context) > context.itemsTotal,
  },
  {
    code: 'NO_RIDERS',
    field: 'location',
    fails: (_form, context) => deliveryInfoOf(context)?.providersFailed === true,
  },
  {
    code: 'OUT_OF_ZONE',
    field: 'location',
    fails: (_form, context) => deliveryInfoOf(context)?.inside === false,
  },
  {
    // Without an answer there is no fee, so a failed request holds the order back as well. Without an address there is
    // nothing to compute, and row 10 says so.
    code: 'FEE_LOADING',
    field: 'location',
    fails: ({ location }, { mode, delivery }) =>
      ORDER_MODES[mode.type].needsAddress &&
      canAskFee(location) &&
      !(delivery.status === 'success' && delivery.info !== undefined),
  },
  {
    // without any rider, row 13 is the accurate message
    code: 'NO_RIDERS_FOR_CASH',
    field: 'paymentTypeId',
    fails: (_form, context) => {
      const info = deliveryInfoOf(context)
      return info !== undefined && !info.providersFailed && isOnlyCashRefused(context.mode, info)
    },
  },
  {
    code: 'CARD_INVALID',
    field: 'card',
    fails: (_form, { payment, card }) => payment?.paymentMethod === 'CARD' && card?.fieldsValid === false,
  },
  {
    code: 'CARD_TOKEN_FAILED',
    field: 'card',
    fails: (_form, { payment, card }) => payment?.paymentMethod === 'CARD' && card?.tokenFailed === true,
  },
  { code: 'SCHEDULE_LOADING', field: 'scheduledAt', fails: (_form, { schedule }) => schedule.loading },
  {
    // Also when 'Programado' was chosen and no slot: then ordering now is not what the diner wants. While the schedule
    // is loading there is nothing to select from: row 19 speaks for both.
    code: 'SCHEDULE_REQUIRED',
    field: 'scheduledAt',
    fails: ({ scheduled, scheduledAt }, { schedule }) =>
      !schedule.loading && (scheduled || !schedule.canOrderNow) && !(scheduled && scheduledAt !== undefined),
  },
] as const satisfies readonly CheckoutRow[]

/**
 * The product's own checks; they run before the table, so that its rows take precedence in the toast.
 * @source assumed: ours
 */
export const OWN_ROWS = [
  {
    // a receipt for somebody without a name
    code: 'RECEIPT_NAME_REQUIRED',
    field: 'receiptName',
    fails: ({ receiptHolder: holder }) => holder !== undefined && isBlank(holder.name),
  },
  {
    // a document that is invalid for the venue's country, or a receipt where the venue issues none
    code: 'RECEIPT_NUMBER_INVALID',
    field: 'receiptNumber',
    fails: ({ receiptHolder: holder }, { receiptsIn: country }) =>
      holder !== undefined && (country === undefined || !isIdentification(country, holder)),
  },
  {
    // A tip the venue does not take, or an amount that was begun and not finished: sending the order without it would
    // not be what the diner meant.
    code: 'TIP_INVALID',
    field: 'tip',
    fails: ({ tip }, { tips, itemsTotal }) => tip !== undefined && !isTipTaken(tip, tips, { itemsTotal }),
  },
  {
    // the point is far from where its written address is found, and the diner has not confirmed it
    code: 'ADDRESS_FAR',
    field: 'pointConfirmed',
    fails: ({ location }, context) =>
      isPointAsked(deliveryInfoOf(context), location) && location?.pointConfirmed !== true,
  },
] as const satisfies readonly CheckoutRow[]

/** The minimum for the items; 0 where there is none. @units minor units */
export const minimumOf = (context: CheckoutContext): MinorUnits =>
  deliveryInfoOf(context)?.minimumOrderPrice ?? 0

import { isFarFromAddress } from '#domain/address/far-point.ts'
import { deliveryInfoFor } from '#domain/delivery/delivery-info.ts'
import { orderingState } from '#domain/hours/ordering.ts'
import { withLoyalty } from '#domain/loyalty/with-loyalty.ts'
import { fulfilmentIssues } from '#domain/pricing/fulfilment-issues.ts'
import { compareQuote, quoteOrder } from '#domain/pricing/quote.ts'
import type { Quote } from '#domain/pricing/quote.ts'
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
} from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import { orderDiscounts, plateDiscounts, surchargesOf } from '../pricing-data.ts'
import type { CheckedAddress } from '../address/check-address.ts'
import type { GrantedBenefits } from './benefit.ts'
import { fieldIssues } from './field-issues.ts'
import { tableOf } from './table-of.ts'

/** A payload beside the trusted data it is judged by. */
export type JudgedOrder = {
  contact: ContactEntry
  mode: OrderMode
  payment: PaymentType
  menu: Menu
  delivery?: DeliveryInfo
  /** of a delivery */
  addressCheck?: AddressCheck
  quote: Quote
  /** of an order at a table */
  tableNumber?: string
  /** E.164, or empty where none was asked and none given */
  phone: string
}

export type Judgement = { ok: true; order: JudgedOrder } | { ok: false; issues: OrderIssue[] }

/**
 * Prices an order again by the venue's own data and says everything in which the payload differs, in the words
 * that the cart understands.
 *
 * @param menu - of the payload's mode; undefined when the venue has no such mode
 * @param granted - benefits by `grantBenefits`, the destination's address by `checkAddress`
 */
export function judgeOrder(
  payload: OrderPayload,
  contact: ContactEntry,
  menu: Menu | undefined,
  { benefits, address }: { benefits: GrantedBenefits; address?: CheckedAddress },
  now: Date,
): Judgement {
  const { branchContact } = contact
  const mode = branchContact.deliveryConfig.orderModes.find(({ id }) => id === payload.orderModeId)
  if (mode === undefined || menu === undefined) {
    return {
      ok: false,
      issues: [{ code: 'MODE_DISABLED', field: 'orderModeId', referenceId: payload.orderModeId }],
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
  const payment = mode.paymentTypes.find(({ id }) => id === payload.paymentType)
  const destination = ORDER_MODES[mode.type].needsAddress ? address : undefined
  if (destination?.ok === false)
    return { ok: false, issues: [{ code: 'ADDRESS_MISMATCH', field: 'destination' }] }
  const delivery = destination && deliveryInfoFor(contact.settings.zones, destination.point, destination)
  const priced = quoteOrder({
    items: payload.items,
    menu,
    mode,
    payment,
    plateDiscounts: plateDiscounts(contact.settings.discounts),
    orderDiscounts: orderDiscounts(contact.settings.discounts, mode.type),
    surcharges: surchargesOf(contact, mode.id),
    fees: contact.settings.fees,
    delivery,
    ...benefits.priced,
  })
  const paid = withLoyalty(priced, benefits.loyalty, payload.loyaltyInfo.redeemedPoints)
  const quote = withTip(paid, branchContact.tips, payload.tip)
  const { itemsTotal } = quote
  const fields = fieldIssues({ payload, contact, mode, payment, delivery, quote, tableNumber, now })
  const issues = [
    ...compareQuote(payload, quote),
    ...fulfilmentIssues({ mode, paymentTypeId: payload.paymentType, delivery, itemsTotal }),
    ...hoursIssues(payload, contact, mode, now),
    ...fields.issues,
    ...benefits.issues,
  ]
  if (issues.length > 0 || payment === undefined) return { ok: false, issues: withoutRepeats(issues) }
  const addressCheck = isFarFromAddress(delivery?.addressDistanceMeters) ? 'BY_DINER' : destination?.check
  return {
    ok: true,
    order: { contact, mode, payment, menu, delivery, addressCheck, quote, tableNumber, phone: fields.phone },
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

/** The same conflict may come from two sides; it is told once. */
function withoutRepeats(issues: readonly OrderIssue[]): OrderIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ code, field, itemIndex, referenceId }) => {
    const key = JSON.stringify([code, field, itemIndex, referenceId])
    return !seen.has(key) && seen.add(key)
  })
}

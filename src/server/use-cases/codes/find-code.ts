import { appliesIn } from '#domain/discounts/applicable.ts'
import { codeKey } from '#domain/discounts/code/code-key.ts'
import type { CodeDiscount, OrderMode, PaymentType } from '#generated/models.ts'
import type { VenueCode } from '#generated/tenant.ts'

import type { Viewer } from '../identity/viewer.ts'

/** The order a code is wanted for. */
export type CodeUse = {
  mode: Pick<OrderMode, 'type'>
  payment: Pick<PaymentType, 'paymentMethod'>
  /** when the order is for */
  orderDate: Date
}

/**
 * The code of a venue by its text, if it is on and holds for the order's mode, payment and time. Whether the cart
 * has what it asks for is judged with the price, and whether there are uses left with the order.
 */
export function findCode(
  codes: readonly VenueCode[],
  text: string,
  { mode, payment, orderDate }: CodeUse,
): VenueCode | undefined {
  const key = codeKey(text)
  const code = codes.find((one) => codeKey(one.code) === key)
  if (code?.active !== true) return undefined
  const { validFrom, validUntil } = code
  if (validFrom !== undefined && orderDate < new Date(validFrom)) return undefined
  if (validUntil !== undefined && orderDate >= new Date(validUntil)) return undefined
  const context = { orderModeType: mode.type, paymentMethod: payment.paymentMethod }
  return appliesIn(code, context) ? code : undefined
}

/** Whether a code waits for who proves the phone: a first order is easily invented. @source design §5 "Unproven phones" */
export function isKeptFrom(
  { firstTimeOnly }: VenueCode,
  { isProofAsked, isProven }: Pick<Viewer, 'isProofAsked' | 'isProven'>,
): boolean {
  return firstTimeOnly === true && isProofAsked && !isProven
}

/** What a diner may know of a code. */
export function shownCode(code: VenueCode): CodeDiscount {
  const {
    maximumUses: _all,
    maximumUsesPerCustomer: _each,
    orderModes: _modes,
    paymentMethods: _payments,
    validFrom: _from,
    validUntil: _until,
    ...shown
  } = code
  return shown
}

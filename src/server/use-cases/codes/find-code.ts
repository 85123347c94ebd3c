import { appliesIn } from '#domain/discounts/applicable.ts'
import { codeKey } from '#domain/discounts/code/code-key.ts'
import type { CodeDiscount, OrderMode, PaymentType } from '#generated/models.ts'
import type { VenueCode } from '#generated/tenant.ts'
import { sum } from '#domain/money/money.ts'

import type { Viewer } from '../identity/viewer.ts'
import type { Db } from '../../db/store.ts'
import {
  ALL,
  countHolds,
  customersOf,
  hasOrdered,
  usesOf,
  type CodeKey,
  type CodeUser,
} from '../../repositories/codes-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'

/** The order a code is wanted for. */
export type CodeUse = {
  mode: Pick<OrderMode, 'type'>
  payment: Pick<PaymentType, 'paymentMethod'>
  /** when the order is for */
  orderDate: Date
}

/**
 * Finds an active code of a venue by its text, if it is valid for the order's mode, payment and time. Whether the
 * cart meets the code's conditions is judged with the price, and whether uses are left with the order.
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

/** Whether a code requires a proven phone: a first order is easily faked. @source design §5 "Unproven phones" */
export function isKeptFrom(
  { firstTimeOnly }: VenueCode,
  { isProofAsked, isProven }: Pick<Viewer, 'isProofAsked' | 'isProven'>,
): boolean {
  return firstTimeOnly === true && isProofAsked && !isProven
}

/** The part of a code that diners may see. */
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

/**
 * Whether a code has a use left for this user. Every code causes the same queries, so that the response time does not
 * reveal which limits it has.
 * @param db - the database for a preliminary check, a transaction with the code locked for the final one
 * @param abandoned - orders of the browser that end with its next one: they and their uses do not count
 */
export async function hasUseLeft(
  db: Db,
  key: CodeKey,
  code: Pick<VenueCode, 'maximumUses' | 'maximumUsesPerCustomer' | 'firstTimeOnly'>,
  user: CodeUser,
  now: Date,
  abandoned: readonly OrderRow[] = [],
): Promise<boolean> {
  const { maximumUses = Infinity, firstTimeOnly = false } = code
  const perCustomer = code.maximumUsesPerCustomer ?? (firstTimeOnly ? 1 : Infinity)
  const customers = customersOf(user)
  const uses = await usesOf(db, key, [ALL, ...customers.flat()])
  const usedBy = (subjects: readonly string[]) => sum(subjects.map((subject) => uses.get(subject) ?? 0))
  const held = await countHolds(db, key, user.deviceId, now)
  const ending = abandoned.map(({ id }) => id)
  const isKnown = await hasOrdered(db, key.tenant, user, ending)
  const freed = abandoned.filter((order) => holdsCode(order, key.codeId)).length
  return (
    (uses.get(ALL) ?? 0) - freed + held < maximumUses &&
    customers.every((subjects) => usedBy(subjects) - freed < perCustomer) &&
    !(firstTimeOnly && isKnown)
  )
}

/** Only the discount line of a code carries its text. */
const holdsCode = ({ discounts }: Pick<OrderRow, 'discounts'>, codeId: string): boolean =>
  discounts.some(({ code, discountReferenceId }) => code !== undefined && discountReferenceId === codeId)

/** Whether an order may prevent its diner from using a code: it holds a use of it, or was their first order. */
export const keepsFromCode = ({ id, firstTimeOnly = false }: VenueCode, order: OrderRow): boolean =>
  firstTimeOnly || holdsCode(order, id)

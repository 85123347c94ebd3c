import { parseMoney } from '#domain/money/parse-money.ts'
import { formatAmount } from '#domain/money/money.ts'
import { detailsFaults, type DetailsFault, type DetailsRules } from '#domain/order/details-faults.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import type { Country, OrderDetailsUpdate, OrderFollowUp } from '#generated/models.ts'

/** Input of a correction; fields this order does not have are undefined. */
export interface DetailsForm {
  notes: string
  tableNumber?: string
  paysWith?: string
  destinationDetails?: string
  betweenStreets?: string
}

type Details = Pick<
  OrderFollowUp,
  'type' | 'notes' | 'tableNumber' | 'tableFixed' | 'paysWith' | 'destination'
>

/** The form with the order's current values. */
export function detailsForm(
  { type, notes, tableNumber, tableFixed, paysWith, destination }: Details,
  { mantissaLength }: Pick<Country, 'mantissaLength'>,
): DetailsForm {
  return {
    notes,
    tableNumber: ORDER_MODES[type].hasTable && !tableFixed ? (tableNumber ?? '') : undefined,
    paysWith: paysWith === undefined ? undefined : formatAmount(paysWith, mantissaLength),
    destinationDetails: destination?.details,
    betweenStreets: destination?.betweenStreets,
  }
}

type Judged =
  | { ok: true; update: Omit<OrderDetailsUpdate, 'code'> }
  | { ok: false; fields: readonly [DetailsFault, ...DetailsFault[]] }

/** Differences between form and order, or the invalid fields. @units minor units */
export function detailsUpdate(
  form: DetailsForm,
  order: Details & Pick<OrderFollowUp, 'price'>,
  country: Country,
  rules: Omit<DetailsRules, 'price'>,
): Judged {
  const before = detailsForm(order, country)
  const { paysWith, ...texts } = form
  const update: Omit<OrderDetailsUpdate, 'code'> = {}
  for (const field of ['notes', 'tableNumber', 'destinationDetails', 'betweenStreets'] as const) {
    const text = texts[field]?.trim()
    if (text !== undefined && text !== before[field]?.trim()) update[field] = text
  }
  const cash = paysWith === before.paysWith ? undefined : cashOf(paysWith, country)
  if (cash !== undefined) update.paysWith = cash
  const [first, ...others] = detailsFaults(update, { ...rules, price: order.price })
  return first === undefined ? { ok: true, update } : { ok: false, fields: [first, ...others] }
}

/** @returns NaN for what is no amount */
function cashOf(typed: string | undefined, country: Country): number | undefined {
  if (typed === undefined) return undefined
  const parsed = parseMoney(typed, country)
  return parsed.ok ? parsed.amount : Number.NaN
}

import type { GeneralDiscount, MinorUnits, OrderModeType, PaymentMethod } from '#generated/models.ts'

/** What decides whether a discount or surcharge applies, besides the plates. */
export interface PricingContext {
  orderModeType: OrderModeType
  /** Absent until the diner chose one; discounts bound to a payment method wait for it. */
  paymentMethod?: PaymentMethod
}

/** A cart line as far as discounts are concerned. */
export interface DiscountableLine {
  /** Price of the size alone: the only part a discount touches. Extras are always paid in full. */
  sizePrice: MinorUnits
  quantity: number
}

/** What a discount pill says; the text is made from it by the interface. */
export type DiscountLabel =
  | { kind: 'PERCENT'; percentage: number }
  | { kind: 'FIXED'; amount: MinorUnits }
  | { kind: 'MULTIPLE'; buy: number; pay: number }
  | { kind: 'FINAL_PRICE'; amount: MinorUnits }

/**
 * One discount type. A new type is one file with one of these and one line in `index.ts`.
 *
 * @units money in minor units
 * @errors none: data a type cannot use gives `isUsable` false and takes nothing off
 * @source diner spec §3 Discount (general); style guide example 4
 */
export interface DiscountRule {
  /** Whether the discount carries the numbers its type needs. */
  isUsable(discount: GeneralDiscount): boolean
  /** Parameters of its pill. */
  label(discount: GeneralDiscount): DiscountLabel
  /** Off the size price of one unit; 0 for a type that works on quantities. */
  unitOff(discount: GeneralDiscount, sizePrice: MinorUnits): MinorUnits
  /** Off each of the lines of one plate, in their order; between 0 and size price × quantity. */
  linesOff(discount: GeneralDiscount, lines: readonly DiscountableLine[]): MinorUnits[]
}

/**
 * The rule of a type that treats every unit alike.
 *
 * @param rule - its three particular parts
 * @units minor units
 * @errors none
 * @source assumed: three of the four types differ only in what they take off one unit
 */
export function unitRule(rule: Omit<DiscountRule, 'linesOff'>): DiscountRule {
  return {
    ...rule,
    linesOff: (discount, lines) =>
      lines.map((line) => rule.unitOff(discount, line.sizePrice) * line.quantity),
  }
}

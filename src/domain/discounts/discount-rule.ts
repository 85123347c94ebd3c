import type {
  CodeDiscount,
  DiscountType,
  GeneralDiscount,
  MinorUnits,
  OrderModeType,
  PaymentMethod,
} from '#generated/models.ts'
import type { CodeBasis } from './code/code-basis.ts'

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

/** What a discount pill says: the values of the text 'menu.discount.{kind}'. */
export interface DiscountLabel {
  kind: DiscountType
  percentage?: number
  amount?: MinorUnits
  buy?: number
  pay?: number
}

/**
 * One discount type. A new type is its name in `schemas/models/discount.schema.json`, one file with one of these, one
 * line in `index.ts`, and the texts that the compiler then asks for.
 * @units money in minor units
 * @errors none: data a type cannot use gives `isUsable` false and takes nothing off
 * @source diner spec §3 Discount (general); style guide example 4
 */
export interface DiscountRule {
  /** Whether the discount carries the numbers its type needs. */
  isUsable(discount: GeneralDiscount): boolean
  /** Parameters of its pill beside the price of a size. */
  label(discount: GeneralDiscount, sizePrice: MinorUnits): DiscountLabel
  /** Off the size price of one unit; 0 for a type that works on quantities. */
  unitOff(discount: GeneralDiscount, sizePrice: MinorUnits): MinorUnits
  /** Whether every unit costs less; else some units are free, and the price of one stays as it is. */
  lowersUnits: boolean
  /** Off each of the lines of one plate, in their order; between 0 and size price × quantity. */
  linesOff(discount: GeneralDiscount, lines: readonly DiscountableLine[]): MinorUnits[]
  /** As a line of the order, where a type can be one: its value as the line carries it, and what it takes off. */
  orderOff?(discount: GeneralDiscount, itemsTotal: MinorUnits): { value: number; amount: MinorUnits }
}

/** A discount type as a code. @units money in minor units @source diner spec §3 Code discount */
export interface CodeRule {
  /** Before the limits that every code has. */
  codeOff(code: CodeDiscount, basis: CodeBasis): MinorUnits
  /** Whether such a code has to name the plate it is for. */
  needsPlate?: boolean
}

/**
 * The rule of a type that treats every unit alike.
 * @param rule - its particular parts
 * @units minor units
 * @source assumed: three of the four types differ only in what they take off one unit
 */
export function unitRule(rule: Omit<DiscountRule, 'linesOff' | 'lowersUnits'>): DiscountRule {
  return {
    ...rule,
    lowersUnits: true,
    linesOff: (discount, lines) =>
      lines.map((line) => rule.unitOff(discount, line.sizePrice) * line.quantity),
  }
}

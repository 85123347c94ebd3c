import type {
  CartItem,
  CodeDiscount,
  DeliveryInfo,
  DiscountLine,
  Fees,
  GeneralDiscount,
  GeneralSurcharge,
  Menu,
  MinorUnits,
  OrderIssue,
  OrderMode,
  PaymentType,
  SurchargeLine,
} from '#generated/models.ts'
import type { CodeCondition } from '#domain/discounts/code/code-conditions.ts'
import type { ExternalBenefit } from '#domain/discounts/external-benefit.ts'
import type { QuoteLine } from './price-items.ts'

/** Everything an order is priced by. Only ids and counts of `items` are believed; the rest must be trusted data. */
export interface QuoteInput {
  items: readonly CartItem[]
  menu: Menu
  mode: Pick<OrderMode, 'type'>
  /** Absent until the diner chose one. */
  payment?: Pick<PaymentType, 'paymentMethod'>
  /** Discounts with plates. */
  plateDiscounts: readonly GeneralDiscount[]
  /** Discounts without plates. */
  orderDiscounts: readonly GeneralDiscount[]
  surcharges: readonly GeneralSurcharge[]
  fees: Fees
  /** Of the address; absent before one is known and outside delivery. */
  delivery?: DeliveryInfo
  /** A validated code; what it takes off is computed here. */
  codeDiscount?: CodeDiscount
  /** Of an external partner's user. */
  externalBenefit?: ExternalBenefit
}

/** A priced order. */
export interface Quote {
  lines: QuoteLine[]
  /** After the discounts on items. */
  itemsTotal: MinorUnits
  /** Discounts on the order; the code is not among them. */
  discounts: DiscountLine[]
  surcharges: SurchargeLine[]
  deliveryFee: MinorUnits
  deliveryFeeBeforeFree: MinorUnits
  freeDelivery: boolean
  missingForFreeDelivery?: MinorUnits
  serviceFee: MinorUnits
  /** Points the order redeems; they are 0 until `withLoyalty` adds them. @units points */
  redeemedPoints: number
  /** What the redeemed points take off. */
  loyaltyRedeemed: MinorUnits
  /** Points the order earns once it is delivered. @units points */
  gainedPoints: number
  /** The code as a line, when it takes something off. */
  codeDiscount?: DiscountLine
  /** Conditions of the code that the order does not meet. */
  codeUnmet: CodeCondition[]
  /** 0 until `withTip` adds it. */
  tip: MinorUnits
  /** What the diner pays; the price of the order. */
  total: MinorUnits
  /** Faults of the items; the browser's amounts are checked by `compareQuote`. */
  issues: OrderIssue[]
}

import type {
  CartItem,
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
  redeemedPoints?: number
  /** Minor units a point is worth, from `pointValueOf`; without it points take nothing off. */
  pointValue?: MinorUnits
  /** A validated code; DELIVERY_FEE takes the delivery fee off, any other type its amount. */
  codeDiscount?: DiscountLine
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
  /** What the redeemed points take off. */
  loyaltyRedeemed: MinorUnits
  /** The code with the amount it really takes off. */
  codeDiscount?: DiscountLine
  /** What the diner pays; the price of the order. */
  total: MinorUnits
  /** Faults of the items; what a browser claimed about money is judged by `compareQuote`. */
  issues: OrderIssue[]
}

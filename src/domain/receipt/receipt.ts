import type {
  Country,
  DiscountLine,
  MinorUnits,
  ReceiptHolder,
  RefundReason,
  SurchargeLine,
  TaxedAmount,
} from '#generated/models.ts'
import { pointsInPrice } from '#domain/loyalty/points-in-price.ts'
import { sum } from '#domain/money/money.ts'
import { nameWithSize } from '#domain/order-text/order-text.ts'
import { keptTax, orderTaxes, type KeptTax } from '#domain/tax/tax-lines.ts'

/** The seller, as printed on receipts. */
export type ReceiptIssuer = {
  /** of the store, as diners know it */
  venue: string
  address: string
  legalName: string
  /** as written in its country */
  taxId?: string
  /** at the foot */
  note?: string
}

/** Something that was sold. @units minor units; tax in percent of the base */
export type ReceiptLine = {
  name: string
  quantity: number
  /** before its share of the discounts on the whole order */
  total: MinorUnits
  discountShare: MinorUnits
  /** absent where no rate was known when the order was placed */
  tax?: TaxedAmount
}

/** Amounts beside the lines; deductions are negative. */
export type ReceiptAmount = {
  kind: 'DISCOUNT' | 'POINTS' | 'SURCHARGE' | 'DELIVERY' | 'SERVICE_FEE'
  /** of a discount or surcharge */
  name?: string
  amount: MinorUnits
}

/** The parts of an amount by tax. @units minor units; they add up to the amount without its tip */
export type TaxParts = { taxes: TaxedAmount[]; untaxed: MinorUnits }

/** The reason of a credit; MISTAKE: no money had been received. */
export type CreditReason = RefundReason | 'MISTAKE'

/**
 * The content of a receipt besides its number and date. It stays as issued, whatever changes later in the venue's
 * settings or the order.
 * @units minor units of the country's currency
 * @source issue 15 part 10 "numbered receipt"
 */
export type ReceiptContent = TaxParts & {
  issuer: ReceiptIssuer
  country: Country
  /** IANA zone of the venue, in which the receipt is dated */
  timeZone: string
  orderCode: string
  customer: { name: string } & Partial<Omit<ReceiptHolder, 'name'>> & {
      /** a document of no kind that is known */
      document?: string
    }
  lines: ReceiptLine[]
  amounts: ReceiptAmount[]
  /** what receipts of the country call the tax */
  taxName?: string
  /** never taxed, and apart from what was sold */
  tip: MinorUnits
  /** tip included */
  total: MinorUnits
  /** how it was paid, or given back */
  paidBy: string
  /** last digits of a card */
  lastFour?: string
  /** of a credit: the receipt it takes back from, and why */
  credits?: { number: string; issuedAt: string; reason?: CreditReason }
}

/** The order fields that a receipt needs. */
export type SoldOrder = {
  code: string
  price: MinorUnits
  itemsPrice: MinorUnits
  deliveryFee: MinorUnits
  userServiceFee: MinorUnits
  tip: MinorUnits
  discounts: readonly DiscountLine[]
  surcharges: readonly SurchargeLine[]
  redeemedPoints: number
  taxName: string | null
  chargesTaxRate: number | null
  customerName: string
  customerDocument: string | null
  receiptHolder: ReceiptHolder | null
}

/** A line of a placed order. */
export type SoldLine = KeptTax & {
  item: { name: string; sizeName: string; quantity: number }
  total: MinorUnits
  discountShare: MinorUnits | null
}

/** How an order was paid, in the venue's words. */
export type ReceiptPayment = { paidBy: string; lastFour?: string }

type Place = Pick<ReceiptContent, 'issuer' | 'country' | 'timeZone'>

/**
 * The receipt of a paid order. Tax and discounts are those stored with its lines; parts without a rate, such as
 * delivery where the venue taxes none, are separate, and so is the tip.
 * @returns taxes, untaxed and tip add up to the total, which is the price of the order
 * @units minor units
 * @source issue 15 part 10; decision 91
 */
export function receiptOf(
  order: SoldOrder,
  sold: readonly SoldLine[],
  payment: ReceiptPayment,
  place: Place,
): ReceiptContent {
  const taxes = orderTaxes(order, sold)
  return {
    ...place,
    ...payment,
    orderCode: order.code,
    customer: customerOf(order),
    lines: sold.map(receiptLine),
    amounts: amountsOf(order),
    taxName: order.taxName ?? undefined,
    taxes,
    untaxed: order.price - order.tip - sum(taxes.map(({ base, tax }) => base + tax)),
    tip: order.tip,
    total: order.price,
  }
}

function receiptLine(line: SoldLine): ReceiptLine {
  const { item, total, discountShare } = line
  return {
    name: nameWithSize(item),
    quantity: item.quantity,
    total,
    discountShare: discountShare ?? 0,
    tax: keptTax(line),
  }
}

/** The named recipient, else the diner. */
function customerOf({
  customerName: name,
  customerDocument: document,
  receiptHolder: holder,
}: SoldOrder): ReceiptContent['customer'] {
  return holder ?? { name, document: document ?? undefined }
}

function amountsOf(order: SoldOrder): ReceiptAmount[] {
  const { discounts, surcharges, deliveryFee, userServiceFee } = order
  const all: ReceiptAmount[] = [
    ...discounts.map(({ name, amount }) => ({ kind: 'DISCOUNT' as const, name, amount: -amount })),
    { kind: 'POINTS', amount: -pointsInPrice(order) },
    ...surcharges.map(({ name, amount }) => ({ kind: 'SURCHARGE' as const, name, amount })),
    { kind: 'DELIVERY', amount: deliveryFee },
    { kind: 'SERVICE_FEE', amount: userServiceFee },
  ]
  return all.filter(({ amount }) => amount !== 0)
}

/**
 * A formatted number: 'A-00000012'. Credits of a series are numbered separately from its receipts.
 * @source assumed: eight digits, as receipts of the region have
 */
export const receiptNumber = (series: string, number: number): string =>
  `${series}-${String(number).padStart(8, '0')}`

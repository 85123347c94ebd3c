import type { CartItem, OrderIssue, OrderIssueCode, OrderPayload } from '#generated/models.ts'
import { discountLinesOf } from './discount-lines.ts'
import type { QuoteLine } from './price-items.ts'
import type { Quote } from './quote-shape.ts'

/** The parts of an order payload that are about money. */
export type PricedPayload = Pick<
  OrderPayload,
  'items' | 'price' | 'userServiceFee' | 'discounts' | 'surcharges' | 'deliveryFee' | 'loyaltyInfo'
>

interface AmountLine {
  id: string
  amount: number
}

/**
 * All differences between an order and the server's own calculation, the faults of its items first. With none, the
 * order may be accepted at its price.
 * @param payload - as the browser sent it; its `discounts` are the lines of the quote and, last, the code
 * @param quote - of the same items, by trusted data
 * @units minor units
 * @errors the issues of the quote, then PRICE_CHANGED, DISCOUNT_CHANGED, SURCHARGE_CHANGED, DELIVERY_FEE_CHANGED,
 * SERVICE_FEE_CHANGED, POINTS_CHANGED, TOTAL_CHANGED
 * @source requirement PAY-02 "the server computes the same and refuses a different price", ORDER-04
 */
export function compareQuote(payload: PricedPayload, quote: Quote): OrderIssue[] {
  const discounts = discountLinesOf(quote).map(discountAmount)
  return [
    ...quote.issues,
    ...compareItems(payload.items, quote),
    ...compareLines('DISCOUNT_CHANGED', 'discounts', discounts, payload.discounts.map(discountAmount)),
    ...compareLines(
      'SURCHARGE_CHANGED',
      'surcharges',
      quote.surcharges.map(surchargeAmount),
      payload.surcharges.map(surchargeAmount),
    ),
    ...compareAmount('DELIVERY_FEE_CHANGED', 'deliveryFee', quote.deliveryFee, payload.deliveryFee),
    ...compareAmount('SERVICE_FEE_CHANGED', 'userServiceFee', quote.serviceFee, payload.userServiceFee),
    ...compareAmount(
      'POINTS_CHANGED',
      'loyaltyInfo.redeemedPoints',
      quote.redeemedPoints,
      payload.loyaltyInfo.redeemedPoints,
    ),
    ...compareAmount('TOTAL_CHANGED', 'price', quote.total, payload.price),
  ]
}

function compareItems(items: readonly CartItem[], quote: Quote): OrderIssue[] {
  const reported = new Set(quote.issues.map((issue) => issue.itemIndex))
  const issues: OrderIssue[] = []
  items.forEach((item, itemIndex) => {
    const line = quote.lines[itemIndex]
    if (!line || reported.has(itemIndex)) return
    const { referenceId } = item
    if (!hasSameDiscount(item, line)) {
      const [expected, received] = [line.discount?.amount ?? 0, item.discount?.amount ?? 0]
      issues.push({ code: 'DISCOUNT_CHANGED', itemIndex, referenceId, expected, received })
    } else if (item.price !== line.unitPrice) {
      const [expected, received] = [line.unitPrice, item.price]
      issues.push({ code: 'PRICE_CHANGED', itemIndex, referenceId, expected, received })
    }
  })
  return issues
}

function hasSameDiscount(item: CartItem, line: QuoteLine): boolean {
  const [sent, own] = [item.discount, line.discount]
  return sent?.discountReferenceId === own?.discountReferenceId && sent?.amount === own?.amount
}

/** Lines of one id are compared by their sum: a venue may have two surcharges under one. */
function compareLines(
  code: OrderIssueCode,
  field: string,
  own: readonly AmountLine[],
  sent: readonly AmountLine[],
): OrderIssue[] {
  const [ofOwn, ofSent] = [amountsById(own), amountsById(sent)]
  return [...new Set([...ofOwn.keys(), ...ofSent.keys()])].flatMap((referenceId) => {
    const [expected = 0, received = 0] = [ofOwn.get(referenceId), ofSent.get(referenceId)]
    return expected === received ? [] : [{ code, field, referenceId, expected, received }]
  })
}

function amountsById(lines: readonly AmountLine[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { id, amount } of lines) amounts.set(id, (amounts.get(id) ?? 0) + amount)
  return amounts
}

function compareAmount(
  code: OrderIssueCode,
  field: string,
  expected: number,
  received: number,
): OrderIssue[] {
  return expected === received ? [] : [{ code, field, expected, received }]
}

function discountAmount(line: { discountReferenceId: string; amount: number }): AmountLine {
  return { id: line.discountReferenceId, amount: line.amount }
}

function surchargeAmount(line: { surchargeReferenceId: string; amount: number }): AmountLine {
  return { id: line.surchargeReferenceId, amount: line.amount }
}

import type {
  CartItem,
  CartItemDiscount,
  GeneralDiscount,
  Menu,
  MinorUnits,
  OrderIssue,
  Plate,
} from '#generated/models.ts'
import { plateDiscounts } from '#domain/discounts/applicable.ts'
import { discountPlate } from '#domain/discounts/discount-plate.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { findPlates } from '#domain/menu/find.ts'
import { MAX_AMOUNT } from '#domain/money/money.ts'
import { discountedUnit } from '#domain/plate/selection-price.ts'
import { maxQuantityOf } from '#domain/plate/selection.ts'
import { checkItem } from './check-item.ts'

/** A priced line. `total` is `originalUnit × quantity − discount.amount`, exactly. */
export interface QuoteLine {
  /** Place of the item in the order. */
  index: number
  referenceId: string
  /** One unit with extras, after a discount that lowers the price of a unit. */
  unitPrice: MinorUnits
  /** One unit with extras before any discount. */
  originalUnit: MinorUnits
  /** The size alone, before any discount. */
  sizePrice: MinorUnits
  quantity: number
  total: MinorUnits
  /** Whether plate and size are on the menu; a line that is not has prices of 0. */
  isOnMenu: boolean
  /** `amount` is off the whole line. */
  discount?: CartItemDiscount
}

/** What {@link priceItems} works on; everything but `items` is trusted. */
export interface PriceItemsInput {
  items: readonly CartItem[]
  menu: Menu
  discounts: readonly GeneralDiscount[]
  context: PricingContext
}

/** Outcome of {@link priceItems}. */
export interface PricedItems {
  /** One per item, in order; an item that is not on the menu has a line of zeros. */
  lines: QuoteLine[]
  itemsTotal: MinorUnits
  issues: OrderIssue[]
}

/**
 * Prices items by the menu: unit prices, discounts on plates, limits. One pass over the menu and one over the items.
 * @param input - items and the trusted data to price them by
 * @units minor units
 * @errors issues PLATE_UNAVAILABLE, PLATE_SOLD_OUT, GARNISH_UNAVAILABLE, GARNISH_AMOUNT, PRICE_CHANGED (an item whose
 *   original price is not today's), QUANTITY_LIMIT (per plate over all lines, or an amount the contract cannot carry)
 * @source requirements HOME-08, CART-02, PAY-02; performance.md "Pricing a 30-line cart"
 */
export function priceItems({ items, menu, discounts, context }: PriceItemsInput): PricedItems {
  const issues: OrderIssue[] = []
  const plates = findPlates(menu, new Set(items.map((item) => item.referenceId)))
  const linesOfPlate = new Map<string, QuoteLine[]>()
  const lines = items.map((item, index) => {
    const line = priceLine(item, index, plates.get(item.referenceId), issues)
    const siblings = linesOfPlate.get(line.referenceId)
    if (siblings) siblings.push(line)
    else linesOfPlate.set(line.referenceId, [line])
    return line
  })
  const candidates = plateDiscounts(discounts, context)
  for (const [plateId, siblings] of linesOfPlate) {
    const plate = plates.get(plateId)
    if (!plate) continue
    limitQuantity(plate, siblings, issues)
    applyDiscount(candidates, plateId, siblings)
  }
  let itemsTotal = 0
  for (const line of lines) itemsTotal += line.total
  if (itemsTotal > MAX_AMOUNT) issues.push({ code: 'QUANTITY_LIMIT', field: 'items' })
  return { lines, itemsTotal, issues }
}

function priceLine(item: CartItem, index: number, plate: Plate | undefined, issues: OrderIssue[]): QuoteLine {
  const unit = checkItem(item, index, plate, issues)
  const sizePrice = unit?.sizePrice ?? 0
  const originalUnit = sizePrice + (unit?.extrasPrice ?? 0)
  let { quantity } = item
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity * originalUnit > MAX_AMOUNT) {
    issues.push({ code: 'QUANTITY_LIMIT', itemIndex: index, referenceId: item.referenceId })
    quantity = 0
  }
  const total = originalUnit * quantity
  const { referenceId } = item
  const isOnMenu = unit !== undefined
  return { index, referenceId, unitPrice: originalUnit, originalUnit, sizePrice, quantity, total, isOnMenu }
}

function limitQuantity(plate: Plate, lines: readonly QuoteLine[], issues: OrderIssue[]): void {
  const expected = maxQuantityOf(plate)
  let received = 0
  let over: QuoteLine | undefined
  for (const line of lines) {
    received += line.quantity
    if (received > expected) over ??= line
  }
  if (!over) return
  issues.push({ code: 'QUANTITY_LIMIT', itemIndex: over.index, referenceId: plate.id, expected, received })
}

function applyDiscount(candidates: readonly GeneralDiscount[], plateId: string, lines: QuoteLine[]): void {
  const found = discountPlate(candidates, plateId, lines)
  if (!found) return
  const { id, type } = found.discount
  lines.forEach((line, position) => {
    const amount = found.off[position] ?? 0
    if (amount === 0) return
    line.discount = { itemId: plateId, type, discountReferenceId: id, amount }
    line.unitPrice = discountedUnit(line.originalUnit, type, amount, line.quantity)
    line.total -= amount
  })
}

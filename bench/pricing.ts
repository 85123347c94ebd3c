import { performance } from 'node:perf_hooks'
import { addGarnish, checkSelection, initialSelection, toCartItem } from '#domain/plate/selection.ts'
import { quoteOrder } from '#domain/pricing/quote.ts'
import type {
  CartItem,
  Fees,
  GeneralDiscount,
  GeneralSurcharge,
  Menu,
  OrderMode,
  Plate,
} from '#generated/models.ts'

/** What the server says about one order mode, as the browser gets it. */
export type PricingData = {
  menu: Menu
  mode: Pick<OrderMode, 'type'>
  plateDiscounts: GeneralDiscount[]
  orderDiscounts: GeneralDiscount[]
  surcharges: GeneralSurcharge[]
  fees: Fees
}

/**
 * Prices a cart over and over and says how long one quote takes.
 *
 * @param data - of a real venue
 * @param lines - lines of the cart
 * @returns the median and the 99th percentile of single quotes, and what was priced
 * @units microseconds
 */
export function measurePricing(data: PricingData, lines: number) {
  const items = fillCart(data, lines)
  const { mode, ...rest } = data
  const price = () => quoteOrder({ ...rest, items, mode, payment: { paymentMethod: 'CASH' } })
  const { total, issues } = price()
  if (issues.length > 0) throw new Error(`The benchmark's cart is not valid: ${JSON.stringify(issues[0])}`)
  for (let warm = 0; warm < 2_000; warm += 1) price()
  const samples = Array.from({ length: 5_000 }, () => {
    const start = performance.now()
    price()
    return (performance.now() - start) * 1000
  }).toSorted((a, b) => a - b)
  return { lines: items.length, total, medianUs: at(samples, 0.5), p99Us: at(samples, 0.99) }
}

/** One line per plate, around the menu, with the garnishes a plate insists on. */
function fillCart({ menu, mode, plateDiscounts }: PricingData, lines: number): CartItem[] {
  const plates = menu.categories
    .flatMap((category) => category.plates)
    .filter((plate) => plate.visible && !plate.soldOut)
  const context = { orderModeType: mode.type, paymentMethod: 'CASH' as const }
  return Array.from({ length: lines }, (_, index) => {
    const plate = plates[index % plates.length]
    if (!plate) throw new Error('The benchmark needs a menu with plates.')
    return toCartItem(plate, choose(plate), { source: 'plate', index, discounts: plateDiscounts, context })
  })
}

/** Takes garnishes of each group in turn until the plate has all it insists on. */
export function choose(plate: Plate) {
  let selection = initialSelection(plate)
  for (const group of plate.garnishGroups) {
    const lacks = () => {
      const check = checkSelection(plate, selection)
      return !check.ok && check.groupIds.includes(group.id)
    }
    for (const garnish of group.garnishes) {
      for (let added = addGarnish(plate, selection, group.id, garnish.id); lacks() && added.ok;) {
        selection = added.selection
        added = addGarnish(plate, selection, group.id, garnish.id)
      }
    }
  }
  return selection
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

import type { CartItem, GarnishGroup, MinorUnits, OrderIssue, Plate } from '#generated/models.ts'
import { garnishMaximum, isGroupSatisfied } from '#domain/menu/garnish-limits.ts'

/** Price of one unit by the menu, whatever the item says. */
export interface TrustedUnit {
  sizePrice: MinorUnits
  extrasPrice: MinorUnits
}

/**
 * Looks an item up in the menu: its size, its garnishes and their counts. Only ids and counts of the item are read;
 * its names and prices are compared, never used.
 * @param item - as the browser sent it
 * @param itemIndex - its place in the order, for the issues
 * @param plate - of the menu; undefined when the menu has none with this id
 * @param issues - faults are added here
 * @returns the price of a unit without the garnishes that are not on offer; undefined when plate or size is gone
 * @units minor units
 * @errors PLATE_UNAVAILABLE, PLATE_SOLD_OUT, GARNISH_UNAVAILABLE, GARNISH_AMOUNT; PRICE_CHANGED when nothing else is wrong
 * @source requirement PAY-02 "the server computes the same and refuses a different price", ORDER-04
 */
export function checkItem(
  item: CartItem,
  itemIndex: number,
  plate: Plate | undefined,
  issues: OrderIssue[],
): TrustedUnit | undefined {
  const size = plate?.sizes.find((one) => one.id === item.sizeId)
  if (!plate?.visible || !size) {
    issues.push({ code: 'PLATE_UNAVAILABLE', itemIndex, referenceId: item.referenceId })
    return undefined
  }
  const faultsBefore = issues.length
  if (plate.soldOut) issues.push({ code: 'PLATE_SOLD_OUT', itemIndex, referenceId: plate.id })
  const extrasPrice = checkExtras(item, itemIndex, plate, issues)
  const expected = size.price + extrasPrice
  const isFaultless = issues.length === faultsBefore
  if (isFaultless && (item.originalPrice !== expected || item.priceWithoutModifiers !== size.price)) {
    const received = item.originalPrice
    issues.push({ code: 'PRICE_CHANGED', itemIndex, referenceId: plate.id, expected, received })
  }
  return { sizePrice: size.price, extrasPrice }
}

function checkExtras(item: CartItem, itemIndex: number, plate: Plate, issues: OrderIssue[]): MinorUnits {
  const chosen = new Map<string, Map<string, number>>()
  for (const { groupId, groupItems } of item.extras) {
    const counts = chosen.get(groupId) ?? new Map<string, number>()
    for (const { referenceId, quantity } of groupItems) {
      counts.set(referenceId, (counts.get(referenceId) ?? 0) + countable(quantity))
    }
    chosen.set(groupId, counts)
  }
  let price = 0
  for (const group of plate.garnishGroups) {
    price += checkGroup(group, chosen.get(group.id), itemIndex, issues)
    chosen.delete(group.id)
  }
  for (const counts of chosen.values()) {
    for (const referenceId of counts.keys())
      issues.push({ code: 'GARNISH_UNAVAILABLE', itemIndex, referenceId })
  }
  return price
}

function checkGroup(
  group: GarnishGroup,
  counts: ReadonlyMap<string, number> | undefined,
  itemIndex: number,
  issues: OrderIssue[],
): MinorUnits {
  let price = 0
  let total = 0
  let isOfferable = false
  let isWithinLimits = true
  for (const garnish of group.garnishes) {
    if (!garnish.visible) continue
    isOfferable = true
    const count = counts?.get(garnish.id)
    if (count === undefined) continue
    if (garnish.soldOut) issues.push({ code: 'GARNISH_UNAVAILABLE', itemIndex, referenceId: garnish.id })
    total += count
    price += garnish.price * count
    if (!(count <= garnishMaximum(group, garnish))) isWithinLimits = false
  }
  if (counts) reportUnknown(group, counts, itemIndex, issues)
  if (isOfferable && !(isWithinLimits && isGroupSatisfied(group, total))) {
    issues.push({ code: 'GARNISH_AMOUNT', itemIndex, referenceId: group.id })
  }
  return Number.isFinite(price) ? price : 0
}

function reportUnknown(
  group: GarnishGroup,
  counts: ReadonlyMap<string, number>,
  itemIndex: number,
  issues: OrderIssue[],
): void {
  const offered = new Set(group.garnishes.filter((one) => one.visible).map((one) => one.id))
  for (const referenceId of counts.keys()) {
    if (!offered.has(referenceId)) issues.push({ code: 'GARNISH_UNAVAILABLE', itemIndex, referenceId })
  }
}

/** A count that cannot be one (0, −1, 1.5) becomes infinite, hence above every maximum. */
function countable(quantity: number): number {
  return Number.isSafeInteger(quantity) && quantity >= 1 ? quantity : Infinity
}

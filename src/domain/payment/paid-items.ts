import type { MinorUnits } from '#generated/models.ts'

/**
 * One item of a payment, as its provider lists it.
 * @units unitPrice in minor units, never negative
 * @source issue 15 part 9 "items"
 */
export type PaidItem = { id: string; title: string; quantity: number; unitPrice: MinorUnits }

/** Total cost of a part of an order, before discounts on the whole order. */
export type PaidLine = Omit<PaidItem, 'unitPrice'> & { total: MinorUnits }

/**
 * The items of an order's payment; their sum is the amount. Discounts, points and rounding of the whole order are
 * distributed over its lines in proportion, to the minor unit, because a provider accepts no negative item. Fees stay
 * unchanged, unless there is more to distribute than the lines cost. Free items are left out.
 * @param amount - to be paid
 * @returns items whose sum is the amount; none when nothing has a price
 * @units minor units
 * @source assumed: the vendor adds the items up and takes their sum
 */
export function paidItems(
  lines: readonly PaidLine[],
  fees: readonly PaidLine[],
  amount: MinorUnits,
): PaidItem[] {
  const forLines = amount - totalOf(fees)
  const shared =
    forLines >= 0 && totalOf(lines) > 0
      ? [...shareOut(lines, forLines), ...fees]
      : shareOut([...lines, ...fees], amount)
  return shared.filter(({ total }) => total > 0).map(toItem)
}

const totalOf = (lines: readonly PaidLine[]): MinorUnits => lines.reduce((sum, { total }) => sum + total, 0)

/** Distributes the amount over the lines by cumulative share, so that no minor unit is lost. */
function shareOut(lines: readonly PaidLine[], amount: MinorUnits): PaidLine[] {
  const sum = totalOf(lines)
  if (sum === 0) return []
  const upTo = (cost: MinorUnits) => Number((BigInt(cost) * BigInt(amount)) / BigInt(sum))
  let cost = 0
  return lines.map((line) => {
    const before = upTo(cost)
    cost += line.total
    return { ...line, total: upTo(cost) - before }
  })
}

/** When a share cannot be divided by the quantity, the units are listed as one item. */
function toItem({ id, title, quantity, total }: PaidLine): PaidItem {
  return total % quantity === 0
    ? { id, title, quantity, unitPrice: total / quantity }
    : { id, title: `${quantity} × ${title}`, quantity: 1, unitPrice: total }
}

import type { MinorUnits } from '#generated/models.ts'

/**
 * One thing that a payment is for, as its provider lists it.
 * @units unitPrice in minor units, never negative
 * @source issue 15 part 9 "items"
 */
export type PaidItem = { id: string; title: string; quantity: number; unitPrice: MinorUnits }

/** What something of an order costs altogether, before what is taken off the whole order. */
export type PaidLine = Omit<PaidItem, 'unitPrice'> & { total: MinorUnits }

/**
 * What an order's money is for, so that the parts are the whole: discounts, points and rounding of the order are
 * shared over its lines in proportion, to the minor unit, because a provider takes no item of less than nothing. Fees
 * stay as they are, unless there is more to share than the lines cost. What is free is left out.
 * @param amount - what is paid
 * @returns items whose sum is the amount; none where nothing has a price
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

/** The lines with the amount in place of their sum: each up to the end of its part, so that no minor unit is lost. */
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

/** Where a share cannot be split over its pieces, they are listed as one. */
function toItem({ id, title, quantity, total }: PaidLine): PaidItem {
  return total % quantity === 0
    ? { id, title, quantity, unitPrice: total / quantity }
    : { id, title: `${quantity} × ${title}`, quantity: 1, unitPrice: total }
}

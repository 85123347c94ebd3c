import type { GeneralDiscount, MinorUnits } from '#generated/models.ts'
import type { DiscountableLine } from './discount-rule.ts'
import { DISCOUNT_RULES } from './index.ts'

/** The discount a plate got, and what it takes off each of its lines. */
export interface PlateDiscount {
  discount: GeneralDiscount
  off: MinorUnits[]
}

/**
 * Applies one discount to all lines of one plate: the first in priority that takes anything off. One that takes
 * nothing off yet (two units of a 3x2) makes way for the next.
 * @param candidates - from `plateDiscounts`, already in order
 * @param plateId - the plate all lines are of
 * @param lines - all lines of that plate
 * @units minor units
 * @errors undefined when no discount applies
 * @source diner spec §4 "The first is applied"; one discount per item assumed: a cart item has room for one (§3)
 */
export function discountPlate(
  candidates: readonly GeneralDiscount[],
  plateId: string,
  lines: readonly DiscountableLine[],
): PlateDiscount | undefined {
  for (const discount of candidates) {
    if (!discount.plates.includes(plateId)) continue
    const off = DISCOUNT_RULES[discount.type].linesOff(discount, lines)
    if (off.some((amount) => amount > 0)) return { discount, off }
  }
  return undefined
}

import type { GeneralDiscount, MinorUnits, Plate } from '#generated/models.ts'
import type { DiscountLabel } from '#domain/discounts/discount-rule.ts'
import { DISCOUNT_RULES } from '#domain/discounts/index.ts'

/** The price on a plate card. */
export interface PlatePrice {
  /** Lowest price a size costs now. */
  from: MinorUnits
  /** What that size costs without the discount; equal to `from` when nothing is off one unit. */
  original: MinorUnits
  /** Whether sizes differ in price, so that the card says "from". */
  varies: boolean
  discount?: GeneralDiscount
  label?: DiscountLabel
}

/**
 * What a plate costs on its card, with the discount its pill names: the first in priority that would take something
 * off one unit, or that works on quantities.
 * @param plate - with its sizes
 * @param candidates - from `plateDiscounts`: filtered and sorted once for a whole menu
 * @units minor units
 * @source requirement HOME-08
 */
export function platePrice(
  plate: Pick<Plate, 'id' | 'sizes'>,
  candidates: readonly GeneralDiscount[],
): PlatePrice {
  const discount = candidates.find(
    (one) => one.plates.includes(plate.id) && plate.sizes.some((size) => isFelt(one, size.price)),
  )
  let from = Infinity
  let dearest = 0
  let original = 0
  for (const { price } of plate.sizes) {
    const now = discount ? price - DISCOUNT_RULES[discount.type].unitOff(discount, price) : price
    if (now > dearest) dearest = now
    if (now < from || (now === from && price < original)) [from, original] = [now, price]
  }
  if (from === Infinity) from = 0
  const label = discount && DISCOUNT_RULES[discount.type].label(discount, original)
  return { from, original, varies: dearest > from, discount, label }
}

function isFelt(discount: GeneralDiscount, price: MinorUnits): boolean {
  const rule = DISCOUNT_RULES[discount.type]
  return !rule.lowersUnits || rule.unitOff(discount, price) > 0
}

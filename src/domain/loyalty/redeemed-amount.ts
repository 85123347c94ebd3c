import type { Country, MinorUnits } from '#generated/models.ts'
import { POINT_VALUE_IN_CURRENCY_UNITS } from '#domain/defaults.ts'
import { minorUnitsPerUnit } from '#domain/money/money.ts'

/**
 * What one loyalty point is worth.
 * @param country - decimals of its currency
 * @units minor units per point
 * @source diner spec §9 "Loyalty value: 1 point = 1 currency unit"
 */
export function pointValueOf(country: Pick<Country, 'mantissaLength'>): MinorUnits {
  return POINT_VALUE_IN_CURRENCY_UNITS * minorUnitsPerUnit(country)
}

/**
 * What redeemed points take off an order, never more than is left to pay for items.
 * @param points - whole points; anything else counts as none
 * @param pointValue - from {@link pointValueOf}
 * @param left - items total after all discounts
 * @units points; minor units
 * @errors none; whether the diner may redeem so many is judged elsewhere
 * @source diner spec §5 "Loyalty redemption"
 */
export function redeemedAmount(points: number, pointValue: MinorUnits, left: MinorUnits): MinorUnits {
  return Number.isSafeInteger(points) ? Math.max(0, Math.min(points * pointValue, left)) : 0
}

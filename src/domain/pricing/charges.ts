import type { Fees, GeneralSurcharge, MinorUnits, SurchargeLine } from '#generated/models.ts'
import { appliesIn } from '#domain/discounts/applicable.ts'
import type { PricingContext } from '#domain/discounts/discount-rule.ts'
import { percentOf } from '#domain/money/money.ts'

/**
 * 'Tasa de Servicio': a fixed part plus a share of the base.
 * @param fees - of the order mode
 * @param base - items total after the discounts on items and on the order; without delivery, surcharges, code and points
 * @units minor units; percent of 100
 * @source diner spec §5 "Service fee = fixed userFee + percentageUserFee percent of the base amount"; the base assumed:
 *   what the diner pays for food
 */
export function serviceFee(fees: Fees, base: MinorUnits): MinorUnits {
  return Math.max(0, fees.userFee + percentOf(base, fees.percentageUserFee))
}

/**
 * Surcharges of the order mode and payment method as lines of the order, in the order given.
 * @param surcharges - of the order mode
 * @param base - the same base as the service fee: items total after the discounts on items and on the order
 * @param context - mode and payment method
 * @returns one line per surcharge that adds something
 * @units minor units; percent of 100
 * @source requirement PAY-03, diner spec §3 Surcharge line; the base assumed: as for the service fee
 */
export function surchargeLines(
  surcharges: readonly GeneralSurcharge[],
  base: MinorUnits,
  context: PricingContext,
): SurchargeLine[] {
  return surcharges
    .filter((surcharge) => appliesIn(surcharge, context))
    .map(({ id, name, type, value }) => ({
      name,
      type,
      value,
      amount: type === 'PERCENT' ? percentOf(base, value) : Math.round(value),
      surchargeReferenceId: id,
    }))
    .filter((line) => line.amount > 0)
}

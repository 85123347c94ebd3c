import type { Fees, MinorUnits } from '#generated/models.ts'
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

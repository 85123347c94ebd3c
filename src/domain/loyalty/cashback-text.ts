import { decimalText } from '#domain/money/money.ts'

const PERCENT = 100

/**
 * Cashback as it is shown: 100 times the ratio.
 *
 * @returns '5' or '7,5', with one decimal at most
 * @units percent
 * @errors none
 * @source diner spec §9 "Order percentage shown as 100 times the ratio"
 */
export function cashbackText(orderPercentage: number): string {
  return decimalText(Math.round(orderPercentage * 10 * PERCENT) / 10)
}

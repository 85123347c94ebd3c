import { decimalText } from '#domain/money/money.ts'

const PERCENT = 100
/** 100 times a ratio may be a little beside it in binary. */
const DECIMALS = 10_000

/**
 * Cashback as it is shown: 100 times the ratio.
 * @returns '5' or '1,25'
 * @units percent
 * @source diner spec §9 "Order percentage shown as 100 times the ratio"
 */
export function cashbackText(orderPercentage: number): string {
  return decimalText(Math.round(orderPercentage * PERCENT * DECIMALS) / DECIMALS)
}

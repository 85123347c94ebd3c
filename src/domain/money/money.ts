import type { Country, MinorUnits } from '#generated/models.ts'
import { DECIMAL_SEPARATOR, DEFAULT_CURRENCY_SYMBOL, THOUSANDS_SEPARATOR } from '#domain/defaults.ts'

export type { MinorUnits } from '#generated/models.ts'

/** What writing an amount needs to know of a country. */
export type MoneyFormat = Pick<Country, 'currencySymbol' | 'mantissaLength'>

/**
 * Sign and decimals when no country is known.
 * @source diner spec §9 "Currency"; two decimals assumed: 9 of the 12 countries served have them
 */
export const DEFAULT_MONEY_FORMAT: MoneyFormat = {
  currencySymbol: DEFAULT_CURRENCY_SYMBOL,
  mantissaLength: 2,
}

/**
 * The largest amount the contract can carry; a price beyond it is refused, so sums stay exact.
 * @units minor units
 * @source assumed: the maximum of MinorUnits in the schema
 */
export const MAX_AMOUNT: MinorUnits = 999_999_999_999

const PERCENT_SCALE = 10_000
const PERCENT_DIVISOR = 1_000_000n

/**
 * A share of an amount, rounded half up, exact for percentages of up to four decimals.
 * @param amount - what the share is taken of
 * @param percent - 12.5 means 12.5 %
 * @returns a whole amount
 * @units minor units; percent of 100
 * @source assumed: the spec says "rounded" only; half up is what people do by hand
 */
export function percentOf(amount: MinorUnits, percent: number): MinorUnits {
  const product = BigInt(amount) * BigInt(Math.round(percent * PERCENT_SCALE)) + PERCENT_DIVISOR / 2n
  // division drops what is after the point, also below 0
  const below = ((product % PERCENT_DIVISOR) + PERCENT_DIVISOR) % PERCENT_DIVISOR
  return Number((product - below) / PERCENT_DIVISOR)
}

/**
 * Sum of amounts; 0 for none.
 * @param amounts - in minor units
 * @units minor units
 * @source diner spec §5 "Money"
 */
export function sum(amounts: readonly MinorUnits[]): MinorUnits {
  let total = 0
  for (const amount of amounts) total += amount
  return total
}

/**
 * Minor units in one unit of currency: 100 for pesos with cents, 1 for Chilean pesos.
 * @param country - its number of decimals
 * @units minor units per currency unit
 * @source diner spec §3 Country "mantissa length"
 */
export function minorUnitsPerUnit(country: Pick<Country, 'mantissaLength'>): MinorUnits {
  return 10 ** country.mantissaLength
}

/**
 * An amount as the diner reads it: '$ 12.400', or '$ 12.400,50' when there are cents.
 * @param amount - whole minor units; a fraction is rounded
 * @param country - sign and decimals
 * @returns sign, a plain space, digits; a negative amount starts with '-'
 * @units minor units
 * @source diner spec §9 "Number format", "Currency"; hiding ',00' assumed: menus in these countries print whole prices
 */
export function formatMoney(amount: MinorUnits, country: MoneyFormat = DEFAULT_MONEY_FORMAT): string {
  const rounded = Math.round(amount)
  const minus = rounded < 0 ? '-' : ''
  return `${minus}${country.currencySymbol} ${formatAmount(Math.abs(rounded), country.mantissaLength)}`
}

/** An amount whose sign stays with it on one line. */
export const nonBreaking = (amount: string): string => amount.replaceAll(' ', '\u00A0')

/**
 * The digits of an amount without the sign: '12.400,50'.
 * @param amount - whole minor units, not negative
 * @param mantissaLength - decimals of the currency
 * @units minor units
 * @source diner spec §9 "Number format"
 */
export function formatAmount(amount: MinorUnits, mantissaLength: number): string {
  const digits = String(amount).padStart(mantissaLength + 1, '0')
  const cut = digits.length - mantissaLength
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, THOUSANDS_SEPARATOR)
  const cents = digits.slice(cut)
  return /[1-9]/.test(cents) ? `${whole}${DECIMAL_SEPARATOR}${cents}` : whole
}

/**
 * A number that need not be whole, as it is read: '12,5'.
 * @units none: a percentage, a ratio
 * @source diner spec §9 "Number format"
 */
export const decimalText = (value: number): string => String(value).replace('.', DECIMAL_SEPARATOR)

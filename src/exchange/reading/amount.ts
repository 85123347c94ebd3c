import { type MinorUnits, MAX_AMOUNT } from '#domain/money/money.ts'

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/

/**
 * A decimal number as minor units, digit by digit: no binary fraction ever holds it.
 * @param decimal - '3.50', '12', '1.2e3'; a dot before decimals, no other signs
 * @param decimals - of the currency
 * @returns nothing for what is no number, is negative, too large, or has more decimals than the currency
 * @units minor units
 * @source assumed: a price that cannot be written exactly is not guessed
 */
export function minorUnits(decimal: string, decimals: number): MinorUnits | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(decimal.trim()) ?? []
  if (sign === undefined || whole + fraction === '') return undefined
  const digits = whole + fraction
  const zeros = Number(exponent) - fraction.length + decimals
  const shifted = zeros >= 0 ? digits + '0'.repeat(zeros) : withoutZeros(digits, -zeros)
  if (shifted === undefined) return undefined
  const amount = Number(shifted === '' ? '0' : shifted)
  if (amount > MAX_AMOUNT || (sign === '-' && amount > 0)) return undefined
  return amount
}

/** Minor units of a currency as a decimal: '3.50', '12'. */
export function decimalOf(amount: MinorUnits, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
}

/** The digits without their last ones, which must be zeros. */
function withoutZeros(digits: string, count: number): string | undefined {
  const padded = digits.padStart(count, '0')
  return /^0*$/.test(padded.slice(padded.length - count)) ? padded.slice(0, padded.length - count) : undefined
}

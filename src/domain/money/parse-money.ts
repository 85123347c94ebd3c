import type { Country, MinorUnits } from '#generated/models.ts'
import { MAX_AMOUNT } from './money.ts'

/** Why a typed amount is not one. */
export type MoneyTextFault = 'EMPTY' | 'MALFORMED' | 'NEGATIVE' | 'TOO_LARGE'

/** Outcome of {@link parseMoney}. */
export type ParsedMoney = { ok: true; amount: MinorUnits } | { ok: false; code: MoneyTextFault }

const GROUPED = /^\d{1,3}(?:\.\d{3})+$/
const PLAIN = /^\d+$/

/**
 * Reads an amount as a diner types it into the cash field: '12400', '12.400', '$ 12.400,50'.
 * A single dot followed by one or two digits is read as the decimal sign, because telephone
 * keyboards often offer no comma; three digits after a dot are always thousands.
 * @param text - what was typed
 * @param country - decimals, and the sign that may stand in front
 * @returns the amount, or the reason there is none
 * @units minor units
 * @errors EMPTY nothing typed; NEGATIVE below the minimum of 0; MALFORMED not a number or more decimals than the
 *   currency has; TOO_LARGE beyond what the contract carries
 * @source diner spec §5 "Cash input: minimum 0"; accepted spellings assumed: see above
 */
export function parseMoney(
  text: string,
  country: Pick<Country, 'currencySymbol' | 'mantissaLength'>,
): ParsedMoney {
  const bare = withoutSign(text.trim(), country.currencySymbol).replace(/\s/g, '')
  if (bare === '') return { ok: false, code: 'EMPTY' }
  if (/^[-−]\$?[\d.,]+$/.test(bare)) return { ok: false, code: 'NEGATIVE' }
  const parts = splitDecimals(bare)
  if (parts === undefined) return { ok: false, code: 'MALFORMED' }
  const [whole, cents] = parts
  const significant = cents.replace(/0+$/, '')
  if (significant.length > country.mantissaLength) return { ok: false, code: 'MALFORMED' }
  const amount = Number(whole + significant.padEnd(country.mantissaLength, '0'))
  return amount > MAX_AMOUNT ? { ok: false, code: 'TOO_LARGE' } : { ok: true, amount }
}

function withoutSign(text: string, symbol: string): string {
  const sign = [bareSign(symbol), '$'].find((one) => text.startsWith(one))
  return sign === undefined ? text : afterSign(text.slice(sign.length), sign)
}

/** The sign of a currency as it is looked for in what people write: an abbreviation without its dot. */
export const bareSign = (symbol: string): string => symbol.replace(/\.$/, '')

/** What stands after such a sign: an abbreviation is written with its dot or without. */
export const afterSign = (rest: string, sign: string): string =>
  /[\p{L}/]$/u.test(sign) ? rest.replace(/^\./, '') : rest

function splitDecimals(text: string): [whole: string, cents: string] | undefined {
  const comma = text.split(',')
  if (comma.length > 2) return undefined
  const [front = '', cents] = comma
  if (cents !== undefined) {
    return isWhole(front) && (cents === '' || PLAIN.test(cents)) ? [digitsOf(front), cents] : undefined
  }
  const dotted = /^(\d+)\.(\d{0,2})$/.exec(front)
  if (dotted) return [dotted[1] ?? '', dotted[2] ?? '']
  return isWhole(front) ? [digitsOf(front), ''] : undefined
}

function isWhole(text: string): boolean {
  return PLAIN.test(text) || GROUPED.test(text)
}

function digitsOf(text: string): string {
  return text.replaceAll('.', '')
}

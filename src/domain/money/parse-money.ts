import type { Country, MinorUnits } from '#generated/models.ts'
import { MAX_AMOUNT } from './money.ts'

/** Why a typed amount is not one. */
export type MoneyTextFault = 'EMPTY' | 'MALFORMED' | 'NEGATIVE' | 'TOO_LARGE'

/** Outcome of {@link parseMoney}. */
export type ParsedMoney = { ok: true; amount: MinorUnits } | { ok: false; code: MoneyTextFault }

const FORMS = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/,
]

/**
 * Reads an amount as a diner types it into the cash field: '12400', '12.400', '$ 12.400,50', '1,200.50'.
 * Up to two digits after a single dot or comma are decimals: telephone keyboards offer one of them, and half of the
 * countries write the dot. Three digits are thousands after either: no currency served has three decimals.
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
  const [, whole = '', cents = ''] = FORMS.flatMap((form) => form.exec(text) ?? [])
  return whole === '' ? undefined : [whole.replaceAll(/[.,]/g, ''), cents]
}

import type { MinorUnits } from '#domain/money/money.ts'
import { afterSign, bareSign } from '#domain/money/parse-money.ts'
import type { Country } from '#generated/models.ts'

import { minorUnits } from './amount.ts'

/** The sign before decimals in a table or text: what stands there otherwise separates thousands. */
export type DecimalSign = ',' | '.'

/** The currency that prices are written in. */
type Money = Pick<Country, 'currencyCode' | 'currencySymbol' | 'mantissaLength'>

/**
 * A price as people write it: `$ 12.400,50`, `1,234.50`, `S/. 15`, `12.400.-`.
 * @param sign - known from the other prices of the table; absent, the text itself has to tell
 * @returns nothing for what is no price, or has more decimals than the currency
 * @units minor units
 * @source assumed: of two signs the last stands before decimals; three digits after a single sign are thousands
 */
export function writtenAmount(
  text: string,
  money: Money,
  sign: DecimalSign | undefined = decimalSign([text], money),
): MinorUnits | undefined {
  const bare = bareOf(text, money)
  if (!/^\d[\d.,]*$/.test(bare) && !/^[.,]\d+$/.test(bare)) return undefined
  const thousands = sign === ',' ? '.' : ','
  const [whole = '', fraction, ...more] = sign === undefined ? [bare] : bare.split(sign)
  if (more.length > 0 || fraction?.includes(thousands)) return undefined
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  if (!isGrouped || (groups.length > 1 && (groups[0] ?? '').length > 3)) return undefined
  return minorUnits(`${groups.join('')}.${fraction ?? ''}`, money.mantissaLength)
}

/** The digits and the signs between them. The dot of an abbreviated currency goes with it, as do the dashes of no cents. */
const bareOf = (text: string, { currencySymbol, currencyCode }: Money): string =>
  withoutSymbol(text, currencySymbol)
    .replace(new RegExp(`\\b${currencyCode}\\b`, 'i'), '')
    .replaceAll(/[\s$'’]/g, '')
    .replace(/[.,][-–—]+$/, '')

function withoutSymbol(text: string, symbol: string): string {
  const sign = bareSign(symbol)
  const at = text.indexOf(sign)
  return at < 0 ? text : text.slice(0, at) + afterSign(text.slice(at + sign.length), sign)
}

/**
 * Which sign stands before decimals in texts that were written by one hand.
 * @returns nothing when no text tells: then there are no decimals in them
 */
export function decimalSign(texts: readonly string[], money: Money): DecimalSign | undefined {
  const votes = { ',': 0, '.': 0 }
  for (const text of texts.map((one) => bareOf(one, money))) {
    const last = /([.,])(\d*)[^\d.,]*$/.exec(text)
    const [, sign, digits = ''] = last ?? []
    if (sign !== ',' && sign !== '.') continue
    const other = sign === ',' ? '.' : ','
    const repeated = text.split(sign).length > 2
    if (text.includes(other) && !repeated) votes[sign] += 10
    else if (repeated) votes[other] += 1
    else if (digits.length !== 3) votes[sign] += 5
  }
  if (votes[','] === votes['.']) return undefined
  return votes[','] > votes['.'] ? ',' : '.'
}

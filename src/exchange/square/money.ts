import type { MinorUnits } from '#domain/money/money.ts'

import type { ImportContext } from '../import-result.ts'
import { foreignAmount } from '../reading/foreign-amount.ts'
import type { Cursor } from '../reading/source.ts'

/**
 * A Money of Square: a whole amount in the smallest unit of its currency.
 * @returns nothing when there is none, or in another currency, with a note
 * @source https://developer.squareup.com/reference/square/objects/Money
 */
export function priceAt(place: Cursor, money: ImportContext['money']): MinorUnits | undefined {
  if (!place.isThere) return undefined
  const currency = place.get('currency').text() ?? money.currencyCode
  const amount = place.get('amount')
  if (currency !== money.currencyCode)
    return amount.leave('other-currency', { found: currency, expected: money.currencyCode })
  // An amount of zero may be left out.
  const read = amount.isThere ? (amount.number() ?? NaN) : 0
  return foreignAmount(read, currency, money) ?? amount.leave('bad-price')
}

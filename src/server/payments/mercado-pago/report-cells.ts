import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { minorUnits } from '#exchange/reading/amount.ts'

import { dayOf } from '../settlement-table.ts'

/** What the cells of the vendor's reports hold. */
export const DECIMALS = 2
export const AMOUNT = '[+-]?\\d{1,13}([.,]\\d{1,2})?'
export const DATE = '\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}.{0,20})?'

/** A heading as the vendor writes it. */
export const columnOf = (heading: string): string => heading.toUpperCase().replaceAll(' ', '_')

/** What left the account has a minus, which the kind of the row says too. */
export const centsOf = (text: string) => minorUnits(text.replace(/^[+-]/, '').replace(',', '.'), DECIMALS)

export function dayAt(moment: string, timeZone: string): string | undefined {
  const [, year = '', month = '', day = '', offset] =
    /^(\d{4})-(\d{2})-(\d{2}).*?(Z|[+-]\d{2}:?\d{2})?$/.exec(moment) ?? []
  if (offset === undefined || moment.length <= 10) return dayOf(year, month, day)
  const at = Date.parse(moment.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(at) ? undefined : formatIsoDate(civilAt(at, timeZone))
}

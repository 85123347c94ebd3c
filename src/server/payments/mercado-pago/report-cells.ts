import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { minorUnits } from '#exchange/reading/amount.ts'
import type { SettlementRowKind } from '#generated/models.ts'

import { isUuid } from '../../db/new-id.ts'
import { dayOf, type SettlementRow } from '../settlement-table.ts'

const DECIMALS = 2
const AMOUNT = '[+-]?\\d{1,13}([.,]\\d{1,2})?'
const DATE = '\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}.{0,20})?'

// formats of the cells in the vendor's reports
const IS_AMOUNT = { type: 'string', pattern: `^${AMOUNT}$` }
export const IS_AMOUNT_OR_NOTHING = { type: 'string', pattern: `^(${AMOUNT})?$` }
const IS_DATE = { type: 'string', pattern: `^${DATE}$` }
export const IS_DATE_OR_NOTHING = { type: 'string', pattern: `^(${DATE})?$` }

/** Cells that both reports have. */
export const SHARED_CELLS = {
  type: { type: 'string' },
  source: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
  external: { type: 'string', maxLength: 255 },
  date: IS_DATE,
  amount: IS_AMOUNT,
  currency: { type: 'string', pattern: '^([A-Z]{3})?$' },
}

/** A heading as the vendor writes it. */
export const columnOf = (heading: string): string => heading.toUpperCase().replaceAll(' ', '_')

/** Outgoing amounts have a minus, which is dropped: the row's kind gives the direction. */
export const centsOf = (text: string) => minorUnits(text.replace(/^[+-]/, '').replace(',', '.'), DECIMALS)

/**
 * Builds a row of either report.
 * @param timed - name of the column with its time
 * @param kept - the vendor's fee for a payment; absent in other rows
 * @returns the column of an invalid cell
 */
export function rowFrom<Timed extends string>(
  cells: Readonly<Record<keyof typeof SHARED_CELLS | NoInfer<Timed>, string>>,
  kind: SettlementRowKind,
  timed: Timed,
  timeZone: string,
  kept: Pick<SettlementRow, 'fee' | 'net'>,
): SettlementRow | { column: Timed | 'amount' } {
  const moment = cells[timed]
  const day = dayAt(moment, timeZone)
  if (day === undefined) return { column: timed }
  const amount = centsOf(cells.amount)
  if (amount === undefined) return { column: 'amount' }
  return {
    kind,
    day,
    moment,
    reference: cells.source,
    attemptId: isUuid(cells.external) ? cells.external.toLowerCase() : null,
    authorizationCode: null,
    lastFour: null,
    amount,
    currency: cells.currency || null,
    decimals: DECIMALS,
    fee: kind === 'CHARGE' ? kept.fee : undefined,
    net: kind === 'CHARGE' ? kept.net : undefined,
  }
}

function dayAt(moment: string, timeZone: string): string | undefined {
  const [, year = '', month = '', day = '', offset] =
    /^(\d{4})-(\d{2})-(\d{2}).*?(Z|[+-]\d{2}:?\d{2})?$/.exec(moment) ?? []
  if (offset === undefined || moment.length <= 10) return dayOf(year, month, day)
  const at = Date.parse(moment.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(at) ? undefined : formatIsoDate(civilAt(at, timeZone))
}

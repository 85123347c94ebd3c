import { spreadsheetText } from '#exchange/table/export-table.ts'
import { decimalOf } from '#exchange/reading/amount.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { comesIn } from '#domain/payment/books.ts'
import type { LedgerRow } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'

const COLUMNS = [
  'date',
  'time',
  'order',
  'kind',
  'method',
  'provider',
  'who',
  'role',
  'in',
  'out',
  'currency',
  'tip',
  'fee',
  'reference',
  'reason',
  'note',
] as const

/** The movements of a venue as the text of a CSV file, in the clock of the venue. */
export const movementsTable = (
  rows: readonly LedgerRow[],
  timeZone: string,
  t: Translate<typeof ledger>,
): string =>
  spreadsheetText([
    COLUMNS.map((column) => t(`ledger.column.${column}`)),
    ...rows.map((row) => {
      const cells = cellsOf(row, timeZone, t)
      return COLUMNS.map((column) => cells[column])
    }),
  ])

function cellsOf(
  row: LedgerRow,
  timeZone: string,
  t: Translate<typeof ledger>,
): Record<(typeof COLUMNS)[number], string> {
  const { hour, minute, ...date } = civilAt(Date.parse(row.at), timeZone)
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : decimalOf(amount, row.decimals).replace('.', ',')
  const reason = row.reason ?? row.uncounted
  return {
    date: formatIsoDate(date),
    time: formatClockTime(hour * 60 + minute),
    order: formatOrderCode(row.orderCode),
    kind: t(`ledger.kind.${row.kind}`),
    method: t(`ledger.method.${row.method}`),
    provider: row.provider ?? '',
    who: row.takenBy ?? '',
    role: row.role === undefined ? '' : t(`ledger.role.${row.role}`),
    in: comesIn(row) ? money(row.amount) : '',
    out: comesIn(row) ? '' : money(row.amount),
    currency: row.currency,
    tip: money(row.tip),
    fee: money(row.fee),
    reference: row.reference ?? '',
    reason: reason === undefined ? '' : t(`ledger.reason.${reason}`),
    note: row.note ?? '',
  }
}

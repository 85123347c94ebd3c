import { spreadsheetText, type SpreadsheetCell } from '#exchange/table/export-table.ts'
import { decimalOf } from '#exchange/reading/amount.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import type { SpreadsheetSigns } from '#domain/money/spreadsheet-signs.ts'
import { comesIn } from '#domain/payment/books.ts'
import type { LedgerRow } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'

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

/** How a venue reads its table: its clock, and the signs of its country's spreadsheets. */
type Reading = { timeZone: string; signs: SpreadsheetSigns; t: Translate<typeof ledger> }

/** The movements of a venue as the text of a CSV file. The tip of what went away is negative, so that the column adds up. */
export const movementsTable = (rows: readonly LedgerRow[], reading: Reading): string =>
  spreadsheetText(
    [
      COLUMNS.map((column) => reading.t(`ledger.column.${column}`)),
      ...rows.map((row) => {
        const cells = cellsOf(row, reading)
        return COLUMNS.map((column) => cells[column])
      }),
    ],
    reading.signs,
  )

function cellsOf(
  row: LedgerRow,
  { timeZone, signs, t }: Reading,
): Record<(typeof COLUMNS)[number], SpreadsheetCell> {
  const { hour, minute, ...date } = civilAt(Date.parse(row.at), timeZone)
  const money = (amount: number | undefined) =>
    amount === undefined ? '' : decimalOf(amount, row.decimals).replace('.', signs.decimal)
  const tip = money(row.tip)
  const reason = row.reason ?? row.uncounted
  return {
    date: formatIsoDate(date),
    time: formatClockTime(hour * 60 + minute),
    order: formatOrderCode(row.orderCode),
    kind: t(`ledger.kind.${row.kind}`),
    method: t(`ledger.method.${row.method}`),
    provider: row.provider === undefined ? '' : providerName(row.provider, t),
    who: row.takenBy ?? '',
    role: row.role === undefined ? '' : t(`ledger.role.${row.role}`),
    in: comesIn(row) ? money(row.amount) : '',
    out: comesIn(row) ? '' : money(row.amount),
    currency: row.currency,
    tip: !comesIn(row) && (row.tip ?? 0) > 0 ? { amount: `-${tip}` } : tip,
    fee: money(row.fee),
    reference: row.reference ?? '',
    reason: reason === undefined ? '' : t(`ledger.reason.${reason}`),
    note: row.note ?? '',
  }
}

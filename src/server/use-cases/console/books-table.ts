import { spreadsheetText, type SpreadsheetCell } from '#exchange/table/export-table.ts'
import { decimalOf } from '#exchange/reading/amount.ts'
import { formatClockTime } from '#domain/time/clock-time.ts'
import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import type { SpreadsheetSigns } from '#domain/money/spreadsheet-signs.ts'
import { isIncoming } from '#domain/payment/books.ts'
import type { LedgerRow } from '#generated/models.ts'
import type { Translate } from '#messages/index.ts'
import type { ledger } from '#messages/ledger.ts'
import { providerName } from '#messages/provider-name.ts'

/** How a table is formatted for a venue: its time zone and its country's spreadsheet separators. */
type Reading = { timeZone: string; signs: SpreadsheetSigns; t: Translate<typeof ledger> }

type Cell = (row: LedgerRow, reading: Reading) => SpreadsheetCell

const money = (amount: number | undefined, { decimals }: LedgerRow, { signs }: Reading): string =>
  amount === undefined ? '' : decimalOf(amount, decimals).replace('.', signs.decimal)

/** The columns of the table, in order. The tip of outgoing money is negative, so that the column adds up. */
const CELLS = {
  date: ({ at }, { timeZone }) => formatIsoDate(civilAt(Date.parse(at), timeZone)),
  time({ at }, { timeZone }) {
    const { hour, minute } = civilAt(Date.parse(at), timeZone)
    return formatClockTime(hour * 60 + minute)
  },
  order: ({ orderCode }) => formatOrderCode(orderCode),
  kind: ({ kind }, { t }) => t(`ledger.kind.${kind}`),
  method: ({ method }, { t }) => t(`ledger.method.${method}`),
  provider: ({ provider }, { t }) => (provider === undefined ? '' : providerName(provider, t)),
  who: ({ takenBy = '' }) => takenBy,
  role: ({ role }, { t }) => (role === undefined ? '' : t(`ledger.role.${role}`)),
  in: (row, reading) => (isIncoming(row) ? money(row.amount, row, reading) : ''),
  out: (row, reading) => (isIncoming(row) ? '' : money(row.amount, row, reading)),
  currency: ({ currency }) => currency,
  tip(row, reading) {
    const tip = money(row.tip, row, reading)
    return !isIncoming(row) && (row.tip ?? 0) > 0 ? { amount: `-${tip}` } : tip
  },
  fee: (row, reading) => money(row.fee, row, reading),
  reference: ({ reference = '' }) => reference,
  reason({ reason, uncounted }, { t }) {
    const why = reason ?? uncounted
    return why === undefined ? '' : t(`ledger.reason.${why}`)
  },
  note: ({ note = '' }) => note,
} satisfies Record<string, Cell>

const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[]

/** The money movements of a venue as CSV text. */
export function movementsTable(rows: readonly LedgerRow[], reading: Reading): string {
  const headings = COLUMNS.map((column) => reading.t(`ledger.column.${column}`))
  const cells = rows.map((row) => COLUMNS.map((column) => (CELLS[column] as Cell)(row, reading)))
  return spreadsheetText([headings, ...cells], reading.signs)
}

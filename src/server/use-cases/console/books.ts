import { spreadsheetSigns } from '#domain/money/spreadsheet-signs.ts'
import { bookDays, MOST_BOOK_DAYS, type BookDays, type BookDaysFault } from '#domain/payment/book-days.ts'
import type { Counted } from '#domain/money/format-in.ts'
import { asGiven, booksOf } from '#domain/payment/books.ts'
import { isByHand } from '#domain/payment/ledger.ts'
import type { LedgerBook, LedgerOpenRefund, LedgerReport, LedgerRow } from '#generated/models.ts'

import { createMessages } from '#messages/create-messages.ts'
import { ledger } from '#messages/ledger.ts'

import { invalid, isFailure, type Failure } from '../../contract/handlers.ts'
import type { ContactEntry } from '../../catalog/catalog.ts'
import { forApi, pickForApi } from '../../db/rows.ts'
import {
  countOpenRefunds,
  listMovements,
  listOpenRefunds,
  riderNames,
  sumMovements,
  type BookScope,
  type MovementRow,
  type OpenRefundRow,
} from '../../repositories/books-repository.ts'
import type { Services } from '../../services.ts'
import type { Presentation } from '../../tenants/resolved.ts'
import { movementsTable } from './books-table.ts'

/** Most open refunds to list. With more, the oldest are listed together with the total count. */
const MOST_OPEN = 200
const PAGE = 50

type Asked = { from?: string; to?: string; offset?: number; limit?: number }

const WHY: Record<BookDaysFault['code'], string> = {
  NO_DATE: 'must be a day of the calendar',
  BACKWARDS: 'must not be before from',
  TOO_LONG: `must be less than ${MOST_BOOK_DAYS} days after from`,
}

type AskedDays = Pick<Asked, 'from' | 'to'>

/** The days of a venue that a report covers. */
export function daysOf(
  { clock }: Services,
  { branchContact }: ContactEntry,
  asked: AskedDays,
): BookDays | Failure {
  const found = bookDays(asked, branchContact.timeZone, clock())
  return found.ok ? found.days : invalid(`/query/${found.field}`, WHY[found.code])
}

/** Incoming and outgoing money of a venue over some days, and the refunds still open. */
export async function booksReport(
  services: Services,
  contact: ContactEntry,
  asked: Asked,
): Promise<LedgerReport | Failure> {
  const days = daysOf(services, contact, asked)
  if (isFailure(days)) return days
  const { db } = services.store
  const home = await currencyOf(services, contact)
  const scope = scopeOf(contact, days)
  const { offset = 0, limit = PAGE } = asked
  const movements = await sumMovements(db, scope)
  const rows = await listMovements(db, scope, { offset, limit })
  const open = await listOpenRefunds(db, contact.alias, MOST_OPEN)
  const books = booksOf(movements, home)
  const names = await riderNames(db, contact.alias, [
    ...books.flatMap(({ riders }) => riders.map(({ riderId }) => riderId)),
    ...ridersIn(rows),
  ])
  const counts = Object.values(movements).flatMap((groups) => groups.map(({ count }) => count))
  return {
    from: days.from,
    to: days.to,
    timeZone: contact.branchContact.timeZone,
    books: books.map((book) => withNames(book, names)),
    open: open.map((one) => openRefund(one, home)),
    openCount: open.length < MOST_OPEN ? open.length : await countOpenRefunds(db, contact.alias),
    rows: rows.map((row) => rowOf(row, home, names)),
    rowCount: counts.reduce((sum, count) => sum + count, 0),
  }
}

/** Every movement of the days as a CSV file, with its file name. */
export async function booksFile(
  services: Services,
  contact: ContactEntry,
  asked: Asked,
): Promise<{ name: string; text: string } | Failure> {
  const days = daysOf(services, contact, asked)
  if (isFailure(days)) return days
  const { from, to } = days
  const rows = await listMovements(services.store.db, scopeOf(contact, days))
  const names = await riderNames(services.store.db, contact.alias, ridersIn(rows))
  const brand = await brandOf(services, contact)
  const home = countedIn(brand)
  const moved = rows.map((row) => rowOf(row, home, names))
  const text = movementsTable(moved, {
    timeZone: contact.branchContact.timeZone,
    signs: spreadsheetSigns(brand.country.code),
    t: createMessages(brand)(ledger),
  })
  const span = from === to ? from : `${from}_${to}`
  return { name: `caja-${contact.alias.replace('~', '-')}-${span}.csv`, text }
}

const scopeOf = ({ alias }: ContactEntry, { since, until }: BookDays): BookScope => ({
  branchContact: alias,
  since: new Date(since),
  until: new Date(until),
})

/** Currency and decimals of a venue. */
export const currencyOf = async (services: Services, contact: ContactEntry): Promise<Counted> =>
  countedIn(await brandOf(services, contact))

const countedIn = ({ country }: Presentation): Counted => ({
  currency: country.currencyCode,
  decimals: country.mantissaLength,
})

async function brandOf({ catalog }: Services, { tenant }: ContactEntry): Promise<Presentation> {
  const brand = await catalog.presentation(tenant)
  if (brand === undefined) throw new Error('A venue of a tenant that nobody knows')
  return brand
}

const ridersIn = (rows: readonly MovementRow[]): string[] =>
  rows.flatMap(({ kind, source, takenBy }) =>
    kind !== 'REFUND' && source === 'RIDER' && takenBy !== null ? [takenBy] : [],
  )

const withNames = (book: LedgerBook, names: ReadonlyMap<string, string>): LedgerBook => ({
  ...book,
  riders: book.riders.map((rider) => ({ ...rider, name: names.get(rider.riderId) })),
  cash: book.cash.map((held) =>
    held.source === 'RIDER' && held.holder !== undefined ? { ...held, name: names.get(held.holder) } : held,
  ),
})

function rowOf(moved: MovementRow, home: Counted, names: ReadonlyMap<string, string>): LedgerRow {
  const { byHand: _, takenBy, currency, decimals, ...row } = forApi(asGiven(moved))
  const isRider = row.kind !== 'REFUND' && row.source === 'RIDER' && takenBy !== undefined
  return {
    ...row,
    takenBy: isRider ? names.get(takenBy) : takenBy,
    currency: currency ?? home.currency,
    decimals: decimals ?? home.decimals,
  }
}

const openRefund = (row: OpenRefundRow, home: Counted): LedgerOpenRefund => ({
  ...pickForApi(row, 'orderCode', 'method', 'provider'),
  ...pickForApi(row.refund, 'id', 'amount', 'status', 'reason', 'note', 'requestedAt'),
  currency: row.currency ?? home.currency,
  decimals: row.decimals ?? home.decimals,
  byHand: isByHand(row.refund, row),
})

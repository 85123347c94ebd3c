import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { minorUnits } from '#exchange/reading/amount.ts'
import type { SettlementRowKind } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import { isUuid } from '../../db/new-id.ts'
import {
  dayOf,
  isRead,
  readSettlementTable,
  type SettlementFile,
  type SettlementLayout,
  type SettlementRow,
  type UnknownTable,
} from '../settlement-table.ts'

const DECIMALS = 2
const AMOUNT = '[+-]?\\d{1,13}([.,]\\d{1,2})?'
const DATE = '\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}.{0,20})?'

// formats of the cells in the vendor's reports
const IS_AMOUNT = { type: 'string', pattern: `^${AMOUNT}$` }
const IS_AMOUNT_OR_NOTHING = { type: 'string', pattern: `^(${AMOUNT})?$` }
const IS_DATE = { type: 'string', pattern: `^${DATE}$` }
const IS_DATE_OR_NOTHING = { type: 'string', pattern: `^(${DATE})?$` }

/** Cells that both reports have. */
const SHARED_CELLS = {
  type: { type: 'string' },
  source: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
  external: { type: 'string', maxLength: 255 },
  date: IS_DATE,
  amount: IS_AMOUNT,
  currency: { type: 'string', pattern: '^([A-Z]{3})?$' },
}

/** The columns used from the vendor's report "Todas las transacciones". The merchant chooses which columns it has. */
const HEADINGS = {
  type: ['transaction type'],
  source: ['source id'],
  external: ['external reference'],
  amount: ['transaction amount'],
  currency: ['transaction currency', 'settlement currency'],
  date: ['transaction date'],
  settled: ['settlement date'],
  fee: ['fee amount'],
  net: ['settlement net amount'],
} as const

const KINDS: ReadonlyMap<string, SettlementRowKind> = new Map([
  ['SETTLEMENT', 'CHARGE'],
  ['REFUND', 'REFUND'],
  ['CHARGEBACK', 'CHARGE_BACK'],
])

const isRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(HEADINGS),
  properties: {
    ...SHARED_CELLS,
    settled: IS_DATE_OR_NOTHING,
    fee: IS_AMOUNT_OR_NOTHING,
    net: IS_AMOUNT_OR_NOTHING,
  },
})

/**
 * Parses the vendor's report of all transactions, or of released money, with headings in any language, separated by
 * commas or semicolons.
 * @source mercadopago.com "Campos del reporte - Todas las transacciones"
 */
export function readMercadoPagoSettlement(file: Uint8Array, timeZone: string): SettlementFile | UnknownTable {
  const whole = readSettlementTable(file, layoutFor(timeZone))
  if (isRead(whole)) return whole
  const released = readReleases(file, timeZone)
  return isRead(released) || released.known > whole.known ? released : whole
}

const layoutFor = (timeZone: string): SettlementLayout<keyof typeof HEADINGS> => ({
  headings: HEADINGS,
  needed: ['type', 'source', 'amount', 'date'],
  written: columnOf,
  kindOf({ type, amount }) {
    const kind = KINDS.get(type.toUpperCase())
    // money returned by a bank is positive
    return kind === 'CHARGE_BACK' && !amount.startsWith('-') ? 'CHARGE_BACK_WON' : kind
  },
  isRow,
  rowOf(cells, kind) {
    // a refund's row has the time of its payment in addition to its own
    const timed = kind === 'CHARGE' || cells.settled === '' ? 'date' : 'settled'
    return rowFrom(cells, kind, timed, timeZone, { fee: centsOf(cells.fee), net: centsOf(cells.net) })
  },
})

/** The columns used from the vendor's report "Liberaciones". The merchant chooses which columns it has. */
const RELEASE_HEADINGS = {
  record: ['record type'],
  type: ['description'],
  source: ['source id'],
  external: ['external reference'],
  date: ['date', 'release date'],
  approved: ['transaction approval date'],
  amount: ['gross amount'],
  credit: ['net credit amount'],
  debit: ['net debit amount'],
  currency: ['currency', 'settlement currency'],
  fee: ['mp fee amount'],
  financing: ['financing fee amount'],
  shipping: ['shipping fee amount'],
} as const

/** A record of released money; other records are balances and totals. */
const RELEASE = 'release'
const RELEASE_KINDS: ReadonlyMap<string, SettlementRowKind> = new Map([
  ['payment', 'CHARGE'],
  ['refund', 'REFUND'],
  ['chargeback', 'CHARGE_BACK'],
])

const isReleaseRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(RELEASE_HEADINGS),
  properties: {
    ...SHARED_CELLS,
    record: { type: 'string' },
    approved: IS_DATE_OR_NOTHING,
    credit: IS_AMOUNT_OR_NOTHING,
    debit: IS_AMOUNT_OR_NOTHING,
    fee: IS_AMOUNT_OR_NOTHING,
    financing: IS_AMOUNT_OR_NOTHING,
    shipping: IS_AMOUNT_OR_NOTHING,
  },
})

/**
 * Parses the vendor's report of money released to an account.
 * @source mercadopago.com "Campos del reporte - Liberaciones": the columns, and `chargeback`, "for or against", whose
 *   sign says which of the two
 */
function readReleases(file: Uint8Array, timeZone: string): SettlementFile | UnknownTable {
  const table = readSettlementTable(file, releaseLayout(timeZone))
  return isRead(table) ? { ...table, isOfReleases: true } : table
}

const releaseLayout = (timeZone: string): SettlementLayout<keyof typeof RELEASE_HEADINGS> => ({
  headings: RELEASE_HEADINGS,
  needed: ['record', 'type', 'source', 'date', 'amount', 'credit', 'debit'],
  written: columnOf,
  kindOf({ record, type, credit }) {
    if (record.toLowerCase() !== RELEASE) return undefined
    const kind = RELEASE_KINDS.get(type.toLowerCase())
    return kind === 'CHARGE_BACK' && (centsOf(credit) ?? 0) > 0 ? 'CHARGE_BACK_WON' : kind
  },
  isRow: isReleaseRow,
  rowOf(cells, kind) {
    // money is released days or weeks after its payment
    const timed = kind === 'CHARGE' && cells.approved !== '' ? 'approved' : 'date'
    return rowFrom(cells, kind, timed, timeZone, { fee: feeOf(cells), net: centsOf(cells.credit) })
  },
})

/** Taxes that the vendor withholds are not part of the fee. */
function feeOf({
  fee,
  financing,
  shipping,
}: Readonly<Record<'fee' | 'financing' | 'shipping', string>>): number | undefined {
  const known = centsOf(fee)
  return known === undefined ? undefined : known + (centsOf(financing) ?? 0) + (centsOf(shipping) ?? 0)
}

/** A heading as the vendor writes it. */
const columnOf = (heading: string): string => heading.toUpperCase().replaceAll(' ', '_')

/** Outgoing amounts have a minus, which is dropped: the row's kind gives the direction. */
const centsOf = (text: string) => minorUnits(text.replace(/^[+-]/, '').replace(',', '.'), DECIMALS)

/**
 * Builds a row of either report.
 * @param timed - name of the column with its time
 * @param kept - the vendor's fee for a payment; absent in other rows
 * @returns the column of an invalid cell
 */
function rowFrom<Timed extends string>(
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

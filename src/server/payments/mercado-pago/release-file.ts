import type { SettlementRowKind } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import {
  isRead,
  readSettlementTable,
  type SettlementFile,
  type SettlementLayout,
  type UnknownTable,
} from '../settlement-table.ts'
import {
  centsOf,
  columnOf,
  IS_AMOUNT_OR_NOTHING,
  IS_DATE_OR_NOTHING,
  rowFrom,
  SHARED_CELLS,
} from './report-cells.ts'

/** The columns used from the vendor's report "Liberaciones". The merchant chooses which columns it has. */
const HEADINGS = {
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

type Name = keyof typeof HEADINGS
type Cells = Readonly<Record<Name, string>>

/** A record of released money; other records are balances and totals. */
const RELEASE = 'release'
const KINDS: ReadonlyMap<string, SettlementRowKind> = new Map([
  ['payment', 'CHARGE'],
  ['refund', 'REFUND'],
  ['chargeback', 'CHARGE_BACK'],
])

const isRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(HEADINGS),
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
export function readReleases(file: Uint8Array, timeZone: string): SettlementFile | UnknownTable {
  const table = readSettlementTable(file, layoutFor(timeZone))
  return isRead(table) ? { ...table, isOfReleases: true } : table
}

const layoutFor = (timeZone: string): SettlementLayout<Name> => ({
  headings: HEADINGS,
  needed: ['record', 'type', 'source', 'date', 'amount', 'credit', 'debit'],
  written: columnOf,
  kindOf({ record, type, credit }) {
    if (record.toLowerCase() !== RELEASE) return undefined
    const kind = KINDS.get(type.toLowerCase())
    return kind === 'CHARGE_BACK' && (centsOf(credit) ?? 0) > 0 ? 'CHARGE_BACK_WON' : kind
  },
  isRow,
  rowOf(cells, kind) {
    // money is released days or weeks after its payment
    const timed = kind === 'CHARGE' && cells.approved !== '' ? 'approved' : 'date'
    return rowFrom(cells, kind, timed, timeZone, { fee: feeOf(cells), net: centsOf(cells.credit) })
  },
})

/** Taxes that the vendor withholds are not part of the fee. */
function feeOf({ fee, financing, shipping }: Cells): number | undefined {
  const known = centsOf(fee)
  return known === undefined ? undefined : known + (centsOf(financing) ?? 0) + (centsOf(shipping) ?? 0)
}

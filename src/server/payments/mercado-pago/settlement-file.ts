import type { SettlementRowKind } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import {
  isRead,
  readSettlementTable,
  type SettlementFile,
  type SettlementLayout,
  type UnknownTable,
} from '../settlement-table.ts'
import { readReleases } from './release-file.ts'
import {
  centsOf,
  columnOf,
  IS_AMOUNT_OR_NOTHING,
  IS_DATE_OR_NOTHING,
  rowFrom,
  SHARED_CELLS,
} from './report-cells.ts'

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

type Name = keyof typeof HEADINGS

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

const layoutFor = (timeZone: string): SettlementLayout<Name> => ({
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

import type { SettlementRowKind } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import { isUuid } from '../../db/new-id.ts'
import {
  isRead,
  readSettlementTable,
  type SettlementFile,
  type SettlementLayout,
  type UnknownTable,
} from '../settlement-table.ts'
import { readReleases } from './release-file.ts'
import { AMOUNT, centsOf, columnOf, DATE, dayAt, DECIMALS } from './report-cells.ts'

/** The columns of the vendor's report "Todas las transacciones" that count here. Who sets it up chooses which it has. */
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

const isAmount = { type: 'string', pattern: `^${AMOUNT}$` }
const isAmountOrNothing = { type: 'string', pattern: `^(${AMOUNT})?$` }
const isRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(HEADINGS),
  properties: {
    type: { type: 'string' },
    source: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
    external: { type: 'string', maxLength: 255 },
    amount: isAmount,
    currency: { type: 'string', pattern: '^([A-Z]{3})?$' },
    date: { type: 'string', pattern: `^${DATE}$` },
    settled: { type: 'string', pattern: `^(${DATE})?$` },
    fee: isAmountOrNothing,
    net: isAmountOrNothing,
  },
})

/**
 * Reads the vendor's report of all transactions, or that of released money, in any language of their headings, by commas or
 * semicolons.
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
    // what a bank gives back comes in
    return kind === 'CHARGE_BACK' && !amount.startsWith('-') ? 'CHARGE_BACK_WON' : kind
  },
  isRow,
  rowOf(cells, kind) {
    // a refund keeps the time of its payment beside its own
    const moment = (kind === 'CHARGE' ? '' : cells.settled) || cells.date
    const day = dayAt(moment, timeZone)
    if (day === undefined) return { column: moment === cells.date ? 'date' : 'settled' }
    const amount = centsOf(cells.amount)
    if (amount === undefined) return { column: 'amount' }
    const isCharge = kind === 'CHARGE'
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
      fee: isCharge ? centsOf(cells.fee) : undefined,
      net: isCharge ? centsOf(cells.net) : undefined,
    }
  },
})

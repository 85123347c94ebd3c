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
import { AMOUNT, centsOf, columnOf, DATE, dayAt, DECIMALS } from './report-cells.ts'

/** The columns of the vendor's report "Liberaciones" that count here. Who sets it up chooses which it has. */
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

/** A record of released money; the others are balances and sums. */
const RELEASE = 'release'
const KINDS: ReadonlyMap<string, SettlementRowKind> = new Map([
  ['payment', 'CHARGE'],
  ['refund', 'REFUND'],
  ['chargeback', 'CHARGE_BACK'],
])

const isAmountOrNothing = { type: 'string', pattern: `^(${AMOUNT})?$` }
const isRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(HEADINGS),
  properties: {
    record: { type: 'string' },
    type: { type: 'string' },
    source: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
    external: { type: 'string', maxLength: 255 },
    date: { type: 'string', pattern: `^${DATE}$` },
    approved: { type: 'string', pattern: `^(${DATE})?$` },
    amount: { type: 'string', pattern: `^${AMOUNT}$` },
    credit: isAmountOrNothing,
    debit: isAmountOrNothing,
    currency: { type: 'string', pattern: '^([A-Z]{3})?$' },
    fee: isAmountOrNothing,
    financing: isAmountOrNothing,
    shipping: isAmountOrNothing,
  },
})

/**
 * Reads the vendor's report of money that was released to an account.
 * @source mercadopago.com "Campos del reporte - Liberaciones": the columns, and `chargeback`, "for or against", whose sign says
 *   which of the two
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
    const isCharge = kind === 'CHARGE'
    // money is released days or weeks after its payment
    const moment = (isCharge && cells.approved) || cells.date
    const day = dayAt(moment, timeZone)
    if (day === undefined) return { column: moment === cells.date ? 'date' : 'approved' }
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
      fee: isCharge ? feeOf(cells) : undefined,
      net: isCharge ? centsOf(cells.credit) : undefined,
    }
  },
})

/** Taxes that the vendor withholds are no fee. */
function feeOf({ fee, financing, shipping }: Cells): number | undefined {
  const known = centsOf(fee)
  return known === undefined ? undefined : known + (centsOf(financing) ?? 0) + (centsOf(shipping) ?? 0)
}

import { Ajv2020 } from 'ajv/dist/2020.js'

import { formatIsoDate } from '#domain/time/civil-date.ts'
import { civilAt } from '#domain/time/zoned.ts'
import { minorUnits } from '#exchange/reading/amount.ts'
import type { LedgerRowKind } from '#generated/models.ts'

import { isUuid } from '../../db/is-uuid.ts'
import { dayOf, readSettlementTable } from '../settlement-table.ts'
import type { SettlementFile, SettlementLayout } from '../settlement-table.ts'

const DECIMALS = 2

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

const KINDS: ReadonlyMap<string, LedgerRowKind> = new Map([
  ['SETTLEMENT', 'CHARGE'],
  ['REFUND', 'REFUND'],
  ['CHARGEBACK', 'CHARGE_BACK'],
])

const AMOUNT = '[+-]?\\d{1,13}([.,]\\d{1,2})?'
const DATE = '\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}.{0,20})?'
const isAmount = { type: 'string', pattern: `^${AMOUNT}$` }
const isAmountOrNothing = { type: 'string', pattern: `^(${AMOUNT})?$` }
const isRow = new Ajv2020({ strict: true }).compile({
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
 * Reads the vendor's report of all transactions, in any language of its headings, by commas or semicolons.
 *
 * @source mercadopago.com "Campos del reporte - Todas las transacciones"
 */
export const readMercadoPagoSettlement = (file: Uint8Array, timeZone: string): SettlementFile | undefined =>
  readSettlementTable(file, layoutFor(timeZone))

const layoutFor = (timeZone: string): SettlementLayout<Name> => ({
  headings: HEADINGS,
  needed: ['type', 'source', 'amount', 'date'],
  kindOf: ({ type }) => KINDS.get(type.toUpperCase()),
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

/** What left the account has a minus, which the kind of the row says too. */
const centsOf = (text: string) => minorUnits(text.replace(/^[+-]/, '').replace(',', '.'), DECIMALS)

function dayAt(moment: string, timeZone: string): string | undefined {
  const [, year = '', month = '', day = '', offset] =
    /^(\d{4})-(\d{2})-(\d{2}).*?(Z|[+-]\d{2}:?\d{2})?$/.exec(moment) ?? []
  if (offset === undefined || moment.length <= 10) return dayOf(year, month, day)
  const at = Date.parse(moment.replace(' ', 'T').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
  return Number.isNaN(at) ? undefined : formatIsoDate(civilAt(at, timeZone))
}

import { foldText } from '#domain/venue/fold-text.ts'
import { minorUnits } from '#exchange/reading/amount.ts'
import type { SettlementRowKind } from '#generated/models.ts'

import { ownSchemas } from '../../contract/own-schemas.ts'
import {
  dayOf,
  isRead,
  readSettlementTable,
  type SettlementFile,
  type SettlementLayout,
  type SettlementRow,
  type UnknownTable,
} from '../settlement-table.ts'
import { attemptIdOf, COUNTED_IN } from './wire.ts'

/**
 * The columns used from the vendor's "Liquidación de abonos", with the headings of its three formats: the portal's,
 * which begins with "Tipo de movimiento", the "Extracción masiva" of credit and debit, which begins with "Tipo
 * Transacción", and the older one, which begins with "Fecha Venta".
 */
const HEADINGS = {
  type: ['tipo de movimiento', 'tipo transaccion', 'tipo movimiento'],
  date: ['fecha de movimiento', 'fecha venta', 'fecha de venta'],
  amount: [
    'monto original de la venta',
    'monto original venta',
    'monto transaccion',
    'monto afecto',
    'monto venta',
    'monto',
  ],
  canceled: ['monto anulacion'],
  order: [
    'orden de compra',
    'n orden de compra',
    'numero orden de compra',
    'orden de pedido',
    'orden pedido',
  ],
  code: ['codigo de autorizacion', 'codigo autorizacion venta', 'codigo autorizacion'],
  card: ['numero de tarjeta', 'n tarjeta', 'n de tarjeta', 'identificador'],
  part: ['n cuota', 'numero cuota', 'numero de cuota'],
  fee: ['comision', 'comision transbank', 'monto comision', 'comision e iva comision'],
  feeTax: ['iva comision', 'iva comision transbank', 'comision adicional e iva comision adicional'],
  net: ['total abono', 'monto abono'],
  share: ['monto para abono'],
} as const

type Name = keyof typeof HEADINGS

const WORDS: readonly (readonly [string, SettlementRowKind])[] = [
  ['contracargo', 'CHARGE_BACK'],
  ['anulacion', 'REFUND'],
  ['reversa', 'REFUND'],
  ['venta', 'CHARGE'],
]

/** Marks an absent value. */
const NOTHING = 'N/A'
const AMOUNT = '-?\\$? ?(\\d{1,3}(\\.\\d{3}){1,4}|\\d{1,12})([.,]0{1,2})?'
const isAmountOrNothing = { type: 'string', pattern: `^(${AMOUNT}|${NOTHING}|-)?$` }
const isRow = ownSchemas().compile({
  type: 'object',
  required: Object.keys(HEADINGS),
  properties: {
    type: { type: 'string' },
    date: {
      type: 'string',
      pattern: '^\\*?(\\d{1,2}[/-]\\d{1,2}[/-]\\d{4}|\\d{4}-\\d{2}-\\d{2})( \\d{1,2}:\\d{2}(:\\d{2})?)?$',
    },
    amount: { type: 'string', pattern: `^${AMOUNT}$` },
    order: { type: 'string', maxLength: 60 },
    code: { type: 'string', maxLength: 20 },
    card: { type: 'string', maxLength: 30 },
    canceled: isAmountOrNothing,
    part: { type: 'string', maxLength: 20 },
    share: isAmountOrNothing,
    fee: isAmountOrNothing,
    feeTax: isAmountOrNothing,
    net: isAmountOrNothing,
  },
})

/**
 * Reads the vendor's settlement of payouts, of the portal and of its mass extraction, old and new. A payment that is
 * paid out in parts has a row for each.
 * @source assumed: the vendor documents no file; these are the columns that programs of its merchants read, of which
 *   several agree on those of the mass extraction word by word
 */
export function readTransbankSettlement(content: Uint8Array): SettlementFile | UnknownTable {
  const table = readSettlementTable(content, layout)
  return isRead(table) ? { ...table, rows: withParts(table.rows) } : table
}

/** Marks unnumbered rows of one payment as parts too, and rows whose sums differ from their payment's. */
function withParts(rows: readonly SettlementRow[]): SettlementRow[] {
  const paymentOf = ({ moment, attemptId, authorizationCode, lastFour, amount }: SettlementRow) =>
    [moment, attemptId, authorizationCode, lastFour, amount].join(' ')
  const counts = new Map<string, number>()
  const isUnnumbered = ({ kind, part }: SettlementRow) => kind === 'CHARGE' && part === undefined
  for (const row of rows.filter(isUnnumbered))
    counts.set(paymentOf(row), (counts.get(paymentOf(row)) ?? 0) + 1)
  return rows.map((row) => {
    const { fee, net, amount } = row
    const isOdd = fee !== undefined && net !== undefined && fee + net !== amount
    const isPart = isUnnumbered(row) && (isOdd || (counts.get(paymentOf(row)) ?? 0) > 1)
    return isPart ? { ...row, part: UNNUMBERED } : row
  })
}

/** A part without a number. */
const UNNUMBERED = '?'

const layout: SettlementLayout<Name> = {
  headings: HEADINGS,
  needed: ['type', 'date', 'amount', 'code'],
  kindOf({ type }) {
    const word = foldText(type)
    return WORDS.find(([part]) => word.includes(part))?.[1]
  },
  isRow,
  rowOf(cells, kind) {
    const day = dayAt(cells.date)
    if (day === undefined) return { column: 'date' }
    const whole = pesosOf(cells.amount)
    if (whole === undefined) return { column: 'amount' }
    const canceled = kind === 'REFUND' ? pesosOf(cells.canceled) : undefined
    const amount = canceled === undefined || canceled === 0 ? whole : canceled
    const code = cells.code === NOTHING ? '' : cells.code
    return {
      kind,
      day,
      moment: cells.date,
      reference: null,
      attemptId: attemptIdOf(cells.order) ?? null,
      authorizationCode: code || null,
      lastFour: /\d{4}$/.exec(cells.card)?.[0] ?? null,
      amount,
      ...COUNTED_IN,
      ...(kind === 'CHARGE' ? keptOf(cells) : {}),
    }
  },
}

/** Part and total of a payment paid out in several: "03/12"; one paid out at once has none. */
const PART = /^(\d{1,2})\/(\d{1,2})$/

/** The fee of a payment or part. If the file has the share of each row, the fee is left out. */
function keptOf(cells: Readonly<Record<Name, string>>): { fee?: number; net?: number; part?: string } {
  const [, nth, count] = PART.exec(cells.part) ?? []
  const part = Number(count) > 1 ? { part: `${Number(nth)}/${Number(count)}` } : {}
  const first = pesosOf(cells.fee)
  if (first === undefined) return part
  const fee = first + (pesosOf(cells.feeTax) ?? 0)
  const share = pesosOf(cells.share)
  const net = pesosOf(cells.net) ?? (share === undefined ? undefined : share - fee)
  return net === undefined ? part : { ...part, fee, net }
}

/** Thousands are separated by dots; there are no cents. */
function pesosOf(text: string): number | undefined {
  const digits = text
    .replace(/^-?\$? ?/, '')
    .replace(/[.,]0{1,2}$/, '')
    .replaceAll('.', '')
  return digits === '' || digits === NOTHING ? undefined : minorUnits(digits, COUNTED_IN.decimals)
}

function dayAt(date: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^\*?(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(date) ?? []
  if (year !== '') return dayOf(year, month, day)
  const [, isoYear = '', isoMonth = '', isoDay = ''] = /^\*?(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return dayOf(isoYear, isoMonth, isoDay)
}

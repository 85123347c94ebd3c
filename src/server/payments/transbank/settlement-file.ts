import { Ajv2020 } from 'ajv/dist/2020.js'

import { minorUnits } from '#exchange/reading/amount.ts'
import type { LedgerRowKind } from '#generated/models.ts'

import { dayOf, readSettlementTable } from '../settlement-table.ts'
import type { SettlementFile, SettlementLayout, SettlementRow } from '../settlement-table.ts'
import { attemptIdOf, COUNTED_IN } from './wire.ts'

/**
 * The columns of the vendor's "Liquidación de abonos" that count here, in the words of its old file, which begins with
 * "Fecha Venta", and of its new one, which begins with "Tipo de movimiento".
 */
const HEADINGS = {
  type: ['tipo de movimiento', 'tipo movimiento'],
  date: ['fecha de movimiento', 'fecha venta', 'fecha de venta'],
  amount: ['monto original de la venta', 'monto afecto', 'monto venta', 'monto'],
  order: [
    'orden de compra',
    'n orden de compra',
    'numero orden de compra',
    'orden de pedido',
    'orden pedido',
  ],
  code: ['codigo de autorizacion', 'codigo autorizacion'],
  card: ['numero de tarjeta', 'n tarjeta', 'n de tarjeta', 'identificador'],
  fee: ['comision', 'comision transbank', 'monto comision'],
  feeTax: ['iva comision', 'iva comision transbank'],
  net: ['total abono', 'monto abono'],
} as const

type Name = keyof typeof HEADINGS

const WORDS: readonly (readonly [string, LedgerRowKind])[] = [
  ['contracargo', 'CHARGE_BACK'],
  ['anulacion', 'REFUND'],
  ['reversa', 'REFUND'],
  ['venta', 'CHARGE'],
]

/** Written for what a row does not have. */
const NOTHING = 'N/A'
const AMOUNT = '-?\\$? ?(\\d{1,3}(\\.\\d{3}){1,4}|\\d{1,12})([.,]0{1,2})?'
const isAmountOrNothing = { type: 'string', pattern: `^(${AMOUNT}|${NOTHING}|-)?$` }
const isRow = new Ajv2020({ strict: true }).compile({
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
    fee: isAmountOrNothing,
    feeTax: isAmountOrNothing,
    net: isAmountOrNothing,
  },
})

/**
 * Reads the vendor's settlement of payouts, old and new.
 *
 * @source assumed: the vendor documents no file; these are the columns that programs of its merchants read
 */
export function readTransbankSettlement(content: Uint8Array): SettlementFile | undefined {
  const file = readSettlementTable(content, layout)
  return file && { ...file, rows: withoutParts(file.rows) }
}

/** A payment that is paid out in parts has a row for each part, all with its whole amount. */
function withoutParts(rows: readonly SettlementRow[]): SettlementRow[] {
  const seen = new Set<string>()
  return rows.filter(({ kind, moment, attemptId, authorizationCode, lastFour, amount }) => {
    if (kind !== 'CHARGE') return true
    const payment = [moment, attemptId, authorizationCode, lastFour, amount].join(' ')
    if (seen.has(payment)) return false
    seen.add(payment)
    return true
  })
}

const layout: SettlementLayout<Name> = {
  headings: HEADINGS,
  needed: ['type', 'date', 'amount', 'code'],
  kindOf({ type }) {
    const word = type.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    return WORDS.find(([part]) => word.includes(part))?.[1]
  },
  isRow,
  rowOf(cells, kind) {
    const day = dayAt(cells.date)
    if (day === undefined) return { column: 'date' }
    const amount = pesosOf(cells.amount)
    if (amount === undefined) return { column: 'amount' }
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
      ...(kind === 'CHARGE' ? keptOf(cells, amount) : {}),
    }
  },
}

/** What it kept of a payment. The rows of one that is paid out in parts tell only parts of it. */
function keptOf(cells: Readonly<Record<Name, string>>, amount: number): { fee?: number; net?: number } {
  const fee = pesosOf(cells.fee)
  const net = pesosOf(cells.net)
  if (fee === undefined || net === undefined) return {}
  const whole = fee + (pesosOf(cells.feeTax) ?? 0)
  return amount - whole === net ? { fee: whole, net } : {}
}

/** Thousands have points, and there are no cents. */
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

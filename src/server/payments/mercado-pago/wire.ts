import { withDecimals } from '#domain/money/with-decimals.ts'

import type { Money, PaymentState } from '../contract.ts'
import { NOTICE_TOLERANCE_MS } from '../notice-signature.ts'

export const MERCADO_PAGO = 'mercado-pago'
/** What its answers are read with, whatever the currency. @source the vendor's API: no currency has more */
const MOST_DECIMALS = 2
/** Currencies in which it refuses cents. @source its error "Prices in COP currency must be expressed with integer values" */
const WHOLE: readonly string[] = ['CLP', 'COP']

/** With how many decimals the vendor takes a currency. */
export const mercadoPagoDecimals = (currency: string): number =>
  WHOLE.includes(currency) ? 0 : MOST_DECIMALS

const STATUS: ReadonlyMap<string, PaymentState['status']> = new Map([
  ['approved', 'approved'],
  ['authorized', 'pending'],
  ['pending', 'pending'],
  ['in_process', 'pending'],
  ['in_mediation', 'pending'],
])

/** What of a payment of the vendor counts here. */
type WirePayment = {
  id?: number | string
  status?: string
  status_detail?: string
  transaction_amount?: number
  currency_id?: string
}

/**
 * A payment as the vendor writes it; a status that is not known here took no money.
 *
 * @returns undefined for one that does not say what was paid
 */
export function stateOf({
  id,
  status = '',
  status_detail,
  transaction_amount,
  currency_id,
}: WirePayment): PaymentState | undefined {
  if (transaction_amount === undefined || currency_id === undefined) return undefined
  return {
    status: STATUS.get(status) ?? 'declined',
    amount: Math.round(transaction_amount * 10 ** MOST_DECIMALS),
    decimals: MOST_DECIMALS,
    currency: currency_id,
    reference: String(id ?? ''),
    detail: status_detail,
  }
}

/** The vendor counts in whole units with a point. @returns undefined for what it cannot write */
export function toAmount(money: Money): number | undefined {
  const decimals = mercadoPagoDecimals(money.currency)
  const amount = withDecimals(money.amount, money.decimals, decimals)
  return amount === undefined ? undefined : Number((amount / 10 ** decimals).toFixed(decimals))
}

/** From here on a time is in milliseconds: in seconds it would lie in the year 33658. */
const MILLISECONDS_FROM = 1e12

/** Whether a signature is of these minutes. The vendor writes its time in seconds or in milliseconds; its library knows only the first. */
export function isRecent(signature: string, now: Date): boolean {
  const ts = Number(/(?:^|,)\s*ts=(\d{1,15})\s*(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  const atMs = ts < MILLISECONDS_FROM ? ts * 1_000 : ts
  return Math.abs(now.getTime() - atMs) <= NOTICE_TOLERANCE_MS
}

/** Where the vendor's page leads, with what came of it. */
export function backUrls(returnUrl: string): { success: string; failure: string; pending: string } {
  const to = (payment: string) => {
    const url = new URL(returnUrl)
    url.searchParams.set('payment', payment)
    return url.href
  }
  return { success: to('SUCCESS'), failure: to('REJECTED'), pending: to('PENDING') }
}

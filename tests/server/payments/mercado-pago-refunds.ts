import type { WirePayment, WireRefund } from './mercado-pago-wire.ts'

/** What becomes of the next refund, in place of its own way; `lost`: done, and the answer breaks off. */
export type NextRefund = number | 'lost' | 'rejected' | 'in_process'

/** An answer of the vendor. */
type Answer = { status: number; value?: unknown }

export const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  value: { message, error: 'bad_request', status, cause: [{ code, description: message }] },
})

const isLive = ({ status }: WireRefund): boolean => status !== 'rejected' && status !== 'cancelled'
const cents = (amount: number): number => Math.round(amount * 100)
export const refundedOf = ({ refunds }: WirePayment): number =>
  refunds.filter(isLive).reduce((sum, { amount }) => sum + cents(amount), 0) / 100

/** Writes down what its refunds make of a payment. */
function settle(payment: WirePayment): void {
  payment.transaction_amount_refunded = refundedOf(payment)
  const isWhole = cents(payment.transaction_amount_refunded) === cents(payment.transaction_amount)
  if (isWhole) Object.assign(payment, { status: 'refunded', status_detail: 'refunded' })
  else if (payment.refunds.some(isLive)) payment.status_detail = 'partially_refunded'
}

/** Somebody sends money back on the vendor's own page. */
export function refundByHand(payment: WirePayment, amount: number): WireRefund {
  return add(payment, amount, 'approved')
}

function add(payment: WirePayment, amount: number, status: WireRefund['status']): WireRefund {
  const refund = { id: payment.id * 100 + payment.refunds.length, payment_id: payment.id, amount, status }
  payment.refunds.push(refund)
  settle(payment)
  return refund
}

/**
 * The refunds of a payment, by the vendor's own rules: a key is asked for before anything else, its repeat answers with
 * nothing and refunds nothing, and an amount is compared with what is left.
 *
 * @param known - the keys that were used, until the vendor forgets them
 */
export function refund(
  payment: WirePayment,
  { key, amount, isTold }: { key: string | undefined; amount: number | undefined; isTold: boolean },
  known: Set<string>,
  next: NextRefund | undefined,
): Answer {
  if (key === undefined) return refusal(400, 4292, "Header X-Idempotency-Key can't be null")
  if (known.has(key)) return { status: 200 }
  if (typeof next === 'number') return refusal(next, 0, 'fault')
  if (amount !== undefined && amount <= 0) return refusal(400, 4040, 'amount attribute must be positive')
  const left = cents(payment.transaction_amount) - cents(refundedOf(payment))
  const isRefundable = ['approved', 'in_mediation'].includes(payment.status) && left > 0
  if (amount === undefined && !isRefundable)
    return refusal(400, 2063, 'The action requested is not valid for the current payment state')
  if (!isRefundable || (amount !== undefined && cents(amount) > left))
    return refusal(400, 2017, 'Invalid transaction_amount for update')
  known.add(key)
  const status = next === 'rejected' || next === 'in_process' ? next : 'approved'
  const made = add(payment, amount ?? left / 100, status)
  // one that is under way is a fault to who does not ask for it by its header
  if (status === 'in_process' && !isTold) return refusal(400, 0, 'Bad Request')
  return { status: 201, value: made }
}

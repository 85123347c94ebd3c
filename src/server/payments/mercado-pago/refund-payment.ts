import { MercadoPagoError, PaymentRefund } from 'mercadopago'

import type { RefundRequest, RefundResult } from '../contract.ts'
import { judgeRefund, MORE_THAN_LEFT } from '../judge-refund.ts'
import { codesOf, detailOf, mayHaveTaken } from './faults.ts'
import { BROKEN_ANSWER, type NewConfig } from './find-payments.ts'
import { asCents, toAmount, toCents } from './wire.ts'

/**
 * The vendor's status values of a refund.
 * @source the vendor's reference "Refunds"; what is not known here is asked for again
 */
const KINDS: ReadonlyMap<string, 'confirmed' | 'sent' | 'refused'> = new Map([
  ['approved', 'confirmed'],
  ['in_process', 'sent'],
  ['authorized', 'sent'],
  ['pending', 'sent'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
])
/**
 * Status codes that refuse the request; others mean that it may succeed later, or that the account's token is invalid.
 */
const REFUSALS: readonly number[] = [400, 402, 404, 422]
const NOT_FOUND = 404
/** "X-Idempotency-Key already used": the refund was requested before. */
const KEY_WAS_USED = 2032

type WireRefund = { id?: number; amount?: number; status?: string }
/** A refund in the vendor's list, in cents. */
type KnownRefund = { id: string; amount: number; status: string }

/**
 * Refunds a payment. The vendor gives a refund its own id and stores none of ours. Our id is its idempotency key, which
 * expires, and a repeated request gets no result. So the payment's refunds are read first, and again when the answer
 * leaves the result open.
 */
export async function refundPayment(newConfig: NewConfig, request: RefundRequest): Promise<RefundResult> {
  const asked = inCents(request)
  const amount = toAmount(request)
  if (asked === undefined || amount === undefined) return { kind: 'refused', detail: 'decimals' }
  const { id, reference: payment_id, refundReference } = request
  const refunds = () => new PaymentRefund(newConfig())
  // the last error says nothing about an earlier try whose answer was lost
  const faults: Error[] = []
  const onRetry = (_tries: number, fault: Error) => void faults.push(fault)
  /** The refund's result if it exists by now, whoever requested it. */
  const arrived = async (): Promise<RefundResult | undefined> => {
    const after = await list(refunds(), payment_id)
    return after && resultIfArrived({ ...asked, isRepeat: true }, after)
  }

  try {
    if (refundReference !== undefined) {
      const known = knownOf(await refunds().get({ payment_id, refund_id: refundReference }))
      return known === undefined ? { kind: 'unknown', detail: BROKEN_ANSWER } : resultOf(known)
    }
    const before = await list(refunds(), payment_id)
    if (before === undefined) return { kind: 'unknown', detail: BROKEN_ANSWER }
    const earlier = resultIfArrived(asked, before)
    if (earlier !== undefined) return earlier
    if (judge(asked, before).verdict === 'too-much') return { kind: 'refused', detail: MORE_THAN_LEFT }
  } catch (error) {
    if (!(error instanceof MercadoPagoError)) throw error
    // nothing was sent, so it can be requested again; only a missing payment is final
    const isGone = error.status === NOT_FOUND && refundReference === undefined
    return { kind: isGone ? 'refused' : 'unknown', detail: detailOf(error) }
  }

  try {
    const requestOptions = { idempotencyKey: id, onRetry }
    // some methods only allow a full refund, which is requested without an amount
    const answer =
      request.amount === request.paid
        ? await refunds().total({ payment_id, requestOptions })
        : await refunds().create({ payment_id, body: { amount }, requestOptions })
    const made = knownOf(answer)
    return made === undefined
      ? ((await arrived()) ?? { kind: 'unknown', detail: BROKEN_ANSWER })
      : resultOf(made)
  } catch (error) {
    if (!(error instanceof MercadoPagoError)) throw error
    const detail = [detailOf(error), ...codesOf(error)].join('-')
    if ([...faults, error].some(mayHaveTaken) || !REFUSALS.includes(error.status))
      return { kind: 'unknown', detail }
    const isUsed = codesOf(error).includes(KEY_WAS_USED)
    try {
      return (await arrived()) ?? { kind: isUsed ? 'unknown' : 'refused', detail }
    } catch {
      return { kind: 'unknown', detail }
    }
  }
}

/** A refund request in cents. */
type Asked = Pick<RefundRequest, 'amount' | 'paid' | 'others' | 'isRepeat'>

/** @returns undefined for amounts that the vendor cannot express */
function inCents({ decimals, isRepeat, ...request }: RefundRequest): Asked | undefined {
  const amount = asCents(request.amount, decimals)
  const paid = asCents(request.paid, decimals)
  if (amount === undefined || paid === undefined) return undefined
  const others = request.others.map((other) => ({
    ...other,
    amount: asCents(other.amount, decimals) ?? other.amount,
  }))
  return { amount, paid, others, isRepeat }
}

/** Judges the request by the list of refunds. */
function judge(asked: Asked, refunds: readonly KnownRefund[]) {
  const live = refunds.filter(isLive)
  const rest = unexplained(live, asked.others)
  // one with another amount is not ours
  const own = rest.findLast(({ amount }) => amount === asked.amount)
  const verdict = judgeRefund(
    { amount: asked.amount, isRepeat: asked.isRepeat && own !== undefined },
    { left: asked.paid - sumOf(live), unexplained: sumOf(rest) },
  )
  return { verdict, own }
}

/** The result of an earlier request. @returns undefined when none arrived */
function resultIfArrived(asked: Asked, refunds: readonly KnownRefund[]): RefundResult | undefined {
  const { verdict, own } = judge(asked, refunds)
  if (verdict !== 'arrived') return undefined
  return own === undefined ? { kind: 'confirmed' } : resultOf(own)
}

/** The refunds in the list that are not in `others`, matched by the vendor's ids, or by amount where there is no id. */
function unexplained(refunds: readonly KnownRefund[], others: Asked['others']): KnownRefund[] {
  const ids = new Set(others.map(({ reference }) => reference))
  const rest = refunds.filter(({ id }) => !ids.has(id))
  for (const { amount, reference } of others) {
    const at = reference === undefined ? rest.findIndex((one) => one.amount === amount) : -1
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function resultOf({ id, status }: KnownRefund): RefundResult {
  const kind = KINDS.get(status) ?? 'unknown'
  return kind === 'confirmed' || kind === 'sent' ? { kind, reference: id } : { kind, detail: status }
}

const isLive = ({ status }: KnownRefund): boolean => KINDS.get(status) !== 'refused'
const sumOf = (refunds: readonly KnownRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** @returns undefined for a truncated answer */
async function list(refunds: PaymentRefund, payment_id: string): Promise<KnownRefund[] | undefined> {
  const answer: unknown = await refunds.list({ payment_id })
  if (!Array.isArray(answer)) return undefined
  const known = answer.map((one: WireRefund) => knownOf(one)).filter((one) => one !== undefined)
  return known.length === answer.length ? known : undefined
}

const knownOf = ({ id, amount, status }: WireRefund): KnownRefund | undefined =>
  id === undefined || amount === undefined || status === undefined
    ? undefined
    : { id: String(id), amount: toCents(amount), status }

import type { Db, Store } from '../../db/store.ts'
import { MORE_THAN_LEFT } from '../judge-refund.ts'
import {
  findRefund,
  insertRefund,
  listRefunds,
  lockPayment,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-rows.ts'

/** Delay before a sent refund is confirmed. @source assumed: long enough to be seen waiting */
const CONFIRMED_AFTER_MS = 5_000

/** A merchant's refund request; the id is the merchant's and its idempotency key. */
export type RefundWish = { id: string; merchant: string; paymentId: string; amount: number }

/** `lost`: the refund is made, but the answer is lost. */
export type Refunded = { kind: 'confirmed' | 'sent' | 'lost' } | { kind: 'refused'; detail: string }

/** Refunds a payment, once per id and never more than was paid. */
export async function refundPayment({ db }: Store, wish: RefundWish, now: Date): Promise<Refunded> {
  return db.transaction(async (tx): Promise<Refunded> => {
    const payment = await lockPayment(tx, wish.merchant, wish.paymentId)
    if (payment?.status !== 'approved') return { kind: 'refused', detail: 'not-paid' }
    const known = await findRefund(tx, wish.id)
    if (known !== undefined) return answerOf(known, now)
    const left = payment.amount - sumOf(await listRefunds(tx, payment.id))
    if (wish.amount <= 0 || wish.amount > left) return { kind: 'refused', detail: MORE_THAN_LEFT }
    const refund: SandboxRefund = {
      id: wish.id,
      paymentId: payment.id,
      amount: wish.amount,
      status: statusOf(payment),
      at: now,
    }
    await insertRefund(tx, refund)
    return payment.outcome === 'refund-lost' ? { kind: 'lost' } : answerOf(refund, now)
  })
}

/** The confirmed refunds of a payment; pending ones are not counted. */
export async function refundedOf(db: Db, paymentId: string, now: Date): Promise<number> {
  const refunds = await listRefunds(db, paymentId)
  return sumOf(refunds.filter((refund) => answerOf(refund, now).kind === 'confirmed'))
}

function statusOf({ outcome }: SandboxPayment): SandboxRefund['status'] {
  if (outcome === 'refund-refused') return 'refused'
  return outcome === 'refund-slow' ? 'sent' : 'confirmed'
}

function answerOf({ status, at }: SandboxRefund, now: Date): Refunded {
  if (status === 'refused') return { kind: status, detail: 'refused' }
  const isThere = status === 'confirmed' || now.getTime() - at.getTime() >= CONFIRMED_AFTER_MS
  return { kind: isThere ? 'confirmed' : 'sent' }
}

const sumOf = (refunds: readonly SandboxRefund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

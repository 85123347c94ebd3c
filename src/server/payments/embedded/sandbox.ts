import { sum } from '#domain/money/money.ts'
import { cardBrand, judgeCard, type CardFault, type CardField, type TypedCard } from '#domain/payment/card.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'

import type { Clock, RandomBytes } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import { newToken, tokenHash } from '../../secret-token.ts'
import { MORE_THAN_LEFT } from '../judge-refund.ts'
import { DECLINED_BECAUSE, outcomeOf } from './outcomes.ts'
import {
  findById,
  findByReference,
  findRefund,
  insertPayment,
  insertRefund,
  insertToken,
  listRefunds,
  lockPayment,
  movePayment,
  spendToken,
  type NewSandboxPayment,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-rows.ts'

const TOKEN_BYTES = 24
const ID_BYTES = 16
/** @source assumed: longer than a checkout takes, shorter than a token is worth stealing */
const TOKEN_LIFE_MS = 10 * MINUTE_MS
/** Delay before a pending charge is approved. @source assumed: long enough to be seen waiting */
const DECIDED_AFTER_MS = 5_000
/** Delay before a sent refund is confirmed. @source assumed: long enough to be seen waiting */
const CONFIRMED_AFTER_MS = 5_000
const LINK_CLOSED = 'link-closed'

export type SandboxDeps = { store: Store; clock: Clock; randomBytes: RandomBytes }

export type MadeToken =
  | { ok: true; token: string; paymentMethodId: string }
  | { ok: false; faults: Partial<Record<CardField, CardFault>> }

/** A merchant's payment request; the reference is the merchant's and its idempotency key. */
type Wish = Pick<
  NewSandboxPayment,
  'merchant' | 'externalReference' | 'amount' | 'decimals' | 'description'
> &
  Pick<SandboxPayment, 'currency'>

export type Charged =
  | { kind: 'charged'; payment: SandboxPayment; isAnswered: boolean }
  | { kind: 'bad-token' }
  | { kind: 'fault' }

/** A merchant's refund request; the id is the merchant's and its idempotency key. */
export type RefundWish = { id: string; merchant: string; paymentId: string; amount: number }

/** `lost`: the refund is made, but the answer is lost. */
export type Refunded = { kind: 'confirmed' | 'sent' | 'lost' } | { kind: 'refused'; detail: string }

/**
 * A payment provider that takes no money: it turns cards into tokens without storing them, charges tokens once, and
 * offers links. Its rows are in our database, so that every process of this server can answer for it.
 */
export class Sandbox {
  private readonly deps: SandboxDeps
  /** called for every payment decided on its page */
  onDecided: (payment: SandboxPayment) => Promise<void> = () => Promise.resolve()

  constructor(deps: SandboxDeps) {
    this.deps = deps
  }

  /** Creates a token of a card for one merchant and one charge. */
  async makeToken(merchant: string, card: TypedCard): Promise<MadeToken> {
    const { store, randomBytes } = this.deps
    const now = this.deps.clock()
    const faults = judgeCard(card, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 })
    if (Object.keys(faults).length > 0) return { ok: false, faults }
    const token = newToken(randomBytes, TOKEN_BYTES)
    const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MS)
    const brand = cardBrand(card.cardNumber)
    const lastFour = card.cardNumber.replaceAll(/\D/g, '').slice(-4)
    const known = { outcome: outcomeOf(card.cardName), brand, lastFour }
    await insertToken(store.db, { tokenHash: tokenHash(token), merchant, ...known, expiresAt }, now)
    return { ok: true, token, paymentMethodId: brand }
  }

  /** Charges a token. A reference charged before returns its payment, and the token is ignored. */
  async charge(token: string, wish: Wish): Promise<Charged> {
    const { db } = this.deps.store
    const now = this.deps.clock()
    const known = await findByReference(db, wish.merchant, wish.externalReference)
    if (known !== undefined) return { kind: 'charged', payment: known, isAnswered: true }
    const card = await spendToken(db, { tokenHash: tokenHash(token), merchant: wish.merchant }, now)
    if (card === undefined) return { kind: 'bad-token' }
    const { outcome } = card
    if (outcome === 'error') return { kind: 'fault' }
    const isDeclined = outcome === 'declined' || outcome === 'funds'
    const payment = await insertPayment(db, {
      ...wish,
      ...card,
      id: this.newId(),
      isLink: false,
      status: isDeclined ? 'declined' : outcome === 'pending' ? 'pending' : 'approved',
      detail: isDeclined ? DECLINED_BECAUSE[outcome] : null,
      createdAt: now,
    })
    return { kind: 'charged', payment, isAnswered: outcome !== 'slow' }
  }

  /** Creates a payment page. */
  async openLink(wish: Wish & { returnUrl: string; expiresAt: Date }): Promise<SandboxPayment> {
    return insertPayment(this.deps.store.db, {
      ...wish,
      id: this.newId(),
      isLink: true,
      status: 'open',
      createdAt: this.deps.clock(),
    })
  }

  /** A link as its page shows it. */
  async link(id: string): Promise<SandboxPayment | undefined> {
    const payment = await findById(this.deps.store.db, id)
    return payment?.isLink ? payment : undefined
  }

  /** Whether a link can be paid now. */
  isOpen({ status, expiresAt }: SandboxPayment): boolean {
    return status === 'open' && (expiresAt === null || expiresAt >= this.deps.clock())
  }

  /** Pays an open link; notifies the merchant before it returns. */
  async pay(link: SandboxPayment): Promise<SandboxPayment> {
    const paid = this.isOpen(link)
      ? await movePayment(this.deps.store.db, link.id, 'open', 'approved')
      : undefined
    if (paid === undefined) return (await this.link(link.id)) ?? link
    await this.onDecided(paid)
    return paid
  }

  /** Closes a link that nobody has paid. */
  async close(merchant: string, externalReference: string): Promise<void> {
    const { db } = this.deps.store
    const link = await findByReference(db, merchant, externalReference)
    if (link !== undefined) await movePayment(db, link.id, 'open', 'declined', LINK_CLOSED)
  }

  /** Refunds a payment, once per id and never more than was paid. */
  async refund(wish: RefundWish): Promise<Refunded> {
    const now = this.deps.clock()
    return this.deps.store.db.transaction(async (tx): Promise<Refunded> => {
      const payment = await lockPayment(tx, wish.merchant, wish.paymentId)
      if (payment?.status !== 'approved') return { kind: 'refused', detail: 'not-paid' }
      const known = await findRefund(tx, wish.id)
      if (known !== undefined) return answerOf(known, now)
      const left = payment.amount - amountsOf(await listRefunds(tx, payment.id))
      if (wish.amount <= 0 || wish.amount > left) return { kind: 'refused', detail: MORE_THAN_LEFT }
      const { id, paymentId, amount } = wish
      const refund: SandboxRefund = { id, paymentId, amount, status: refundStatus(payment), at: now }
      await insertRefund(tx, refund)
      return payment.outcome === 'refund-lost' ? { kind: 'lost' } : answerOf(refund, now)
    })
  }

  /** The amount of a payment refunded so far; pending refunds are not counted. */
  async refunded(payment: SandboxPayment): Promise<number> {
    const now = this.deps.clock()
    const refunds = await listRefunds(this.deps.store.db, payment.id)
    return amountsOf(refunds.filter((refund) => answerOf(refund, now).kind === 'confirmed'))
  }

  async find(merchant: string, externalReference: string): Promise<SandboxPayment | undefined> {
    const payment = await findByReference(this.deps.store.db, merchant, externalReference)
    return payment && this.settled(payment)
  }

  async read(id: string): Promise<SandboxPayment | undefined> {
    const payment = await findById(this.deps.store.db, id)
    return payment && this.settled(payment)
  }

  /** Approves a pending payment once its delay has passed. */
  private async settled(payment: SandboxPayment): Promise<SandboxPayment> {
    const age = this.deps.clock().getTime() - payment.createdAt.getTime()
    if (payment.status !== 'pending' || age < DECIDED_AFTER_MS) return payment
    const moved = await movePayment(this.deps.store.db, payment.id, 'pending', 'approved')
    return moved ?? { ...payment, status: 'approved' }
  }

  private newId(): string {
    return newToken(this.deps.randomBytes, ID_BYTES)
  }
}

function refundStatus({ outcome }: SandboxPayment): SandboxRefund['status'] {
  if (outcome === 'refund-refused') return 'refused'
  return outcome === 'refund-slow' ? 'sent' : 'confirmed'
}

function answerOf({ status, at }: SandboxRefund, now: Date): Refunded {
  if (status === 'refused') return { kind: status, detail: 'refused' }
  const isThere = status === 'confirmed' || now.getTime() - at.getTime() >= CONFIRMED_AFTER_MS
  return { kind: isThere ? 'confirmed' : 'sent' }
}

const amountsOf = (refunds: readonly SandboxRefund[]): number => sum(refunds.map(({ amount }) => amount))

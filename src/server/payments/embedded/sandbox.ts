import { cardBrand, judgeCard, type CardFault, type CardField, type TypedCard } from '#domain/payment/card.ts'
import { MINUTE_MS } from '#domain/time/lengths.ts'

import type { Clock, RandomBytes } from '../../clock.ts'
import type { Store } from '../../db/store.ts'
import { newToken, tokenHash } from '../../secret-token.ts'
import { DECLINED_BECAUSE, outcomeOf } from './outcomes.ts'
import { refundedOf, refundPayment, type RefundWish, type Refunded } from './sandbox-refunds.ts'
import {
  findById,
  findByReference,
  insertPayment,
  insertToken,
  movePayment,
  spendToken,
  type NewSandboxPayment,
  type SandboxPayment,
} from './sandbox-rows.ts'

const TOKEN_BYTES = 24
const ID_BYTES = 16
/** @source assumed: longer than a checkout takes, shorter than a token is worth stealing */
const TOKEN_LIFE_MS = 10 * MINUTE_MS
/** Delay before a pending charge is approved. @source assumed: long enough to be seen waiting */
const DECIDED_AFTER_MS = 5_000
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
    if (payment === undefined) throw new Error('A sandbox payment was not written')
    return { kind: 'charged', payment, isAnswered: outcome !== 'slow' }
  }

  /** Creates a payment page. */
  async openLink(wish: Wish & { returnUrl: string; expiresAt: Date }): Promise<SandboxPayment> {
    const payment = await insertPayment(this.deps.store.db, {
      ...wish,
      id: this.newId(),
      isLink: true,
      status: 'open',
      createdAt: this.deps.clock(),
    })
    if (payment === undefined) throw new Error('A sandbox link was not written')
    return payment
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

  /** Refunds a payment, once per id. */
  async refund(wish: RefundWish): Promise<Refunded> {
    const payment = await this.read(wish.paymentId)
    if (payment === undefined) return { kind: 'refused', detail: 'unknown-payment' }
    return refundPayment(this.deps.store, wish, this.deps.clock())
  }

  /** The amount of a payment refunded so far. */
  async refunded(payment: SandboxPayment): Promise<number> {
    return refundedOf(this.deps.store.db, payment.id, this.deps.clock())
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

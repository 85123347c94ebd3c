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
/** A charge that is not decided is approved after this. @source assumed: long enough to be seen waiting */
const DECIDED_AFTER_MS = 5_000
const LINK_CLOSED = 'link-closed'

export type SandboxDeps = { store: Store; clock: Clock; randomBytes: RandomBytes }

export type MadeToken =
  | { ok: true; token: string; paymentMethodId: string }
  | { ok: false; faults: Partial<Record<CardField, CardFault>> }

/** What a merchant asks for; the reference is its own and its idempotency key. */
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
 * A payment provider that takes no money: it makes tokens of cards and forgets the cards, charges tokens once, and
 * has links. It keeps its rows in our database, so that any process of this server can answer for it.
 */
export class Sandbox {
  private readonly deps: SandboxDeps
  /** told of every payment that was decided on its page */
  onDecided: (payment: SandboxPayment) => Promise<void> = () => Promise.resolve()

  constructor(deps: SandboxDeps) {
    this.deps = deps
  }

  /** Makes a token of a card, for one merchant and one charge. */
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

  /** Charges a token. A reference that was charged before gives its payment, and its token is not looked at. */
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

  /** Makes a page to pay on. */
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

  /** Pays a link that is open; tells the merchant before it says so. */
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

  /** Sends money of a payment back. The same id is sent back once. */
  async refund(wish: RefundWish): Promise<Refunded> {
    const payment = await this.read(wish.paymentId)
    if (payment === undefined) return { kind: 'refused', detail: 'unknown-payment' }
    return refundPayment(this.deps.store, wish, this.deps.clock())
  }

  /** How much of a payment went back so far. */
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

  /** What was not decided is approved by the time somebody asks again. */
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

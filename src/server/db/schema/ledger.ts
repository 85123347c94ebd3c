import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid, boolean } from 'drizzle-orm/pg-core'

import type {
  ChargeSource,
  ConsoleRole,
  PaymentMethod,
  RefundReason,
  RefundStatus,
  UncountedReason,
} from '#generated/models.ts'
import { instant, money, needs } from './columns.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/**
 * The ledger: money that came in for an order, one row per payment that a provider made, and per payment that a venue or
 * a rider took. Written once; afterwards only its fate at the bank is added. An order with money is never deleted.
 */
export const charges = pgTable(
  'charges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** the attempt it came by; null for what was taken at the venue or at the door */
    paymentId: uuid('payment_id').references(() => payments.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    source: text('source').$type<ChargeSource>().notNull(),
    /** whose token it was at the venue, or the id of the rider */
    takenBy: text('taken_by'),
    /** the token itself: two of them may be made for the same */
    takenToken: uuid('taken_token'),
    /** of who took it at the venue */
    takenRole: text('taken_role').$type<ConsoleRole>(),
    provider: text('provider'),
    /** the account at the provider that got the money */
    publicKey: text('public_key'),
    /** of the payment at the provider */
    reference: text('reference'),
    amount: money('amount').notNull(),
    /** how much of it is the tip of its order; null for what was written before the ledger kept it */
    tip: money('tip'),
    /** null for orders that were paid before there was a ledger */
    currency: text('currency'),
    decimals: integer('decimals'),
    /** why it does not pay for its order: all of it goes back */
    uncounted: text('uncounted').$type<UncountedReason>(),
    brand: text('brand'),
    /** credit, debit, prepaid, in the provider's own word */
    type: text('type'),
    lastFour: text('last_four'),
    authorizationCode: text('authorization_code'),
    installments: integer('installments'),
    installmentAmount: money('installment_amount'),
    /** what the provider keeps, and what it pays out */
    fee: money('fee'),
    net: money('net'),
    at: instant('at').notNull(),
    /** the bank took it away, and has not given it back */
    chargedBackAt: instant('charged_back_at'),
    /** as of when its provider said so, or that the bank gave it back, in the provider's own time */
    toldAt: instant('told_at'),
    /** it was noted by mistake: no money came */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    // the money of an order
    index('charges_order').on(table.orderId),
    // asked for by the database when payments of a draft are deleted
    index('charges_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    // a payment of a provider stands here once, whoever tells of it first
    uniqueIndex('charges_reference')
      .on(table.provider, table.publicKey, table.reference)
      .where(sql`${table.reference} is not null`),
    // the books of a venue
    index('charges_branch_contact_at').on(table.branchContact, table.at),
    index('charges_branch_contact_voided')
      .on(table.branchContact, table.voidedAt)
      .where(sql`${table.voidedAt} is not null`),
    // read by the version before, which has no rows of charge-backs
    index('charges_charged_back')
      .on(table.branchContact, table.chargedBackAt)
      .where(sql`${table.chargedBackAt} is not null`),
  ],
)

/**
 * What banks took away from a venue, and gave back when the venue won the dispute. A payment can be disputed again. The
 * amount stays as it was then, whatever is refunded later: the books of a day do not change.
 */
export const chargeBacks = pgTable(
  'charge_backs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chargeId: needs('charge_id', () => charges.id),
    branchContact: text('branch_contact').notNull(),
    /** in the currency of its charge */
    amount: money('amount').notNull(),
    at: instant('at').notNull(),
    /** the bank gave it back */
    wonAt: instant('won_at'),
  },
  (table) => [
    index('charge_backs_charge').on(table.chargeId),
    // the books of a venue
    index('charge_backs_branch_contact_at').on(table.branchContact, table.at),
    index('charge_backs_branch_contact_won').on(table.branchContact, table.wonAt),
  ],
)

/**
 * What a refund said before it was noted as given back by hand, or noted anew, and who changed it.
 * @units amount in minor units of the charge
 */
type EarlierRefund = {
  amount: number
  note: string | null
  actor: string | null
  role: ConsoleRole | null
  /** since when it said so */
  at: string
  changedBy: string | null
  changedByRole: ConsoleRole | null
}

/**
 * Money that goes back. Written in the transaction that decides it, sent by a job; REQUESTED and SENT are on their way,
 * and FAILED waits for the venue. CANCELED are those whose money the bank took away meanwhile; they are due again when it
 * gives the money back.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** the idempotency key at the provider; another one for another try of what it refused */
    key: uuid('key').notNull().defaultRandom(),
    chargeId: needs('charge_id', () => charges.id),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** in the currency of its charge */
    amount: money('amount').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** the venue gave it back itself: its provider knows nothing of it */
    givenByHand: boolean('given_by_hand').notNull().default(false),
    /** why, in the venue's words; or how it was given back */
    note: text('note'),
    /** whose token it was; null for what was decided by rule */
    actor: text('actor'),
    actorRole: text('actor_role').$type<ConsoleRole>(),
    /** the token itself: two of them may be made for the same */
    actorToken: uuid('actor_token'),
    /** oldest first; null for none */
    earlier: jsonb('earlier').$type<EarlierRefund[]>(),
    /** of the refund at the provider */
    reference: text('reference'),
    /** the provider's reason */
    detail: text('detail'),
    requestedAt: instant('requested_at').notNull(),
    /** when its venue last wanted it tried again */
    retriedAt: instant('retried_at'),
    /** when its provider was last asked for it: it may have sent the money. Null again once it refused. */
    askedAt: instant('asked_at'),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_charge').on(table.chargeId),
    // what a venue still has to look after
    index('refunds_open')
      .on(table.branchContact)
      .where(sql`${table.status} in ('REQUESTED', 'SENT', 'FAILED')`),
    // the books of a venue
    index('refunds_branch_contact_ended').on(table.branchContact, table.endedAt),
  ],
)

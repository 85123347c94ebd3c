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
 * The ledger of money received for orders: one row per payment by a provider, and per payment taken by a venue or a
 * rider. Rows are written once; only later events at the bank are added. An order with charges is never deleted.
 */
export const charges = pgTable(
  'charges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** the payment attempt; null for money taken at the venue or at the door */
    paymentId: uuid('payment_id').references(() => payments.id),
    method: text('method').$type<PaymentMethod>().notNull(),
    source: text('source').$type<ChargeSource>().notNull(),
    /** label of the venue's token, or id of the rider */
    takenBy: text('taken_by'),
    /** the token itself, since labels may repeat */
    takenToken: uuid('taken_token'),
    /** role of the venue's token */
    takenRole: text('taken_role').$type<ConsoleRole>(),
    provider: text('provider'),
    /** the account at the provider that received the money */
    publicKey: text('public_key'),
    /** id of the payment at the provider */
    reference: text('reference'),
    amount: money('amount').notNull(),
    /** the part that is the order's tip; null in rows from before the ledger stored it */
    tip: money('tip'),
    /** null for orders paid before the ledger existed */
    currency: text('currency'),
    decimals: integer('decimals'),
    /** why it does not count as payment of its order: all of it is refunded */
    uncounted: text('uncounted').$type<UncountedReason>(),
    brand: text('brand'),
    /** credit, debit, prepaid, in the provider's terms */
    type: text('type'),
    lastFour: text('last_four'),
    authorizationCode: text('authorization_code'),
    installments: integer('installments'),
    installmentAmount: money('installment_amount'),
    /** the provider's fee, and the amount it pays out */
    fee: money('fee'),
    net: money('net'),
    at: instant('at').notNull(),
    /** when the bank charged it back; null again after the money was returned */
    chargedBackAt: instant('charged_back_at'),
    /** when its provider reported the charge-back or its reversal, by the provider's clock */
    toldAt: instant('told_at'),
    /** recorded by mistake: no money was received */
    voidedAt: instant('voided_at'),
  },
  (table) => [
    // the money of an order
    index('charges_order').on(table.orderId),
    // the foreign key is checked when payments of a draft are deleted
    index('charges_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    // a provider's payment is recorded once, whichever source reports it first
    uniqueIndex('charges_reference')
      .on(table.provider, table.publicKey, table.reference)
      .where(sql`${table.reference} is not null`),
    // the books of a venue
    index('charges_branch_contact_at').on(table.branchContact, table.at),
    index('charges_branch_contact_voided')
      .on(table.branchContact, table.voidedAt)
      .where(sql`${table.voidedAt} is not null`),
    // read by the previous version, which has no rows of charge-backs
    index('charges_charged_back')
      .on(table.branchContact, table.chargedBackAt)
      .where(sql`${table.chargedBackAt} is not null`),
  ],
)

/**
 * Charge-backs of a venue, and their reversal when it won the dispute. A payment can be disputed more than once. The
 * amount stays as it was, whatever is refunded later, so that the books of a past day do not change.
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
    /** when the bank returned the money */
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
 * State of a refund before it was marked as refunded by hand or changed again, and who changed it.
 * @units amount in minor units of the charge
 */
type EarlierRefund = {
  amount: number
  note: string | null
  actor: string | null
  role: ConsoleRole | null
  /** when it got that state */
  at: string
  changedBy: string | null
  changedByRole: ConsoleRole | null
}

/**
 * Refunds. Each is written in the transaction that decides it and sent by a job. REQUESTED and SENT are under way;
 * FAILED needs the venue. CANCELED refunds had their money charged back meanwhile; they are due again when the bank
 * returns it.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** idempotency key at the provider; renewed to retry a refused refund */
    key: uuid('key').notNull().defaultRandom(),
    chargeId: needs('charge_id', () => charges.id),
    orderId: needs('order_id', () => orders.id),
    branchContact: text('branch_contact').notNull(),
    /** in the currency of its charge */
    amount: money('amount').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** refunded by the venue itself: the provider does not know of it */
    givenByHand: boolean('given_by_hand').notNull().default(false),
    /** the venue's reason, or how the money was given back */
    note: text('note'),
    /** label of the venue's token; null when a rule decided it */
    actor: text('actor'),
    actorRole: text('actor_role').$type<ConsoleRole>(),
    /** the token itself, since labels may repeat */
    actorToken: uuid('actor_token'),
    /** oldest first; null for none */
    earlier: jsonb('earlier').$type<EarlierRefund[]>(),
    /** id of the refund at the provider */
    reference: text('reference'),
    /** the provider's reason */
    detail: text('detail'),
    requestedAt: instant('requested_at').notNull(),
    /** when the venue last requested a retry */
    retriedAt: instant('retried_at'),
    /** when the provider was last asked for it, so it may have sent the money; null again after a refusal */
    askedAt: instant('asked_at'),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_charge').on(table.chargeId),
    // refunds that need the venue
    index('refunds_open')
      .on(table.branchContact)
      .where(sql`${table.status} in ('REQUESTED', 'SENT', 'FAILED')`),
    // the books of a venue
    index('refunds_branch_contact_ended').on(table.branchContact, table.endedAt),
  ],
)

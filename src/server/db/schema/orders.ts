import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type {
  AddressCheck,
  CartItem,
  DiscountLine,
  OrderErrorType,
  OrderModeType,
  OrderStatus,
  PaymentMethod,
  ReceiptHolder,
  SurchargeLine,
  UserLocation,
} from '#generated/models.ts'
import { instant, money, partOf } from './columns.ts'

/**
 * Placed orders; only their state and what a diner may still correct is updated. Sized for ten million rows: every
 * index below serves one named query and nothing scans. Amounts are minor units of the venue's currency.
 */
export const orders = pgTable(
  'orders',
  {
    /** time-ordered (version 7), so that inserts go to the right edge of the primary key */
    id: uuid('id').primaryKey(),
    /** unguessable, 55 random bits; what a diner's link carries */
    code: char('code', { length: 11 }).notNull(),
    tenant: text('tenant').notNull(),
    branch: text('branch').notNull(),
    branchContact: text('branch_contact').notNull(),
    orderModeId: text('order_mode_id').notNull(),
    orderModeName: text('order_mode_name').notNull(),
    type: text('type').$type<OrderModeType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    /** incremented with each change: the follow-up's ETag, and the guard against concurrent status changes */
    revision: integer('revision').notNull().default(0),
    paymentTypeId: text('payment_type_id').notNull(),
    paymentTypeName: text('payment_type_name').notNull(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    paid: boolean('paid').notNull().default(false),
    price: money('price').notNull(),
    itemsPrice: money('items_price').notNull(),
    deliveryFee: money('delivery_fee').notNull(),
    userServiceFee: money('user_service_fee').notNull(),
    tip: money('tip').notNull().default(0),
    /** name of the included tax on receipts; null before taxes were stored */
    taxName: text('tax_name'),
    /** percent of delivery, service fee and surcharges; null where they are not taxed */
    chargesTaxRate: doublePrecision('charges_tax_rate'),
    paysWith: money('pays_with'),
    discounts: jsonb('discounts').$type<DiscountLine[]>().notNull(),
    surcharges: jsonb('surcharges').$type<SurchargeLine[]>().notNull(),
    redeemedPoints: integer('redeemed_points').notNull().default(0),
    gainedPoints: integer('gained_points').notNull().default(0),
    customerName: text('customer_name').notNull(),
    /** E.164, or empty where the mode does not ask for one */
    customerPhone: text('customer_phone').notNull(),
    customerEmail: text('customer_email'),
    customerDocument: text('customer_document'),
    /** recipient of the receipt, if not the diner */
    receiptHolder: jsonb('receipt_holder').$type<ReceiptHolder>(),
    optIn: boolean('opt_in').notNull(),
    /** hash of the device session that created the order; the only unproven viewer that sees it in a list */
    deviceId: text('device_id'),
    /** whether that device had proven the phone: only then do name and address belong to the phone's owner */
    phoneProven: boolean('phone_proven').notNull().default(false),
    destination: jsonb('destination').$type<UserLocation>(),
    /** whether the point of the destination matches its written address; if uncertain, the venue asks */
    addressCheck: text('address_check').$type<AddressCheck>(),
    tableNumber: text('table_number'),
    notes: text('notes').notNull(),
    orderText: text('order_text').notNull(),
    scheduled: boolean('scheduled').notNull(),
    scheduledAt: instant('scheduled_at'),
    orderedAt: instant('ordered_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    minDelayInMinutes: integer('min_delay_in_minutes').notNull(),
    maxDelayInMinutes: integer('max_delay_in_minutes').notNull(),
    source: text('source').notNull(),
    /** rest of the payload (campaign, channel, analytics session …), and `byMessage` for venues without a console */
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
  },
  // ascending, read backwards for 'newest first': a descending index would sort nulls last and go unused
  (table) => [
    // follow-up: GET …/order/{code}
    uniqueIndex('orders_code').on(table.code),
    // a venue's list, newest first
    index('orders_branch_contact_ordered').on(table.branchContact, table.orderedAt),
    // the operator's list of all venues
    index('orders_ordered').on(table.orderedAt),
    // the operator's list by status; only orders in progress need an index
    index('orders_open')
      .on(table.status, table.orderedAt)
      .where(sql`${table.status} in ('UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY')`),
    // the console's list of a venue: orders in progress, and those canceled after payment
    index('orders_console')
      .on(table.branchContact, table.orderedAt)
      .where(
        sql`${table.status} in ('UNCONFIRMED', 'GENERATED', 'ACCEPTED', 'READY') or (${table.status} = 'CANCELED' and ${table.paid})`,
      ),
    // 'Mis pedidos' and the known addresses of a device: only rows that a device created
    index('orders_device_ordered').on(table.deviceId, table.orderedAt),
    // orders of a proven phone at one venue
    index('orders_phone_ordered').on(table.customerPhone, table.branchContact, table.orderedAt),
  ],
)

/** Foreign key of rows that are deleted with their order. */
export const ofOrder = () => partOf('order_id', () => orders.id)

/** One row per cart line. `item` is the snapshot as sold; reports sum and group the columns. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: ofOrder(),
    line: integer('line').notNull(),
    referenceId: text('reference_id').notNull(),
    name: text('name').notNull(),
    sizeId: text('size_id').notNull(),
    categoryId: text('category_id').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    originalUnitPrice: money('original_unit_price').notNull(),
    total: money('total').notNull(),
    /** the line's share of the discounts on the whole order; null before taxes were stored */
    discountShare: money('discount_share'),
    /** percent of the base; null, like base and tax, where no rate was known */
    taxRate: doublePrecision('tax_rate'),
    taxBase: money('tax_base'),
    tax: money('tax'),
    item: jsonb('item').$type<CartItem>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.line] })],
)

/** Who changes an order's status; the system ends unpaid orders. */
export type OrderActor = 'diner' | 'venue' | 'rider' | 'system'

/** The history of an order's status, in order; the follow-up's tracker reads it whole. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: ofOrder(),
    /** revision of the order after the move: two concurrent moves cannot write the same one */
    revision: integer('revision').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    at: instant('at').notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
)

/** Problems that diners reported with their orders, one of each kind, shown in the venue's console. */
export const orderReports = pgTable(
  'order_reports',
  {
    id: uuid('id').primaryKey(),
    orderId: ofOrder(),
    type: text('type').$type<OrderErrorType>().notNull(),
    /** in the words of the diner */
    text: text('text'),
    at: instant('at').notNull(),
  },
  (table) => [
    // stores a repeated report once; also lists the reports of an order
    uniqueIndex('order_reports_order_type').on(table.orderId, table.type),
    // old ones are dropped by age
    index('order_reports_at').on(table.at),
  ],
)

/**
 * Idempotency keys of orders. The insert of this row is the first statement of the order's transaction: of twenty
 * concurrent repeats one wins the primary key, the others wait for it and read its order.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    branchContact: text('branch_contact').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderId: uuid('order_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchContact, table.key] }),
    // old keys are dropped by age
    index('idempotency_keys_created').on(table.createdAt),
  ],
)

/** Idempotency keys of a venue's status changes: one resent after a lost response is answered but not repeated. */
export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: ofOrder(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.key] }),
    // old ones are dropped by age
    index('order_steps_created').on(table.createdAt),
  ],
)

/** Events published after commit (messages, live updates, webhooks), written in the order's transaction. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    // undelivered rows are few: the partial index stays small while the table grows
    index('outbox_undelivered')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
    // delivered rows are dropped by age
    index('outbox_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
  ],
)

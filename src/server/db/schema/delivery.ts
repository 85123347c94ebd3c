import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { ShipmentStatus } from '#generated/models.ts'

import { instant, partOf } from './columns.ts'
import { ofOrder } from './orders.ts'

/** People who deliver for a branch contact. A phone registered twice is the same rider. */
export const riders = pgTable(
  'riders',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('riders_branch_contact_phone').on(table.branchContact, table.phone)],
)

/** Shifts; a rider with an open one is active. The token is stored only as a hash. */
export const riderShifts = pgTable(
  'rider_shifts',
  {
    id: uuid('id').primaryKey(),
    riderId: partOf('rider_id', () => riders.id),
    tokenHash: text('token_hash').notNull(),
    startedAt: instant('started_at').notNull(),
    /** when the token expires, even if the shift was not ended */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // finds the bearer token of a request
    uniqueIndex('rider_shifts_token').on(table.tokenHash),
    // one open shift per rider
    uniqueIndex('rider_shifts_open')
      .on(table.riderId)
      .where(sql`${table.endedAt} is null`),
    // old ones are dropped by age
    index('rider_shifts_started').on(table.startedAt),
  ],
)

/** Security code of a branch contact's riders, set while running; wins over the folder's own. */
export const shiftCodes = pgTable('shift_codes', {
  branchContact: text('branch_contact').primaryKey(),
  /** salt and slow hash */
  codeHash: text('code_hash').notNull(),
  setAt: instant('set_at').notNull(),
})

/** Failed attempts at a security code, counted per branch contact and phone and per branch contact; dropped by age. */
export const shiftTries = pgTable(
  'shift_tries',
  {
    id: uuid('id').primaryKey(),
    branchContact: text('branch_contact').notNull(),
    phone: text('phone').notNull(),
    /** used only by processes of version 0.1, which run beside new ones during an update */
    address: text('address').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('shift_tries_phone').on(table.branchContact, table.phone, table.at),
    index('shift_tries_at').on(table.at),
  ],
)

/** Several shipments that one rider carries together. */
export const shipmentStacks = pgTable(
  'shipment_stacks',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    /** shown to the rider */
    code: text('code').notNull(),
    status: text('status').$type<ShipmentStatus>().notNull(),
    riderId: uuid('rider_id').references(() => riders.id),
    /** incremented with each change: guards concurrent takes and moves */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // the rider list, oldest first
    index('shipment_stacks_status').on(table.branchContact, table.status, table.createdAt),
    // the load of a rider
    index('shipment_stacks_rider').on(table.riderId, table.updatedAt),
  ],
)

/** A delivery by one rider to one diner. An order whose rider gave up has a second shipment. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey(),
    tenant: text('tenant').notNull(),
    branchContact: text('branch_contact').notNull(),
    orderId: ofOrder(),
    /** shared by shipments that were sent together: the stack's id, or its own */
    logisticsOrder: uuid('logistics_order').notNull(),
    stackId: uuid('stack_id').references(() => shipmentStacks.id),
    /** position in the stack, from 0 */
    stackingOrder: integer('stacking_order').notNull().default(0),
    status: text('status').$type<ShipmentStatus>().notNull(),
    /** whether the rider returns to the store with something after delivering */
    returnShipment: boolean('return_shipment').notNull().default(false),
    /** canceled on the way: the rider is bringing the food back and has not yet confirmed it */
    foodDue: boolean('food_due').notNull().default(false),
    /** shown to the rider: the end of the order's code */
    codeToShow: text('code_to_show').notNull(),
    riderId: uuid('rider_id').references(() => riders.id),
    revision: integer('revision').notNull().default(0),
    /** unguessable id of the live channel */
    trackingId: text('tracking_id').notNull(),
    /** the diner says it at the door; never broadcast. @units 4 digits */
    deliveryKey: char('delivery_key', { length: 4 }).notNull(),
    keyTries: integer('key_tries').notNull().default(0),
    keyConfirmedAt: instant('key_confirmed_at'),
    /** why it was handed over without the delivery key */
    withoutKeyReason: text('without_key_reason'),
    /** expected arrival */
    eta: instant('eta'),
    /** last position of the rider on this shipment; deleted when it ends */
    riderLat: doublePrecision('rider_lat'),
    riderLng: doublePrecision('rider_lng'),
    riderPositionAt: instant('rider_position_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // the rider list, oldest first
    index('shipments_status').on(table.branchContact, table.status, table.createdAt),
    // the follow-up and the tracking page of an order
    index('shipments_order').on(table.orderId, table.createdAt),
    // the shipments of a stack
    index('shipments_logistics_order').on(table.logisticsOrder, table.stackingOrder),
    // the load of a rider
    index('shipments_rider').on(table.riderId, table.updatedAt),
    uniqueIndex('shipments_tracking').on(table.trackingId),
  ],
)

/** The history of a shipment's status, in order. */
export const shipmentEvents = pgTable(
  'shipment_events',
  {
    shipmentId: partOf('shipment_id', () => shipments.id),
    /** revision of the shipment after the move: two concurrent moves cannot write the same one */
    revision: integer('revision').notNull(),
    status: text('status').$type<ShipmentStatus>().notNull(),
    at: instant('at').notNull(),
    riderId: uuid('rider_id'),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.revision] })],
)

/** Idempotency keys of riders' steps: a step resent after a lost response is answered but not repeated. */
export const riderSteps = pgTable(
  'rider_steps',
  {
    riderId: partOf('rider_id', () => riders.id),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** the shipment or the stack that was moved */
    subjectId: uuid('subject_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.riderId, table.key] }),
    // old ones are dropped by age
    index('rider_steps_created').on(table.createdAt),
  ],
)

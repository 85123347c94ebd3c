import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { PersonData } from '#generated/models.ts'
import { phoneSpellings } from '#domain/phone/message-number.ts'
import { matching } from '../db/rows.ts'
import { codeUses } from '../db/schema/codes.ts'
import { orderCancellations, webhookDeliveries } from '../db/schema/console.ts'
import { riders, riderShifts, shiftTries, shipmentEvents, shipments } from '../db/schema/delivery.ts'
import { oneTimeCodes, phoneProofs } from '../db/schema/identity.ts'
import { chargeBacks, charges, refunds } from '../db/schema/ledger.ts'
import { loyaltyClaims, loyaltyMovements, unprovenBenefits } from '../db/schema/loyalty.ts'
import {
  idempotencyKeys,
  orderEvents,
  orderLines,
  orderReports,
  orders,
  outbox,
} from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { analyticsEvents, customers, personRequests } from '../db/schema/people.ts'
import { receipts } from '../db/schema/receipts.ts'
import { surveyAnswers } from '../db/schema/surveys.ts'
import { abandonedCarts, jobs, sentMessages } from '../db/schema/work.ts'
import { LEFT_CART_QUEUE } from '../use-cases/carts/leave-cart.ts'
import type { Keys, OrderKeys } from './keys-of-person.ts'
import { phoneSubject } from '../repositories/codes-repository.ts'
import { isPhone } from '../repositories/is-phone.ts'

/** A part of the document, by its key there. */
export type Part = keyof PersonData

/**
 * Personal data in one table.
 * @property of - selects a person's rows; undefined if there cannot be any
 * @property hidden - columns with secrets or bookkeeping of the server
 * @property erase - how rows are erased: deleted, anonymised, or kept because the law requires it or because no column
 *   identifies the person
 * @property ofRider - data of a rider: erased only on request
 */
export type Holding<By = Keys> = {
  part: Part
  table: PgTable
  of: (keys: By) => SQL | undefined
  hidden: readonly string[]
  erase: 'delete' | 'keep' | Record<string, unknown>
  ofRider: boolean
}

type Columns<T extends PgTable> = keyof T['$inferSelect'] & string

function holding<T extends PgTable, By = Keys>(
  part: Part,
  table: T,
  more: {
    of: (keys: By) => SQL | undefined
    hidden?: readonly Columns<T>[]
    erase: 'delete' | 'keep' | { [K in Columns<T>]?: T['$inferSelect'][K] | SQL }
    ofRider?: boolean
  },
): Holding<By> {
  return { part, table, hidden: [], ofRider: false, ...more }
}

/** Key of a rider's free-text reason in shipment events. */
const WITHOUT_REASON = 'withoutKeyReason'

/** Shipments selected by one of their ids. */
const carriedBy = (ids: readonly string[], column: AnyPgColumn): SQL =>
  sql`(select ${column} from ${shipments} where ${inArray(shipments.riderId, [...ids])})`

/** Receipts: plain ones and refused ones are no fiscal documents, and a refusal's text may contain the name. */
export const RECEIPTS: Holding<Pick<OrderKeys, 'orders'>> = holding('receipts', receipts, {
  of: ({ orders: ids }) => inArray(receipts.orderId, ids),
  erase: {
    content: sql`case when ${receipts.provider} = 'embedded' or ${receipts.status} = 'REFUSED'
      then jsonb_set(${receipts.content}, '{customer}', '{"name": ""}') else ${receipts.content} end`,
    detail: null,
  },
})

/** Analytics visits that led to orders. */
export const VISITS: Holding<OrderKeys> = holding('visits', analyticsEvents, {
  of: ({ visits, visited }) => matching(analyticsEvents, { sessionId: visits, branchContact: visited }),
  erase: 'delete',
})

/** Other data that depends on orders alone: it is erased with old orders. */
export const HOLDINGS_OF_ORDERS: readonly Holding<OrderKeys>[] = [
  holding('unprovenBenefits', unprovenBenefits, {
    of: ({ orders: ids }) => inArray(unprovenBenefits.orderId, ids),
    hidden: ['deviceId'],
    erase: 'delete',
  }),
  holding('orderLines', orderLines, {
    of: ({ orders: ids }) => inArray(orderLines.orderId, ids),
    erase: { item: sql`jsonb_set(${orderLines.item}, '{notes}', '""')` },
  }),
  holding('orderEvents', orderEvents, {
    of: ({ orders: ids }) => inArray(orderEvents.orderId, ids),
    erase: 'keep',
  }),
  holding('reports', orderReports, {
    of: ({ orders: ids }) => inArray(orderReports.orderId, ids),
    erase: { text: null },
  }),
  holding('cancellations', orderCancellations, {
    of: ({ orders: ids }) => inArray(orderCancellations.orderId, ids),
    erase: { reason: null },
  }),
  holding('surveys', surveyAnswers, {
    of: ({ orders: ids }) => inArray(surveyAnswers.orderId, ids),
    // stars and chosen reasons stay for the venue's statistics
    erase: {
      answer: sql`case when ${surveyAnswers.questionType} = 'text' then '' else ${surveyAnswers.answer} end`,
    },
  }),
  holding('orderKeys', idempotencyKeys, {
    of: ({ orders: ids }) => inArray(idempotencyKeys.orderId, ids),
    hidden: ['bodyHash'],
    // the key stays: a repeated order must not be placed again
    erase: { bodyHash: '' },
  }),
  holding('shipments', shipments, {
    of: ({ orders: ids }) => inArray(shipments.orderId, ids),
    hidden: ['deliveryKey', 'trackingId'],
    erase: { withoutKeyReason: null, riderLat: null, riderLng: null, riderPositionAt: null },
  }),
  holding('shipmentEvents', shipmentEvents, {
    of: ({ shipments: ids }) => inArray(shipmentEvents.shipmentId, ids),
    erase: 'keep',
  }),
  holding('events', outbox, {
    of: ({ subjects }) => inArray(outbox.subject, subjects),
    erase: { payload: sql`${outbox.payload} - ${WITHOUT_REASON}::text` },
  }),
  holding('webhooks', webhookDeliveries, {
    of: ({ subjects }) => inArray(webhookDeliveries.subject, subjects),
    erase: { data: sql`${webhookDeliveries.data} - ${WITHOUT_REASON}::text` },
  }),
  holding('tasks', jobs, {
    of: ({ subjects }) =>
      or(inArray(jobs.key, subjects), inArray(sql`${jobs.payload} ->> 'subject'`, subjects)),
    erase: {
      payload: sql`${jobs.payload} #- ${`{payload,${WITHOUT_REASON}}`}::text[]`,
      lastError: null,
    },
  }),
  holding('payments', payments, {
    of: ({ orders: ids }) => inArray(payments.orderId, ids),
    hidden: ['publicKey'],
    // address of the bank's challenge, or of a link that may still work
    erase: { url: null },
  }),
  holding('charges', charges, {
    of: ({ orders: ids }) => inArray(charges.orderId, ids),
    hidden: ['publicKey', 'takenToken'],
    erase: 'keep',
  }),
  holding('chargeBacks', chargeBacks, {
    of: ({ charges: ids }) => inArray(chargeBacks.chargeId, ids),
    erase: 'keep',
  }),
  holding('refunds', refunds, {
    of: ({ orders: ids }) => inArray(refunds.orderId, ids),
    hidden: ['key', 'actorToken'],
    erase: 'keep',
  }),
  RECEIPTS,
  holding('orders', orders, {
    of: ({ orders: ids }) => inArray(orders.id, ids),
    hidden: ['deviceId'],
    erase: {
      customerName: '',
      customerPhone: '',
      customerEmail: null,
      customerDocument: null,
      receiptHolder: null,
      optIn: false,
      deviceId: null,
      phoneProven: false,
      destination: null,
      notes: '',
      orderText: '',
      // changes the ETag, so that browsers drop their cached copy
      revision: sql`${orders.revision} + 1`,
      context: sql`jsonb_strip_nulls(jsonb_build_object('byMessage', ${orders.context} -> 'byMessage'))`,
    },
  }),
]

/**
 * All personal data. The law requires keeping money movements (charges, refunds, charge-backs, payments) and receipts
 * registered by a tax authority. They contain no phone and no address.
 */
export const HOLDINGS: readonly Holding[] = [
  holding('account', customers, {
    of: ({ phone, branches }) => and(inArray(customers.branch, branches), isPhone(customers.phone, phone)),
    erase: 'delete',
  }),
  holding('sessions', phoneProofs, {
    of: ({ phone, branches }) =>
      and(inArray(phoneProofs.branch, branches), isPhone(phoneProofs.phone, phone)),
    hidden: ['deviceId'],
    erase: 'delete',
  }),
  holding('signInCodes', oneTimeCodes, {
    of: ({ phone, branches }) =>
      and(isPhone(oneTimeCodes.phone, phone), inArray(oneTimeCodes.branch, branches)),
    hidden: ['codeHash', 'deviceId'],
    erase: 'delete',
  }),
  holding('points', loyaltyMovements, {
    of: ({ phone, branches }) =>
      and(inArray(loyaltyMovements.branch, branches), isPhone(loyaltyMovements.phone, phone)),
    hidden: ['deviceId'],
    erase: 'delete',
  }),
  holding('rewards', loyaltyClaims, {
    of: ({ phone, branches }) =>
      and(inArray(loyaltyClaims.branch, branches), isPhone(loyaltyClaims.phone, phone)),
    hidden: ['deviceId'],
    erase: 'delete',
  }),
  holding('codesUsed', codeUses, {
    // older rows have the branch instead of the tenant
    of: ({ phone, tenants, branches }) =>
      and(
        inArray(codeUses.tenant, [...tenants, ...branches]),
        inArray(
          codeUses.subject,
          phoneSpellings(phone).flatMap((one) => [phoneSubject(one, false), phoneSubject(one, true)]),
        ),
      ),
    erase: 'delete',
  }),
  holding('messages', sentMessages, {
    of: ({ tenants, recipients }) => matching(sentMessages, { tenant: tenants, to: recipients }),
    erase: 'delete',
  }),
  holding('cartReminders', jobs, {
    of: ({ carts }) => matching(jobs, { queue: LEFT_CART_QUEUE, key: carts }),
    // the payload contains the token that opens the cart
    hidden: ['payload'],
    erase: 'delete',
  }),
  holding('savedCarts', abandonedCarts, {
    of: ({ carts }) => inArray(abandonedCarts.id, carts),
    hidden: ['tokenHash', 'deviceId'],
    erase: 'delete',
  }),
  holding('shiftTries', shiftTries, {
    of: ({ phone, branchContacts }) =>
      and(inArray(shiftTries.branchContact, branchContacts), isPhone(shiftTries.phone, phone)),
    hidden: ['address'],
    erase: 'delete',
    ofRider: true,
  }),
  holding('riderShifts', riderShifts, {
    of: ({ riders: ids }) => inArray(riderShifts.riderId, ids),
    hidden: ['tokenHash'],
    erase: 'delete',
    ofRider: true,
  }),
  holding('carried', shipmentEvents, {
    of: ({ riders: ids }) =>
      and(
        inArray(shipmentEvents.riderId, ids),
        // selects by an indexed column
        inArray(shipmentEvents.shipmentId, carriedBy(ids, shipments.id)),
      ),
    erase: 'keep',
    ofRider: true,
  }),
  holding('cashTaken', charges, {
    of: ({ riders: ids }) =>
      and(
        eq(charges.source, 'RIDER'),
        inArray(charges.takenBy, ids),
        inArray(charges.orderId, carriedBy(ids, shipments.orderId)),
      ),
    hidden: ['publicKey', 'takenToken'],
    erase: 'keep',
    ofRider: true,
  }),
  holding('rider', riders, {
    of: ({ riders: ids }) => inArray(riders.id, ids),
    // the row stays because shipments reference it
    erase: { phone: sql`'erased ' || ${riders.id}`, name: '' },
    ofRider: true,
  }),
  holding('requests', personRequests, {
    of: ({ tenant, phoneHashes }) => matching(personRequests, { tenant, phoneHash: phoneHashes }),
    hidden: ['phoneHash'],
    erase: 'keep',
  }),
  VISITS,
  ...HOLDINGS_OF_ORDERS,
]

import { createHmac, randomBytes } from 'node:crypto'

import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { phoneSpellings } from '#domain/phone/message-number.ts'
import { findRows } from '../db/rows.ts'
import { riders, shipments } from '../db/schema/delivery.ts'
import { charges, refunds } from '../db/schema/ledger.ts'
import { loyaltyClaims } from '../db/schema/loyalty.ts'
import { orders } from '../db/schema/orders.ts'
import { payments } from '../db/schema/payments.ts'
import { customers } from '../db/schema/people.ts'
import { receipts } from '../db/schema/receipts.ts'
import { entities, tenants } from '../db/schema/tenants.ts'
import { abandonedCarts } from '../db/schema/work.ts'
import type { Db } from '../db/store.ts'
import { listFormerPlaces } from '../repositories/former-places-repository.ts'
import { REMOVED } from '../repositories/tenants-repository.ts'
import { secretOf } from '../repositories/secrets-repository.ts'
import { isPhone } from '../repositories/is-phone.ts'

/** Keys of data that depends on orders. */
export type OrderKeys = {
  orders: string[]
  shipments: string[]
  charges: string[]
  /** subject ids of events, webhooks and jobs */
  subjects: string[]
  /** analytics sessions that led to the orders */
  visits: string[]
  /** aliases where those sessions count: one session may visit several tenants */
  visited: string[]
}

/** Keys of a person's data. */
export type Keys = OrderKeys & {
  tenant: string
  /** the tenant, and former tenants whose venues it has now */
  tenants: string[]
  /** E.164 */
  phone: string
  /** of each spelling of the phone, the current one first */
  phoneHashes: [string, ...string[]]
  /** the phone as messages write it, and email addresses */
  recipients: string[]
  branches: string[]
  branchContacts: string[]
  carts: string[]
  riders: string[]
}

const SECRET = 'person-requests'

/**
 * Keyed hash of a phone, under which requests for personal data are stored: equal per tenant and phone, but not
 * reversible.
 */
async function phoneHashesOf(db: Db, tenant: string, phone: string): Promise<Keys['phoneHashes']> {
  const secret = await secretOf(db, SECRET, randomBytes)
  const hashOf = (spelling: string) =>
    createHmac('sha256', secret).update(`${tenant} ${spelling}`).digest('base64url')
  const [kept, ...before] = phoneSpellings(phone)
  return [hashOf(kept), ...before.map(hashOf)]
}

/**
 * Finds the keys of a phone's data at a tenant, including places no longer in its folder.
 * @param lock - locks the orders until the transaction ends
 */
export async function keysOfPerson(
  db: Db,
  { tenant, phone }: { tenant: string; phone: string },
  lock = false,
): Promise<Keys> {
  const present = await db
    .select({ alias: entities.alias, kind: entities.kind })
    .from(entities)
    .where(eq(entities.tenant, tenant))
  const places = [...present, ...(await listFormerPlaces(db, tenant))]
  const aliasesOf = (kind: string) => places.filter((place) => place.kind === kind).map(({ alias }) => alias)
  const venues = aliasesOf('branchContact')
  // data stays with its venue: a renamed folder is another tenant
  const isHere = (table: { tenant: AnyPgColumn; branchContact: AnyPgColumn }) =>
    or(eq(table.tenant, tenant), inArray(table.branchContact, venues))
  const found = db
    .select()
    .from(orders)
    .where(and(isPhone(orders.customerPhone, phone), isHere(orders)))
    .orderBy(orders.id)
  const ordered = await (lock ? found.for('update') : found)
  const carts = await findRows(
    db,
    abandonedCarts,
    and(isPhone(abandonedCarts.phone, phone), isHere(abandonedCarts)),
  )
  const rode = await findRows(db, riders, and(isPhone(riders.phone, phone), isHere(riders)))
  const branches = await untaken(db, tenant, [...aliasesOf('branch'), ...ordered.map(({ branch }) => branch)])
  const branchContacts = await untaken(db, tenant, [
    ...venues,
    ...[...ordered, ...carts, ...rode].map(({ branchContact }) => branchContact),
  ])
  const accounts = await db
    .select({ email: customers.email })
    .from(customers)
    .where(and(inArray(customers.branch, branches), isPhone(customers.phone, phone)))
  const claims = await db
    .select({ email: loyaltyClaims.email })
    .from(loyaltyClaims)
    .where(and(inArray(loyaltyClaims.branch, branches), isPhone(loyaltyClaims.phone, phone)))
  const mails = [...accounts, ...claims, ...ordered.map(({ customerEmail }) => ({ email: customerEmail }))]
  return {
    tenant,
    tenants: [tenant, ...(await outOfService(db, [...ordered, ...carts]))],
    phone,
    phoneHashes: await phoneHashesOf(db, tenant, phone),
    recipients: [
      ...new Set([...phoneSpellings(phone), ...mails.flatMap(({ email }) => (email ? [email] : []))]),
    ],
    branches,
    branchContacts,
    carts: carts.map(({ id }) => id),
    riders: rode.map(({ id }) => id),
    ...(await keysOfOrders(db, ordered)),
    visited: [...new Set([tenant, ...places.map(({ alias }) => alias), ...branches, ...branchContacts])],
  }
}

/** Unique aliases without those that another tenant uses now, whose data belongs to that tenant. */
async function untaken(db: Db, tenant: string, aliases: readonly string[]): Promise<string[]> {
  const taken = await db
    .select({ alias: entities.alias })
    .from(entities)
    .innerJoin(tenants, eq(tenants.alias, entities.tenant))
    .where(
      and(
        inArray(entities.alias, [...aliases]),
        ne(entities.tenant, tenant),
        ne(tenants.contentHash, REMOVED),
      ),
    )
  const others = new Set(taken.map(({ alias }) => alias))
  return [...new Set(aliases)].filter((alias) => !others.has(alias))
}

/** Tenants of unpublished rows: their messages are found under the venues' current tenant. */
async function outOfService(db: Db, rows: readonly { tenant: string }[]): Promise<string[]> {
  const named = [...new Set(rows.map(({ tenant }) => tenant))]
  const serving = await db
    .select({ alias: tenants.alias })
    .from(tenants)
    .where(and(inArray(tenants.alias, named), ne(tenants.contentHash, REMOVED)))
  return named.filter((one) => !serving.some(({ alias }) => alias === one))
}

/** Finds the keys of all data that depends on orders. */
export async function keysOfOrders(
  db: Db,
  ordered: readonly { id: string; branch: string; branchContact: string; context: Record<string, unknown> }[],
): Promise<OrderKeys> {
  const ids = ordered.map(({ id }) => id)
  const idsIn = async (table: PgTable, id: AnyPgColumn, orderId: AnyPgColumn): Promise<string[]> => {
    const rows = await db
      .select({ id: sql<string>`${id}::text` })
      .from(table)
      .where(inArray(orderId, ids))
    return rows.map((row) => row.id)
  }
  const shipped = await idsIn(shipments, shipments.id, shipments.orderId)
  const paid = await idsIn(charges, charges.id, charges.orderId)
  const others = [
    await idsIn(payments, payments.id, payments.orderId),
    await idsIn(refunds, refunds.id, refunds.orderId),
    await idsIn(receipts, receipts.id, receipts.orderId),
  ].flat()
  return {
    orders: ids,
    shipments: shipped,
    charges: paid,
    subjects: [...ids, ...shipped, ...others],
    ...visitsOf(ordered),
  }
}

/** Analytics visits that led to orders of one tenant. */
export const visitsOf = (
  ordered: readonly { branch: string; branchContact: string; context: Record<string, unknown> }[],
): Pick<OrderKeys, 'visits' | 'visited'> => ({
  visits: [...new Set(ordered.flatMap(({ context }) => visitOf(context)))],
  visited: [...new Set(ordered.flatMap(({ branch, branchContact }) => [branch, branchContact]))],
})

function visitOf({ analyticsInfo }: Record<string, unknown>): string[] {
  if (typeof analyticsInfo !== 'object' || analyticsInfo === null || !('sessionId' in analyticsInfo))
    return []
  return typeof analyticsInfo.sessionId === 'string' ? [analyticsInfo.sessionId] : []
}

import { newOrderCode, ORDER_CODE_BYTES } from '#domain/order/code.ts'
import type { OrderCreated, OrderIssue, OrderPayload } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { findKey } from '../../repositories/idempotency-repository.ts'
import { findOrderById } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import { insertOrderOnce } from '../../repositories/place-order-repository.ts'
import type { Services } from '../../services.ts'
import { checkAddress } from '../address/check-address.ts'
import { viewerOf } from '../identity/viewer.ts'
import { grantBenefits } from './benefits.ts'
import { bodyHash } from './body-hash.ts'
import { judgeOrder } from './judge-order.ts'
import type { JudgedOrder } from './judge-order.ts'
import { orderRows } from './order-rows.ts'

export type PlaceOrder = { payload: OrderPayload; key: string; deviceId: string; origin: string; now: Date }

export type Placed =
  | { kind: 'created' | 'repeated'; order: OrderCreated }
  | { kind: 'unknown-venue' | 'blocked-venue' | 'key-conflict' }
  | { kind: 'refused'; issues: OrderIssue[] }

const RANDOM_ID_BYTES = 10
/** The venue may change between judgement and writing; twice in a row is bad luck, more is a fault. */
const ATTEMPTS = 3

/**
 * Places an order once per key: priced again by the venue's data, written whole or not at all, and only as long as
 * the venue still says what set the prices. A repeat finds the order of the first, whatever the menu says by then.
 */
export async function placeOrder(services: Services, request: PlaceOrder): Promise<Placed> {
  const { catalog, store } = services
  const hash = bodyHash(request.payload)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const contact = await catalog.findContact(request.payload.branchContact.id)
    if (contact === undefined) return { kind: 'unknown-venue' }
    if (contact.branchContact.commercialTermsInfo.blocked) return { kind: 'blocked-venue' }
    const menu = await catalog.menu(contact, request.payload.orderModeId)
    const benefits = await grantBenefits(services, { ...request, contact })
    const { destination } = request.payload
    const address = destination && (await checkAddress(services, contact, destination))
    const judgement = judgeOrder(request.payload, contact, menu, { benefits, address }, request.now)
    const created = judgement.ok ? await write(services, request, judgement.order, hash) : undefined
    if (created !== undefined) return { kind: 'created', order: created }
    const placed = await findPlaced(store.db, contact, request.key, hash)
    if (placed !== undefined) return placed
    if (!judgement.ok) return { kind: 'refused', issues: judgement.issues }
    // priced by what the venue no longer says
    catalog.drop(contact.tenant)
  }
  throw new Error(`A venue changed ${ATTEMPTS} times while an order was placed`)
}

/** @returns undefined when the key is taken or the venue has changed */
async function write(
  services: Services,
  { payload, key, deviceId, origin, now }: PlaceOrder,
  judged: JudgedOrder,
  hash: string,
): Promise<OrderCreated | undefined> {
  const { store, catalog, randomBytes } = services
  const { contact, phone } = judged
  const presentation = await catalog.presentation(contact.tenant)
  if (presentation === undefined) return undefined
  const { branch } = contact.branchContact
  const { isProven: phoneProven } = await viewerOf(services, { branch, phone, deviceId, now })
  const id = uuidV7(now.getTime(), randomBytes(RANDOM_ID_BYTES))
  const code = newOrderCode(randomBytes(ORDER_CODE_BYTES))
  const { order, lines } = orderRows({
    id,
    code,
    payload,
    judged,
    presentation,
    deviceId,
    phoneProven,
    origin,
    now,
  })
  const isWritten = await insertOrderOnce(store.db, {
    key,
    bodyHash: hash,
    version: contact.version,
    order,
    lines,
  })
  return isWritten
    ? { code, id, status: order.status, price: order.price, createdAt: now.toISOString() }
    : undefined
}

async function findPlaced(
  db: Db,
  contact: ContactEntry,
  key: string,
  hash: string,
): Promise<Placed | undefined> {
  const use = await findKey(db, contact.alias, key)
  if (use === undefined) return undefined
  if (use.bodyHash !== hash) return { kind: 'key-conflict' }
  const order = await findOrderById(db, use.orderId)
  return order && { kind: 'repeated', order: createdOf(order) }
}

function createdOf({ code, id, status, price, orderedAt }: OrderRow): OrderCreated {
  return { code, id, status, price, createdAt: orderedAt.toISOString() }
}

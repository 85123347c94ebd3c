import { newOrderCode, ORDER_CODE_BYTES } from '#domain/order/code.ts'
import type { OrderCreated, OrderIssue, OrderPayload } from '#generated/models.ts'

import type { ContactEntry } from '../../catalog/catalog.ts'
import type { Db } from '../../db/store.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { findContentVersion } from '../../repositories/catalog-repository.ts'
import { saveCustomer } from '../../repositories/customers-repository.ts'
import { findKey, takeKey } from '../../repositories/idempotency-repository.ts'
import { findOrderById, insertOrder } from '../../repositories/orders-repository.ts'
import type { OrderRow } from '../../repositories/orders-repository.ts'
import type { Services } from '../../services.ts'
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
/** The venue may change between the judgement and the transaction; twice in a row is bad luck, more is a fault. */
const ATTEMPTS = 3

/**
 * Places an order once per key: priced again by the venue's data, written whole in one transaction whose first
 * statement takes the key. A repeat finds the order of the first, whatever the menu says by then.
 */
export async function placeOrder(services: Services, request: PlaceOrder): Promise<Placed> {
  const { catalog, store } = services
  const hash = bodyHash(request.payload)
  for (let attempt = 1; ; attempt++) {
    const contact = await catalog.findContact(request.payload.branchContact.id)
    if (contact === undefined) return { kind: 'unknown-venue' }
    if (contact.branchContact.commercialTermsInfo.blocked) return { kind: 'blocked-venue' }
    const menu = await catalog.menu(contact, request.payload.orderModeId)
    const judgement = judgeOrder(request.payload, contact, menu, request.now)
    if (!judgement.ok) {
      return (
        (await findPlaced(store.db, contact, request.key, hash)) ?? {
          kind: 'refused',
          issues: judgement.issues,
        }
      )
    }
    const placed = await write(services, request, judgement.order, hash)
    if (placed !== 'venue-changed') return placed
    catalog.drop(contact.tenant)
    if (attempt === ATTEMPTS)
      throw new Error(`${contact.alias} changed ${ATTEMPTS} times while an order was placed`)
  }
}

async function write(
  services: Services,
  { payload, key, deviceId, origin, now }: PlaceOrder,
  judged: JudgedOrder,
  hash: string,
): Promise<Placed | 'venue-changed'> {
  const { store, catalog, randomBytes } = services
  const { contact } = judged
  const presentation = await catalog.presentation(contact.tenant)
  if (presentation === undefined) return 'venue-changed'
  const id = uuidV7(now.getTime(), randomBytes(RANDOM_ID_BYTES))
  const code = newOrderCode(randomBytes(ORDER_CODE_BYTES))
  const { order, lines } = orderRows({ id, code, payload, judged, presentation, deviceId, origin, now })
  return store.db
    .transaction(async (tx) => {
      const use = { branchContact: contact.alias, key, bodyHash: hash, orderId: id, createdAt: now }
      if (!(await takeKey(tx, use))) {
        const placed = await findPlaced(tx, contact, key, hash)
        if (placed === undefined) throw new Error('An idempotency key is taken and not there')
        return placed
      }
      if ((await findContentVersion(tx, contact.alias)) !== contact.version) {
        // nothing was written but the key; the order is judged again by what the venue says now
        throw new VenueChanged()
      }
      await insertOrder(tx, order, lines)
      if (order.customerPhone !== '') {
        const { branch, customerPhone: phone, customerName: name, customerEmail: email, optIn } = order
        await saveCustomer(tx, { branch, phone, name, email, optIn, updatedAt: now })
      }
      const { status, price } = order
      return { kind: 'created' as const, order: { code, id, status, price, createdAt: now.toISOString() } }
    })
    .catch((error: unknown) => {
      if (error instanceof VenueChanged) return 'venue-changed' as const
      throw error
    })
}

/** Rolls the transaction back. */
class VenueChanged extends Error {}

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

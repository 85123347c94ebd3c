import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { newOrderCode } from '#domain/order/code.ts'
import { callTo } from '#preview/call.ts'
import { makeOrder, OPERATOR } from '#preview/make-order.ts'
import { stageConfig } from '#preview/stage-config.ts'
import { charges, refunds } from '#server/db/schema/ledger.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { readMercadoPagoAccounts } from '#server/payments/mercado-pago/accounts.ts'
import { findOrderByCode, type OrderRow } from '#server/repositories/orders-repository.ts'
import { startServer } from '#server/start-server.ts'
import { startEmulator, type Emulator } from '../tests/server/payments/mercado-pago-emulator.ts'
import { openVenue } from './open-venue.ts'

const ACCOUNT = 'APP_USR-bench'
const KEYS = {
  accessToken: 'access-token-of-the-test',
  webhookSecret: 'webhook-secret-of-the-bench',
  payerEmail: 'pedidos@example.com',
}
/** Refunds are decided at any moment between two looks of the worker. */
const EVERY_MS = 53
const LOOK_MS = 100

/**
 * Gives orders back that were paid by card, one after the other, as a venue's console does, and waits until the
 * provider confirmed each.
 *
 * @returns from the decision to its confirmation, shortest first
 * @units milliseconds
 */
export async function measureRefunds(tenantsDir: string, stageDir: string, count: number): Promise<number[]> {
  const brand = await openVenue(tenantsDir, stageDir, 'la-esquina')
  const vendor = await startEmulator()
  const config = stageConfig({
    tenantsDir: stageDir,
    mercadoPagoAccounts: readMercadoPagoAccounts(JSON.stringify({ [ACCOUNT]: KEYS })),
    mercadoPagoApi: vendor.url,
  })
  const store = await openStore({})
  const server = await startServer({ config, store })
  try {
    const call = callTo(server.url)
    const placed = await findOrderByCode(store.db, (await makeOrder(call, brand)).orderCode)
    if (placed === undefined) throw new Error('No order to copy')
    for (let number = 0; number < count; number += 1) {
      const code = await paidCopy(store, vendor, placed)
      const body = { amount: placed.price, reason: 'Faltó todo' }
      await call('POST', `/api/admin/orders/${code}/refunds`, { body, headers: OPERATOR })
      await wait(EVERY_MS)
    }
    return await confirmed(store, count)
  } finally {
    await server.stop()
    await vendor.close()
  }
}

/** A copy of an order that was paid by card. @returns its code */
async function paidCopy(store: Store, vendor: Emulator, placed: OrderRow): Promise<string> {
  const copy = { ...placed, id: randomUUID(), code: newOrderCode(randomBytes), paid: true }
  const { id: reference } = vendor.pay(randomUUID(), copy.price / 100)
  await store.db.insert(orders).values({ ...copy, status: 'DELIVERED' })
  await store.db.insert(charges).values({
    orderId: copy.id,
    branchContact: copy.branchContact,
    method: 'CARD',
    source: 'PROVIDER',
    provider: 'mercado-pago',
    publicKey: ACCOUNT,
    reference: String(reference),
    amount: copy.price,
    currency: 'ARS',
    decimals: 2,
    at: copy.orderedAt,
  })
  return copy.code
}

/** Waits for all of them, and reads how long each took from the ledger. */
async function confirmed(store: Store, count: number): Promise<number[]> {
  for (;;) {
    const rows = await store.db.select().from(refunds).where(eq(refunds.status, 'CONFIRMED'))
    const took = rows.map(({ requestedAt, endedAt }) => (endedAt?.getTime() ?? 0) - requestedAt.getTime())
    if (took.length >= count) return took.toSorted((a, b) => a - b)
    await wait(LOOK_MS)
  }
}

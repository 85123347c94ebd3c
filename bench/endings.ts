import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { callTo } from '#preview/call.ts'
import { makeOrder } from '#preview/make-order.ts'
import { stageConfig } from '#preview/stage-config.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payments } from '#server/db/schema/payments.ts'
import { jobs } from '#server/db/schema/work.ts'
import { openStore, type Store } from '#server/db/store.ts'
import { readMercadoPagoAccounts } from '#server/payments/mercado-pago/accounts.ts'
import { findOrderByCode, type OrderRow } from '#server/repositories/orders-repository.ts'
import { closeLinks } from '#server/repositories/settle-order.ts'
import { startServer } from '#server/start-server.ts'
import { silentProvider } from './jobs.ts'
import { openVenue } from './open-venue.ts'

const ACCOUNT = 'APP_USR-bench'
const KEYS = {
  accessToken: 'access-token-of-the-bench',
  webhookSecret: 'webhook-secret-of-the-bench',
  payerEmail: 'pedidos@example.com',
}
const THREE_DAYS_MS = 72 * 3_600_000
const LOOK_MS = 50

/**
 * Closes a link, and ends an order that nobody paid, while as many of each wait for a provider that takes connections
 * and never answers.
 *
 * @returns how long after they were due both of the other provider are done
 * @units milliseconds
 */
export async function measureEndings(tenantsDir: string, stageDir: string, count: number) {
  const brand = await openVenue(tenantsDir, stageDir, 'la-esquina')
  const silent = await silentProvider()
  const config = stageConfig({
    tenantsDir: stageDir,
    mercadoPagoAccounts: readMercadoPagoAccounts(JSON.stringify({ [ACCOUNT]: KEYS })),
    mercadoPagoApi: silent.url,
  })
  const store = await openStore({})
  const server = await startServer({ config, store })
  try {
    const { orderCode: code } = await makeOrder(callTo(server.url), brand)
    const placed = await findOrderByCode(store.db, code)
    if (placed === undefined) throw new Error('No order to copy')
    for (let number = 0; number < count; number += 1) {
      await linked(store, placed, 'CANCELED', 'mercado-pago')
      await linked(store, placed, 'UNCONFIRMED', 'mercado-pago')
    }
    await lookForUnpaid(store)
    await silent.asked
    const ended = await linked(store, placed, 'CANCELED', 'embedded')
    const unpaid = await linked(store, placed, 'UNCONFIRMED', 'embedded')
    await lookForUnpaid(store)
    const due = performance.now()
    const closedMs = until(async () => (await linkOf(store, ended))?.closedAt instanceof Date, due)
    const canceledMs = until(async () => (await statusOf(store, unpaid)) === 'CANCELED', due)
    return { closedMs: await closedMs, canceledMs: await canceledMs }
  } finally {
    silent.close()
    await server.stop()
  }
}

/** A copy of an order whose link is open; that of one that ended is to be closed. @returns its id */
async function linked(
  store: Store,
  order: OrderRow,
  status: 'CANCELED' | 'UNCONFIRMED',
  provider: string,
): Promise<string> {
  const [id, at] = [randomUUID(), new Date()]
  const orderedAt = new Date(at.getTime() - THREE_DAYS_MS)
  const copy = { ...order, id, code: id.slice(-11), status, paid: false, orderedAt }
  await store.db.insert(orders).values({ ...copy, paymentMethod: 'ONLINE' })
  await store.db.insert(payments).values({
    id: randomUUID(),
    orderId: id,
    provider,
    publicKey: ACCOUNT,
    kind: 'LINK',
    status: 'OPEN',
    amount: order.price,
    currency: 'ARS',
    decimals: 2,
    reference: randomUUID(),
    createdAt: orderedAt,
    updatedAt: orderedAt,
  })
  if (status === 'CANCELED') await closeLinks(store.db, id, at)
  return id
}

const lookForUnpaid = async ({ db }: Store) => {
  await db.update(jobs).set({ runAt: new Date() }).where(eq(jobs.queue, 'payments.cancel-unpaid'))
}
const linkOf = async ({ db }: Store, orderId: string) =>
  (await db.select().from(payments).where(eq(payments.orderId, orderId)))[0]
const statusOf = async ({ db }: Store, id: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

async function until(isDone: () => Promise<boolean>, since: number): Promise<number> {
  while (!(await isDone())) await wait(LOOK_MS)
  return performance.now() - since
}

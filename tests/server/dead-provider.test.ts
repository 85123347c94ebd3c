import { randomUUID } from 'node:crypto'

import { inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import { jobs } from '#server/db/schema/work.ts'
import { Payments } from '#server/payments/payments.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { closeLinks } from '#server/repositories/settle-order.ts'
import { startPayment } from '#server/use-cases/payments/ask-later.ts'
import { placeAt } from './support/console.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

/** More than are asked about at the same time. */
const MANY = 12
const TWO_DAYS_MS = 48 * HOUR_MS

let server: TestApp
let calls: { toDead: number; closed: string[] }
/** The other provider refuses to close links. */
let isDown = false
/** The dead provider answers at last. */
let answerAtLast: () => void
beforeEach(async () => {
  const bank = new FaultyBank(() => server.time.now)
  const answered = new Promise<void>((resolve) => {
    answerAtLast = resolve
  })
  isDown = false
  calls = { toDead: 0, closed: [] }
  const silent = async <T>(answer: T): Promise<T> => {
    calls.toDead += 1
    await answered
    return answer
  }
  const dead = {
    ...bank.provider('dead'),
    closeLink: () => silent(false),
    find: () => silent({ kind: 'unavailable', detail: 'down' } as const),
  }
  const alive = bank.provider('embedded')
  const closeLink: typeof alive.closeLink = async (attempt) => {
    if (isDown) return false
    calls.closed.push(attempt.id)
    return (await alive.closeLink?.(attempt)) ?? false
  }
  server = await testApp({ payments: new Payments([{ ...alive, closeLink }, dead]) })
})
afterEach(async () => {
  answerAtLast()
  await server.close()
})

/** An order whose link is open at a provider. @returns its code */
async function linked(provider: string): Promise<string> {
  const { code } = await placeAt(server, 'bistro', { payment: 'ONLINE' })
  const order = await findOrderByCode(server.store.db, code)
  if (order === undefined) throw new Error('No order')
  const { id: orderId, price: amount } = order
  const [createdAt, updatedAt] = [server.time.now, server.time.now]
  const row = { id: randomUUID(), orderId, amount, reference: randomUUID(), createdAt, updatedAt }
  const link = { kind: 'LINK' as const, status: 'OPEN' as const, provider, publicKey: 'bistro' }
  await startPayment(server, { ...row, ...link })
  return code
}
const linksOf = async (code: string) =>
  listPayments(server.store.db, (await findOrderByCode(server.store.db, code))?.id ?? '')
const statusOf = async (code: string) => (await findOrderByCode(server.store.db, code))?.status
const cancel = (code: string) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { body: { status: 'CANCELED' }, admin: true })

describe('[PAY-01] a provider that never answers delays nothing of another', () => {
  test('the links of orders that ended are closed', async () => {
    for (let number = 0; number < MANY; number += 1) await cancel(await linked('dead'))
    server.time.now = new Date(SATURDAY_NOON.getTime() + 1)
    const last = await linked('embedded')
    await cancel(last)
    const run = server.app.worker.runDue()
    await expect.poll(() => linksOf(last)).toMatchObject([{ status: 'DECLINED', detail: 'closed' }])
    const [closed] = await linksOf(last)
    // those of the dead provider are on their way in a lane of their own
    await expect.poll(() => calls).toEqual({ toDead: 8, closed: [closed?.id] })
    answerAtLast()
    await run
  })

  test('orders that nobody paid end', async () => {
    for (let number = 0; number < MANY; number += 1) await linked('dead')
    server.time.now = new Date(SATURDAY_NOON.getTime() + 1)
    const last = await linked('embedded')
    await forgetAsking()
    server.time.now = new Date(SATURDAY_NOON.getTime() + TWO_DAYS_MS + 2)
    const run = server.app.worker.runDue()
    await expect.poll(() => statusOf(last)).toBe('CANCELED')
    answerAtLast()
    await run
  })
})

/** Leaves the payments to the job that ends their orders. */
async function forgetAsking(): Promise<void> {
  const asking = ['payments.ask.dead', 'payments.ask.embedded']
  await server.store.db.delete(jobs).where(inArray(jobs.queue, asking))
}

test('an order that changed since it was listed does not end as one that nobody paid', async () => {
  const { code } = await placeAt(server, 'bistro', { payment: 'ONLINE' })
  const { id: key = '', revision } = (await findOrderByCode(server.store.db, code)) ?? {}
  const body = { status: 'GENERATED' }
  await server.call('PUT', `/api/admin/orders/${code}/status`, { body, admin: true })
  const runAt = server.time.now
  const job = { queue: 'payments.end-unpaid', key, payload: { revision }, runAt, createdAt: runAt }
  await server.store.db.insert(jobs).values(job)
  await server.app.worker.runDue()
  expect(await statusOf(code)).toBe('GENERATED')
})

test('[PAY-01] a link is closed once its provider is back, however long that was gone', async () => {
  const code = await linked('embedded')
  await cancel(code)
  isDown = true
  // longer than any job is tried
  for (let hour = 1; hour <= 24; hour += 1) {
    server.time.now = new Date(SATURDAY_NOON.getTime() + hour * HOUR_MS)
    await server.app.worker.runDue()
  }
  expect(await linksOf(code)).toMatchObject([{ status: 'OPEN', closedAt: null }])
  isDown = false
  server.time.now = new Date(SATURDAY_NOON.getTime() + 26 * HOUR_MS)
  await server.app.worker.runDue()
  expect(await linksOf(code)).toMatchObject([{ status: 'DECLINED', detail: 'closed' }])
  expect(calls.closed).toHaveLength(1)
})

test('what a process of the version before put on its queue is closed', async () => {
  const code = await linked('embedded')
  const { id: orderId = '' } = (await findOrderByCode(server.store.db, code)) ?? {}
  const [link] = await linksOf(code)
  const runAt = server.time.now
  const job = { queue: 'payments.close-links', key: orderId, payload: {}, runAt, createdAt: runAt }
  await server.store.db.insert(jobs).values(job)
  await server.app.worker.runDue()
  expect(calls.closed).toEqual([link?.id])
  // what is closed is not closed again
  await closeLinks(server.store.db, orderId, runAt)
  await server.app.worker.runDue()
  expect(calls.closed).toEqual([link?.id])
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { outbox } from '#server/db/schema/orders.ts'
import { jobs } from '#server/db/schema/work.ts'
import { type EventListener, MAX_ATTEMPTS, retryDelayMs } from '#server/jobs/job.ts'
import { relayEvents } from '#server/jobs/relay-events.ts'
import { Worker } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let services: Services
beforeAll(async () => {
  server = await testApp()
  const { store, app, time, config } = server
  // what listeners of this file use; they ask for nothing else
  services = { store, clock: () => time.now, log: app.log, config } as Services
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterEach(async () => {
  await server.store.db.delete(jobs)
  await server.store.db.delete(outbox)
})

const later = (ms: number) => (server.time.now = new Date(server.time.now.getTime() + ms))
/** Events of orders by their codes, in this order; a shipment's event names its order too. */
const happen = (...events: { code: string; what: string; subject?: string }[]) =>
  server.store.db.insert(outbox).values(
    events.map(({ code, what, subject = code }) => ({
      topic: 'order.moved',
      subject,
      payload: { code, what },
      createdAt: server.time.now,
    })),
  )
const listener = (id: string, hear: EventListener['handle']): EventListener => ({
  id,
  topics: ['order.moved'],
  handle: hear,
})
/** A listener that writes down what it hears, unless the test says that it fails. */
function writing(id: string, fails: (event: string) => boolean = () => false) {
  const heard: string[] = []
  return {
    heard,
    listener: listener(id, (_, { payload }) => {
      const event = `${String(payload['code'])} ${String(payload['what'])}`
      if (fails(event)) return Promise.reject(new Error('down'))
      heard.push(event)
      return Promise.resolve()
    }),
  }
}
const workerWith = (...listeners: EventListener[]) => new Worker(services, [], listeners)

test('a listener that fails once hears an order in its order; other orders and listeners go on', async () => {
  let isDown = true
  const failing = writing('failing', (event) => isDown && event === 'A placed')
  const other = writing('other')
  const worker = workerWith(failing.listener, other.listener)
  await happen(
    { code: 'A', what: 'placed' },
    { code: 'B', what: 'placed' },
    { code: 'A', what: 'on its way', subject: 'shipment of A' },
    { code: 'B', what: 'canceled' },
  )
  await worker.runDue()
  await happen({ code: 'A', what: 'delivered' })
  await worker.runDue()
  expect(failing.heard).toEqual(['B placed', 'B canceled'])
  expect(other.heard).toEqual(['A placed', 'B placed', 'A on its way', 'B canceled', 'A delivered'])
  isDown = false
  later(retryDelayMs(1))
  await worker.runDue()
  expect(failing.heard.slice(2)).toEqual(['A placed', 'A on its way', 'A delivered'])
})

test('what comes after an event that was given up is told', async () => {
  const failing = writing('failing', (event) => event === 'A placed')
  const worker = workerWith(failing.listener)
  await happen({ code: 'A', what: 'placed' }, { code: 'A', what: 'moved' })
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    expect(failing.heard).toEqual([])
    await worker.runDue()
    later(retryDelayMs(attempt))
  }
  expect(failing.heard).toEqual(['A moved'])
  expect(await server.store.db.select({ deadAt: jobs.deadAt }).from(jobs)).toHaveLength(1)
})

test('several processes tell of an order in its order, however many events there are', async () => {
  const codes = ['A', 'B', 'C', 'D']
  const events = Array.from({ length: 320 }, (_, number) => ({
    code: codes[number % codes.length] ?? '',
    what: String(number).padStart(3, '0'),
  }))
  await happen(...events)
  const { heard, listener: one } = writing('one')
  await Promise.all(Array.from({ length: 4 }, () => workerWith(one).runDue()))
  await workerWith(one).runDue()
  for (const code of codes) {
    const ofOrder = heard.filter((event) => event.startsWith(code))
    expect(ofOrder).toEqual(
      events.filter((event) => event.code === code).map(({ what }) => `${code} ${what}`),
    )
  }
})

test('a process that dies while it tells of an event: another tells it again, and then the later ones', async () => {
  let die = (): void => undefined
  const dying = listener(
    'one',
    () =>
      new Promise((resolve) => {
        die = resolve
      }),
  )
  await happen({ code: 'A', what: 'placed' }, { code: 'A', what: 'moved' })
  const died = workerWith(dying).runDue()
  await expect
    .poll(async () => (await server.store.db.select().from(jobs).where(eq(jobs.attempts, 1))).length)
    .toBe(1)
  const { heard, listener: one } = writing('one')
  await workerWith(one).runDue()
  expect(heard).toEqual([])
  await server.store.db.update(jobs).set({ lockedUntil: sql`now() - interval '1 ms'` })
  await workerWith(one).runDue()
  expect(heard).toEqual(['A placed', 'A moved'])
  die()
  await died
  expect(await server.store.db.select().from(jobs)).toEqual([])
})

// the embedded database has one connection, and so one process
test.runIf(process.env.TEST_DATABASE_URL)(
  'while one process moves events to the queues, no other tells of later ones',
  async () => {
    const { heard, listener: one } = writing('one')
    // more than are moved at a time
    const events = Array.from({ length: 101 }, (_, number) => ({ code: 'A', what: String(number) }))
    await happen(...events)
    const { store, clock } = services
    await store.db.transaction(async (tx) => {
      expect(await relayEvents({ store: { ...store, db: tx }, clock }, [one])).toBe(100)
      await workerWith(one).runDue()
      expect(heard).toEqual([])
    })
    await workerWith(one).runDue()
    expect(heard).toEqual(events.map(({ what }) => `A ${what}`))
  },
)

test('a process that dies while it moves events to the queues loses none and leaves none out', async () => {
  const { heard, listener: one } = writing('one')
  await happen({ code: 'A', what: 'placed' }, { code: 'A', what: 'moved' })
  const { store, clock } = services
  const died = store.db.transaction(async (tx) => {
    expect(await relayEvents({ store: { ...store, db: tx }, clock }, [one])).toBe(2)
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow('killed')
  await workerWith(one).runDue()
  expect(heard).toEqual(['A placed', 'A moved'])
})

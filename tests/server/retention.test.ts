import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { eq, inArray, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { DAY_MS, MINUTE_MS } from '#domain/time/lengths.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { analyticsEvents } from '#server/db/schema/people.ts'
import { eraseOldOrders } from '#server/jobs/erase-old-orders.ts'
import { Worker } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { paidTenants } from './support/paid-tenants.ts'
import { deliver, MARKS, placeAsFilomena } from './support/person.ts'
import { applyOverHttp, at, type Json } from './support/tenant-copies.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const KEEPS = 'cantina'
const tenantsDir = paidTenants({
  [KEEPS]: { country: 'AR', online: { providerName: 'embedded', publicKey: 'x' } },
})
for (const alias of ['bistro', KEEPS])
  change(alias, (tenant) => {
    const contacts = contactsOf(tenant)
    const [first = {}] = contacts
    // its series and tables are its own
    const receipts = { ...at(first, 'receipts'), series: 'DOS' }
    contacts.push({ ...first, alias: `${alias}-dos`, receipts, tables: undefined })
  })
change('bistro', (tenant) => (tenant['retention'] = { ordersMonths: 3 }))
change(KEEPS, (tenant) => (tenant['retention'] = { ordersMonths: 24 }))

function contactsOf(tenant: Json): Json[] {
  return at(tenant, 'branches', 0)['branchContacts'] as Json[]
}

function change(alias: string, edit: (tenant: Json) => void): void {
  const file = join(tenantsDir, alias, 'tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8')) as Json
  edit(tenant)
  writeFileSync(file, JSON.stringify(tenant))
}

let server: TestApp
beforeAll(async () => {
  server = await testApp({ tenantsDir })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

async function isNamed(id: string): Promise<boolean> {
  const { db } = server.store
  const rows = [
    await db.select().from(orders).where(eq(orders.id, id)),
    await db.select().from(orderLines).where(eq(orderLines.orderId, id)),
  ]
  const text = JSON.stringify(rows)
  return MARKS.some((mark) => text.includes(mark))
}

test('an order that is older than its tenant wants to know stays without its diner, once it is over', async () => {
  const old = await placeAsFilomena(server, 'bistro')
  await deliver(server, old.code)
  const open = await placeAsFilomena(server, 'bistro')
  const kept = await placeAsFilomena(server, KEEPS)
  await deliver(server, kept.code)
  const { price } = old

  server.time.now = new Date('2027-02-21T15:59:00.000Z')
  await server.app.worker.runDue()
  expect(await isNamed(old.id)).toBe(true)

  server.time.now = new Date('2027-02-22T16:00:00.000Z')
  const young = await placeAsFilomena(server, 'bistro')
  await deliver(server, young.code)
  await server.app.worker.runDue()
  expect(await Promise.all([old, open, kept, young].map(({ id }) => isNamed(id)))).toEqual([
    false,
    true,
    true,
    true,
  ])
  const [row] = await server.store.db.select().from(orders).where(eq(orders.id, old.id))
  expect(row).toMatchObject({ price, status: 'DELIVERED', customerPhone: '', orderedAt: SATURDAY_NOON })

  await deliver(server, open.code)
  // its rider is told, and has nothing to do with it any more
  await server.app.worker.runDue()
  server.time.now = new Date('2027-02-23T16:00:01.000Z')
  await server.app.worker.runDue()
  expect(await isNamed(open.id)).toBe(false)
})

test('so does an order of a venue that its tenant has no more', async () => {
  const placed = [await placeAsFilomena(server, 'bistro-dos'), await placeAsFilomena(server, `${KEEPS}-dos`)]
  for (const { code } of placed) await deliver(server, code)
  for (const alias of ['bistro', KEEPS]) change(alias, (tenant) => void contactsOf(tenant).pop())
  expect(await applyOverHttp(server)).toMatchObject({ changed: 2, refused: 0 })
  expect((await server.call('GET', '/api/diner/bistro-dos')).status).toBe(404)
  const areNamed = () => Promise.all(placed.map(({ id }) => isNamed(id)))
  server.time.now = new Date(server.time.now.getTime() + 80 * DAY_MS)
  await server.app.worker.runDue()
  expect(await areNamed()).toEqual([true, true])
  server.time.now = new Date(server.time.now.getTime() + 20 * DAY_MS)
  await server.app.worker.runDue()
  expect(await areNamed()).toEqual([false, true])
})

test('of a visit to two tenants only what led to the order that is old goes', async () => {
  const { store, app, time } = server
  const { db } = store
  const placed = [await placeAsFilomena(server, 'bistro'), await placeAsFilomena(server, KEEPS)]
  for (const { code } of placed) await deliver(server, code)
  await app.worker.runDue()
  const [here = '', there = ''] = placed.map(({ id }) => id)
  const visitedBy = (session: string) =>
    sql`jsonb_set(${orders.context}, '{analyticsInfo,sessionId}', ${JSON.stringify(session)}::jsonb)`
  await db
    .update(orders)
    .set({ context: visitedBy('both') })
    .where(eq(orders.id, here))
  const longAgo = new Date(time.now.getTime() - 800 * DAY_MS)
  await db
    .update(orders)
    .set({ context: visitedBy('one'), orderedAt: longAgo })
    .where(eq(orders.id, there))
  time.now = new Date(time.now.getTime() + 100 * DAY_MS)
  const seen = [
    ['both', 'bistro'],
    ['both', KEEPS],
    ['one', KEEPS],
  ] as const
  await db.insert(analyticsEvents).values(
    seen.map(([sessionId, branchContact]) => ({
      sessionId,
      branchContact,
      event: 'PAGE_VIEW',
      at: time.now,
      payload: {},
    })),
  )
  await app.worker.runDue()
  expect(await Promise.all([here, there].map(isNamed))).toEqual([false, false])
  const left = await db
    .select({ sessionId: analyticsEvents.sessionId, at: analyticsEvents.branchContact })
    .from(analyticsEvents)
    .where(inArray(analyticsEvents.sessionId, ['both', 'one']))
  expect(left).toEqual([{ sessionId: 'both', at: KEEPS }])
})

test('many of them are taken some at a time, of any venues, and a pass that takes long goes on where it was', async () => {
  const { store, app, time } = server
  const one = await placeAsFilomena(server, 'bistro')
  await deliver(server, one.code)
  await app.worker.runDue()
  await store.db.execute(`insert into orders select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'code', lpad(n::text, 11, '0'),
      'branch_contact', (array['bistro', 'bistro-bloqueado'])[1 + n % 2]))).*
    from orders one, generate_series(1, 449) n where one.id = '${one.id}'`)
  time.now = new Date(time.now.getTime() + 100 * DAY_MS)
  // a minute passes whenever somebody looks at it
  const clock = () => (time.now = new Date(time.now.getTime() + MINUTE_MS))
  // what these jobs use; they ask for nothing else
  const services = { store, clock, log: app.log } as Services
  // what begins the pass, three runs of it that find some of the 450 and one that finds none
  expect(await new Worker(services, eraseOldOrders, []).runDue()).toBe(5)
  const named = await store.db.select().from(orders).where(ne(orders.customerName, ''))
  expect(named.filter(({ tenant }) => tenant === 'bistro')).toEqual([])
})

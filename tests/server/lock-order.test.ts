import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, OrderCreated } from '#generated/models.ts'
import { rowsOf } from '#server/db/rows.ts'
import { insertMovement, lockAccount } from '#server/repositories/loyalty-repository.ts'
import { findOrderByCode, type OrderRow } from '#server/repositories/orders-repository.ts'
import { CARD_PAYMENT } from './support/card.ts'
import { hearStatements, type Statement } from './support/heard-statements.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { copyTenants } from './support/tenant-copies.ts'
import { cookieOf, testApp, type TestApp } from './support/test-app.ts'

const PHONE = '+59899123450'
const CODE: CodeDiscount = { id: 'casa', code: 'CASA', type: 'PERCENT', value: 10, active: true }
const POINTS = { held: 100, wished: 20 }

const tenants = copyTenants()
let server: TestApp
let heard: Statement[]
beforeAll(async () => {
  tenants.edit('chain/tenant.json', (file) => {
    file.codeDiscounts = [CODE]
    file.loyaltyProgram = {
      active: true,
      name: 'Puntos',
      orderPercentage: 0.05,
      minRedeemedPoints: 10,
      maxRedeemedPoints: 100,
      maxRedeemedPercentage: 50,
      supportsDiscounts: true,
      cashbackZero: false,
    }
    const { orderModes } = file.branchContactDefaults as { orderModes: { paymentTypes: object[] }[] }
    orderModes[0]?.paymentTypes.push(CARD_PAYMENT)
  })
  server = await testApp({ tenantsDir: tenants.tenantsDir })
  heard = hearStatements(server.store)
})
afterAll(async () => {
  await server.close()
  tenants.remove()
})

const choices = [{ plate: 'taco', sizeId: 'unica', quantity: 1 }]
async function send(branch: number, options: PayloadOptions, cookie?: string) {
  const body = await orderPayload(server, `chain-${branch}-local`, {
    choices,
    ...options,
    form: { phone: PHONE },
  })
  return server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
    cookie,
  })
}

/** A browser that has points at the second branch, all under one phone. */
async function dinerWithPoints(): Promise<string> {
  const placed = await send(2, {})
  expect(placed.status, placed.text).toBe(201)
  const order = (await findOrderByCode(server.store.db, placed.body.code)) as OrderRow
  const { branch, customerPhone: phone, deviceId, orderedAt: at } = order
  await server.store.db.transaction(async (tx) => {
    await lockAccount(tx, { branch, phone })
    await insertMovement(tx, { branch, phone }, { kind: 'REWARD', amount: POINTS.held, deviceId, at })
  })
  return cookieOf(placed)
}

/** How many transactions of the test's database wait for another one. */
async function waiting(): Promise<number> {
  const [row] = await rowsOf<{ waiting: number }>(
    server.store.db,
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.waiting ?? 0
}

test('[LOY-01] a move that changes no points of a paid order waits for none of its account', async () => {
  const placed = await send(2, { points: POINTS }, await dinerWithPoints())
  expect(placed.status, placed.text).toBe(201)
  const move = async (body: object) => {
    const url = `/api/admin/orders/${placed.body.code}/status`
    expect((await server.call('PUT', url, { body, admin: true })).status).toBe(200)
  }
  await move({ status: 'ACCEPTED', paid: true })
  heard.length = 0
  const locked = () =>
    heard.filter(({ params }) => params.some((one) => String(one).startsWith('loyalty '))).length
  await move({ status: 'READY' })
  expect(locked()).toBe(0)
  await move({ status: 'CANCELED' })
  expect(locked()).toBe(1)
})

// the embedded database has one connection, and so one transaction
test.runIf(process.env.TEST_DATABASE_URL)(
  '[DISC-03] orders with points and a code wait for each other in one order, also where one ends another before',
  async () => {
    const first = await dinerWithPoints()
    const second = await dinerWithPoints()
    // it holds a use of the code, and ends with the next order of its browser
    expect((await send(1, { code: CODE, payment: 'CARD', holder: 'OTHE' }, second)).status).toBe(422)
    heard.length = 0
    const wish = { code: CODE, points: POINTS }
    const sent = await server.store.db.transaction(async (tx) => {
      await lockAccount(tx, { branch: 'chain-2', phone: PHONE })
      const orders = [send(2, wish, first)]
      await expect.poll(waiting).toBe(1)
      orders.push(send(2, wish, second))
      await expect.poll(waiting).toBe(2)
      return orders
    })
    for (const { status, text } of await Promise.all(sent)) expect(status, text).toBe(201)
    // the test, and each order once: one that had been rolled back would have begun again
    expect(heard.filter((one) => one.sql === 'begin')).toHaveLength(3)
  },
)

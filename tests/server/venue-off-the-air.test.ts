import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths } from '#domain/routes/routes.ts'
import type { OrderCreated } from '#generated/models.ts'
import { makeTenants, plainBranch, plainContact } from '../support/made-tenants.ts'
import { drawnPages } from './support/drawn-pages.ts'
import { NEAR, newKey, orderPayload } from './support/order-payload.ts'
import { applyOverHttp, at, type Json } from './support/tenant-copies.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

const ZONE = {
  id: 'cerca',
  name: 'Cerca',
  center: [NEAR.lat, NEAR.lng],
  radiusMeters: 1000,
  fees: { CASH: 100000 },
  minimumOrderPrice: 0,
  cashAllowed: true,
  minDelayInMinutes: 30,
}
/** With riders a delivery can be tracked. */
const RIDERS = { shiftCodeHash: 'ndaEU7MMqyDGct_loj3-wg.04iv9ZRV91V--VLjncBNoAZMQUE-bCBZ0rz1wnYsjRw' }
const HOST = 'pedidos.sola.example'
const VENUE = {
  ...plainBranch('sola', 'Una Sola', [
    plainContact('sola-local', 'Sola Local', { riders: RIDERS, deliveryZones: [ZONE] }),
  ]),
  hosts: [HOST],
}
const tenantsDir = makeTenants(VENUE)
let server: TestApp
let pages: FastifyInstance
let code = ''

async function put(change: (tenant: Json) => void) {
  const tenant = structuredClone(VENUE)
  change(tenant)
  const file = join(tenantsDir, 'sola/tenant.json')
  const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as Json
  writeFileSync(file, JSON.stringify({ $schema, ...tenant }))
  expect(await applyOverHttp(server)).toMatchObject({ errors: [] })
}
const BLOCKED = (tenant: Json) =>
  void (at(tenant, 'branches', 0, 'branchContacts', 0)['commercialTermsInfo'] = { blocked: true })
const DRAFT = (tenant: Json) => void (tenant['status'] = 'draft')

async function seen(url: string, host = 'localhost') {
  const headers = { accept: 'text/html', cookie: DINER_COOKIE, host }
  const { statusCode, body } = await pages.inject({ url, headers })
  return { status: statusCode, body }
}

beforeAll(async () => {
  server = await testApp({ tenantsDir })
  pages = await drawnPages(server)
  const body = await orderPayload(server, 'sola-local', {
    mode: 'delivery',
    choices: [{ plate: 'guiso', sizeId: 'unica' }],
    form: { location: NEAR, customerName: 'Ana Pérez' },
  })
  const placed = await server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
    cookie: DINER_COOKIE,
  })
  expect(placed.status, placed.text).toBe(201)
  code = placed.body.code
})
beforeEach(() => put(() => undefined))
afterAll(async () => {
  await pages.close()
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

describe.each([
  ['blocked', BLOCKED, 403],
  ['taken off the air', DRAFT, 404],
])('[ROUTE-09] a venue that was %s', (_what, change, status) => {
  test('still shows the orders that it owes, and none that it does not', async () => {
    await put(change)
    const order = await seen(paths.followUp('sola-local', code))
    expect(order.status).toBe(200)
    expect(order.body).toContain('Ana Pérez')
    expect((await seen(`/order/${code}`, HOST)).status).toBe(200)
    const tracking = await seen(companionPaths.tracking('sola-local', code))
    expect(tracking.status).toBe(200)
    expect(tracking.body).toContain('Sola Local')
    expect((await seen(paths.followUp('sola-local', 'AAAAAAAAAAA'))).status).toBe(404)
  })

  test('shows nothing else', async () => {
    await put(change)
    for (const path of [paths.entry('sola-local'), paths.cart('sola-local'), paths.checkout('sola-local')])
      expect((await seen(path)).status).toBe(status)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'

import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { OrderLinks, orderLinkPath } from '#server/use-cases/orders/order-link.ts'
import { editTenant } from '../support/edited-tenants.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { copyTenants, type TenantCopies } from './support/tenant-copies.ts'
import { testApp, type TestApp } from './support/test-app.ts'

const NOW = 'pedidos.bistro.example'
const BEFORE = 'www.bistro.example'
const KIOSK = 'kiosk.vitrina.example'
const PLATFORM = 'vitrina.example'

let copies: TenantCopies
let server: TestApp
beforeAll(async () => {
  copies = copyTenants()
  const hosts = { bistro: [NOW, BEFORE], kiosk: [KIOSK] }
  for (const [alias, own] of Object.entries(hosts))
    editTenant(copies.tenantsDir, alias, (_branch, _contact, tenant) => {
      tenant.hosts = own
    })
  server = await testApp({
    tenantsDir: copies.tenantsDir,
    config: { publicOrigin: `https://${PLATFORM}`, trustProxy: 1 },
  })
})
afterAll(async () => {
  await server.close()
  copies.remove()
})

const open = (host: string, path: string) => server.call('GET', path, { headers: { host } })

async function placed(): Promise<{ code: string; path: string }> {
  const body = await orderPayload(server, 'bistro')
  const headers = { 'idempotency-key': newKey() }
  const { code } = (await server.call<{ code: string }>('POST', '/api/order', { body, headers })).body
  const order = await findOrderByCode(server.store.db, code)
  if (order === undefined) throw new Error('The order is not there')
  return { code, path: orderLinkPath((await OrderLinks.open(server.store)).tokenOf(order)) }
}

test('a link to an order is opened at the host that its brand has now, whichever its message named', async () => {
  const { code, path } = await placed()
  for (const host of [PLATFORM, BEFORE, KIOSK]) {
    const led = await open(host, path)
    expect([led.status, led.headers['location']]).toEqual([303, `https://${NOW}${path}`])
    expect(led.headers['set-cookie']).toBeUndefined()
  }
  const opened = await open(NOW, path)
  expect([opened.status, opened.headers['location']]).toEqual([303, `/menu/bistro/order/${code}`])
  expect(String(opened.headers['set-cookie'])).toContain('vitrina_order=')
})

test('a proxy that asks for every host by the name of the machine is not led in a circle', async () => {
  const { code, path } = await placed()
  const opened = await open('localhost', path)
  expect([opened.status, opened.headers['location']]).toEqual([303, `/menu/bistro/order/${code}`])
})

import { rmSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { deliver, MARKS, FILOMENA, placeAsFilomena } from './support/person.ts'
import { sentCode, tenantsWithCodes } from './support/proven-tenants.ts'
import { ADMIN_TOKEN, cookieOf, testApp, type TestApp } from './support/test-app.ts'

const tenantsDir = tenantsWithCodes()
const lines: string[] = []
let server: TestApp
beforeAll(async () => {
  server = await testApp({
    tenantsDir,
    config: { logLevel: 'debug' },
    logStream: { write: (line) => void lines.push(line) },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(tenantsDir, { recursive: true })
})

test('an order, a sign-in, a failure and what follows leave no name, phone, address, code or token in the log', async () => {
  const { phone } = FILOMENA
  const asked = await server.call('POST', '/api/sign-in/code', { body: { branchId: 'bistro-casa', phone } })
  const cookie = cookieOf(asked)
  const code = await sentCode(server, phone)
  const proof = { branchId: 'bistro-casa', phone, code }
  expect((await server.call('POST', '/api/sign-in/proof', { body: proof, cookie })).status).toBe(204)
  const order = await placeAsFilomena(server, 'bistro')
  await server.call('GET', `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=bistro-casa`, {
    cookie,
  })
  await server.app.worker.runDue()
  await deliver(server, order.code)
  const { text: outbox } = await server.call('GET', '/outbox', { admin: true })
  const link = /order\/link\/([\w-]+)/.exec(outbox)?.[1] ?? 'no link'
  expect(link).not.toBe('no link')

  // a statement that fails, with everything that was said in it
  await server.store.db.execute('alter table orders rename to orders_away')
  const failed = await placeAsFilomena(server, 'bistro').catch(String)
  await server.store.db.execute('alter table orders_away rename to orders')
  expect(failed).toContain('INTERNAL')

  expect(lines.length).toBeGreaterThan(10)
  const log = lines.join('')
  expect(log).toContain('"message sent"')
  expect(log).toContain('request failed')
  const device = cookie.split('=')[1] ?? 'no cookie'
  for (const said of [...MARKS, code, link, device, ADMIN_TOKEN, order.code])
    expect(lines.filter((line) => line.includes(said))).toEqual([])
})

test('the id that a browser is told stands in the log of its request', async () => {
  await server.store.db.execute('alter table orders rename to orders_away')
  const url = '/api/admin/orders'
  const answer = await server.call('GET', url, {
    admin: true,
    headers: { 'x-request-id': 'made-up-by-a-visitor' },
  })
  await server.store.db.execute('alter table orders_away rename to orders')
  const id = answer.headers['x-request-id'] ?? ''
  expect([answer.status, id]).toEqual([500, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  const about = lines.filter((line) => line.includes(id)).map((line) => JSON.parse(line) as { msg: string })
  expect(about.map(({ msg }) => msg)).toEqual(['request failed', 'answered'])
})

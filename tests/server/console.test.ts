// Longer than 300 lines: one console's token, tenant and orders on one server, each start of which costs every run seconds.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type {
  AdminCaller,
  ConsoleOrder,
  ConsoleOrders,
  ConsoleToken,
  ConsoleTokens,
  CustomerOrders,
  Problem,
} from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { findOrderByCode, listOrderEvents } from '#server/repositories/orders-repository.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { newKey } from './support/order-payload.ts'
import { liveClients } from './support/live-client.ts'
import { ADMIN_TOKEN, SATURDAY_NOON, testApp, type CallOptions, type TestApp } from './support/test-app.ts'

const BISTRO = '/api/admin/branchcontacts/bistro'

let server: TestApp
let own: ConsoleToken
let foreign: ConsoleToken
const clients = liveClients()
beforeAll(async () => {
  server = await testApp()
  own = await venueToken(server, 'bistro')
  foreign = await venueToken(server, 'bistro-estricto')
})
afterAll(async () => {
  clients.close()
  await server.close()
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})

const as = <T>(token: ConsoleToken, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  server.call<T & Problem>(method, url, { ...bearer(token), body })
const list = async (token = own) => (await as<ConsoleOrders>(token, 'GET', `${BISTRO}/orders`)).body
const find = async (code: string) => (await list()).orders.find(({ order }) => order.code === code)
const move = (code: string, body: object, token = own) =>
  as<object>(token, 'PUT', `/api/admin/orders/${code}/status`, body)
const markPaid = async (code: string) => {
  const order = await findOrderByCode(server.store.db, code)
  return move(code, { status: order?.status, paid: true })
}

describe('tokens of a venue', () => {
  test('made by the operator, shown once, known only as a hash', async () => {
    const made = await venueToken(server, 'bistro', 'Tableta')
    expect(made.token).toMatch(/^vitrina_[\w-]{43}$/)
    const { body } = await server.call<ConsoleTokens>('GET', `${BISTRO}/tokens`, { admin: true })
    expect(body.tokens.map(({ label }) => label)).toContain('Tableta')
    expect(JSON.stringify(body)).not.toContain(made.token)
    expect((await as<AdminCaller>(made, 'GET', '/api/admin/whoami')).body).toEqual({
      kind: 'VENUE',
      branchContactAlias: 'bistro',
      label: 'Tableta',
      role: 'MANAGER',
    })
    expect((await server.call('GET', '/api/admin/whoami', { admin: true })).body).toEqual({
      kind: 'OPERATOR',
    })
  })

  test('the last use is known to the minute', async () => {
    const made = await venueToken(server, 'bistro', 'Uso')
    const lastUse = async () => {
      const { body } = await server.call<ConsoleTokens>('GET', `${BISTRO}/tokens`, { admin: true })
      return body.tokens.find(({ id }) => id === made.id)?.lastUsedAt
    }
    expect(await lastUse()).toBeUndefined()
    await as(made, 'GET', '/api/admin/whoami')
    expect(await lastUse()).toBe(SATURDAY_NOON.toISOString())
    server.time.now = new Date(SATURDAY_NOON.getTime() + 30_000)
    await as(made, 'GET', '/api/admin/whoami')
    expect(await lastUse()).toBe(SATURDAY_NOON.toISOString())
    server.time.now = new Date(SATURDAY_NOON.getTime() + 61_000)
    await as(made, 'GET', '/api/admin/whoami')
    expect(await lastUse()).toBe(server.time.now.toISOString())
  })

  test('revoked, it opens nothing, and its venue has another live channel', async () => {
    const made = await venueToken(server, 'bistro', 'Perdida')
    const before = (await list(made)).liveChannel
    const revoke = () => server.call('DELETE', `${BISTRO}/tokens/${made.id}`, { admin: true })
    expect((await revoke()).status).toBe(204)
    expect((await as(made, 'GET', `${BISTRO}/orders`)).status).toBe(401)
    expect((await list()).liveChannel).not.toBe(before)
    expect((await revoke()).status).toBe(204)
    expect((await server.call('DELETE', `${BISTRO}/tokens/no-one`, { admin: true })).status).toBe(404)
  })

  test('one that is too old for the list is revoked all the same', async () => {
    const old = await venueToken(server, 'bistro-estricto', 'Vieja')
    for (let made = 0; made < 100; made += 1) {
      server.time.now = new Date(SATURDAY_NOON.getTime() + 1_000 + made)
      await venueToken(server, 'bistro-estricto', 'Nueva')
    }
    const url = '/api/admin/branchcontacts/bistro-estricto'
    const { body } = await server.call<ConsoleTokens>('GET', `${url}/tokens`, { admin: true })
    expect(body.tokens.map(({ id }) => id)).not.toContain(old.id)
    expect((await server.call('DELETE', `${url}/tokens/${old.id}`, { admin: true })).status).toBe(204)
    expect((await as(old, 'GET', '/api/admin/whoami')).status).toBe(401)
  })

  test('nobody without a token, nobody with a made-up one', async () => {
    for (const options of [{}, { headers: { authorization: 'Bearer vitrina_made-up' } }])
      expect((await server.call('GET', `${BISTRO}/orders`, options)).status).toBe(401)
  })

  test('a server without an operator’s token still knows the venues’ tokens', async () => {
    const config = { ...server.config, adminToken: undefined }
    const other = await buildApp({ store: server.store, config, clock: () => server.time.now })
    const ask = (token = '') =>
      other.inject({ url: '/api/admin/whoami', headers: { authorization: `Bearer ${token}` } })
    expect((await ask(own.token)).statusCode).toBe(200)
    expect((await ask(ADMIN_TOKEN)).statusCode).toBe(401)
    await other.close()
  })
})

describe('one venue never sees another’s', () => {
  test('every call, with the token of another venue', async () => {
    const { code } = await placeAt(server, 'bistro')
    const hook = { url: 'https://example.com/x', topics: ['order.placed'] }
    const created = await as<{ id: string }>(own, 'POST', `${BISTRO}/webhooks`, hook)
    const hookUrl = `${BISTRO}/webhooks/${created.body.id}`
    const calls: [CallOptions & { method: 'GET' | 'PUT' | 'POST' | 'DELETE'; url: string }, string][] = [
      [{ method: 'GET', url: `${BISTRO}/orders` }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'GET', url: `/api/admin/orders/${code}` }, 'ORDER_NOT_FOUND'],
      [
        { method: 'PUT', url: `/api/admin/orders/${code}/status`, body: { status: 'ACCEPTED' } },
        'ORDER_NOT_FOUND',
      ],
      [
        { method: 'PUT', url: `/api/admin/orders/${code}/refund`, body: { amount: 1, text: 'x' } },
        'ORDER_NOT_FOUND',
      ],
      [{ method: 'GET', url: '/api/admin/orders?branchContactId=bistro' }, 'FORBIDDEN'],
      [{ method: 'PUT', url: `${BISTRO}/closure`, body: { closed: true } }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'PUT', url: `${BISTRO}/shiftcode`, body: { code: '482913' } }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'DELETE', url: `${BISTRO}/shifttries` }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'GET', url: `${BISTRO}/soldout` }, 'BRANCH_CONTACT_NOT_FOUND'],
      [
        { method: 'PUT', url: `${BISTRO}/soldout`, body: { kind: 'PLATE', id: 'tarta', soldOut: true } },
        'BRANCH_CONTACT_NOT_FOUND',
      ],
      [{ method: 'GET', url: `${BISTRO}/webhooks` }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'POST', url: `${BISTRO}/webhooks`, body: hook }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'PUT', url: hookUrl, body: { disabled: true } }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'DELETE', url: hookUrl }, 'BRANCH_CONTACT_NOT_FOUND'],
      [{ method: 'GET', url: `${hookUrl}/deliveries` }, 'BRANCH_CONTACT_NOT_FOUND'],
      // through its own venue, to the webhook of another
      [{ method: 'DELETE', url: hookUrl.replace('/bistro/', '/bistro-estricto/') }, 'NOT_FOUND'],
    ]
    for (const [{ method, url, body }, expected] of calls)
      expect([method, url, (await as(foreign, method, url, body)).body.code]).toEqual([method, url, expected])
    expect((await find(code))?.order.status).toBe('GENERATED')
    const { body } = await as<CustomerOrders>(foreign, 'GET', '/api/admin/orders')
    expect(body.orders.filter(({ branchContactAlias }) => branchContactAlias !== 'bistro-estricto')).toEqual(
      [],
    )
    await as(own, 'DELETE', hookUrl)
  })

  test('what is the operator’s is no venue’s', async () => {
    for (const [method, url, body] of [
      ['GET', '/api/admin/tenants'],
      ['POST', '/api/admin/tenants/apply'],
      ['GET', `${BISTRO}/tokens`],
      ['POST', `${BISTRO}/tokens`, { label: 'x' }],
      ['DELETE', `${BISTRO}/tokens/${own.id}`],
      [
        'POST',
        `${BISTRO}/webhooks`,
        { url: 'https://example.com', topics: ['order.placed'], scope: 'TENANT' },
      ],
    ] as const)
      expect([url, (await as(own, method, url, body)).status]).toEqual([url, 403])
    expect((await as(own, 'GET', '/outbox')).status).toBe(401)
  })
})

describe('the orders of a venue', () => {
  test('newest first, with what a kitchen needs, until they are delivered', async () => {
    const first = await placeAt(server, 'bistro', { mode: 'delivery' })
    server.time.now = new Date(SATURDAY_NOON.getTime() + 60_000)
    const second = await placeAt(server, 'bistro')
    const { orders } = await list()
    const codes = orders.map(({ order }) => order.code)
    expect(codes.indexOf(second.code)).toBeLessThan(codes.indexOf(first.code))
    expect(await find(first.code)).toMatchObject({
      customerPhone: '+5491155550000',
      actions: ['ACCEPT', 'CANCEL', 'MARK_PAID'],
      order: { customerName: 'Ana Pérez', paid: false, destination: { fullAddress: expect.any(String) } },
    })
    expect((await find(first.code))?.order.items[0]?.extras[0]?.groupItems[0]?.name).toBeDefined()
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'])
      expect((await move(first.code, { status })).status).toBe(200)
    expect(await find(first.code)).toBeUndefined()
  })

  test('of two who move one order, the second is told so', async () => {
    const { code } = await placeAt(server, 'bistro')
    const answers = await Promise.all([
      move(code, { status: 'ACCEPTED' }),
      move(code, { status: 'ACCEPTED' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await move(code, { status: 'GENERATED' })).body.code).toBe('STATUS_CONFLICT')
  })

  test('a step sent again under its key is answered as the first time, and another step under it is refused', async () => {
    const { code } = await placeAt(server, 'bistro')
    const press = (body: object, key: string, token = own) =>
      server.call<Problem & { status: string }>('PUT', `/api/admin/orders/${code}/status`, {
        headers: { ...bearer(token).headers, 'idempotency-key': key },
        body,
      })
    const [first, second] = [newKey(), newKey()]
    const both = await Promise.all([
      press({ status: 'ACCEPTED' }, first),
      press({ status: 'ACCEPTED' }, first),
    ])
    expect(both).toMatchObject([
      { status: 200, body: { status: 'ACCEPTED' } },
      { status: 200, body: { status: 'ACCEPTED' } },
    ])
    expect((await press({ status: 'ACCEPTED' }, first)).body).toEqual(both[0].body)
    expect((await find(code))?.order).toMatchObject({ status: 'ACCEPTED' })
    // another person's press
    expect((await press({ status: 'ACCEPTED' }, second)).body.code).toBe('STATUS_CONFLICT')
    expect((await press({ status: 'READY' }, first)).body.code).toBe('IDEMPOTENCY_CONFLICT')
    expect((await press({ status: 'READY' }, second)).status).toBe(200)
    expect(
      await listOrderEvents(server.store.db, [(await findOrderByCode(server.store.db, code))?.id ?? '']),
    ).toMatchObject([{ status: 'GENERATED' }, { status: 'ACCEPTED' }, { status: 'READY' }])
  })

  test('canceled with a reason; a paid one waits until it is written down what was given back', async () => {
    const { code, price } = await placeAt(server, 'bistro')
    const refund = (body: object) => as<ConsoleOrder>(own, 'PUT', `/api/admin/orders/${code}/refund`, body)
    expect((await refund({ amount: 1, text: 'antes' })).body.code).toBe('STATUS_CONFLICT')
    await markPaid(code)
    expect((await move(code, { status: 'ACCEPTED', reason: 'Sin gas' })).status).toBe(400)
    expect((await move(code, { status: 'CANCELED', reason: 'Sin gas' })).status).toBe(200)
    expect(await find(code)).toMatchObject({ actions: ['REFUND'], cancelReason: 'Sin gas' })
    expect((await refund({ amount: price + 1, text: 'de más' })).status).toBe(400)
    const { body } = await refund({ amount: price, text: 'Transferencia 123' })
    expect(body).toMatchObject({
      actions: [],
      cancelReason: 'Sin gas',
      refund: { amount: price, text: 'Transferencia 123', at: SATURDAY_NOON.toISOString() },
    })
    expect(await find(code)).toBeUndefined()
    expect((await as<ConsoleOrder>(own, 'GET', `/api/admin/orders/${code}`)).body).toEqual(body)
  })

  test('an unpaid one that is canceled wants nothing any more', async () => {
    const { code } = await placeAt(server, 'bistro')
    await move(code, { status: 'CANCELED', reason: 'Cerramos' })
    expect(await find(code)).toBeUndefined()
  })
})

test('a console hears at once of a new order, of its moves, of a pause, and of nobody else’s', async () => {
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const channel = (await list()).liveChannel
  expect(channel).toMatch(/^console-[\w-]{32}$/)
  const { next, send } = await clients.follow(`${url.replace('http', 'ws')}/app/vitrina?protocol=7`, channel)
  await placeAt(server, 'bistro-estricto')
  const { code } = await placeAt(server, 'bistro')
  const changed = { event: 'venue-changed', channel, data: '{}' }
  const orderChanged = { ...changed, data: JSON.stringify({ code }) }
  expect(await next()).toEqual(orderChanged)
  await move(code, { status: 'ACCEPTED' })
  expect(await next()).toEqual(orderChanged)
  await as(own, 'PUT', `${BISTRO}/closure`, { closed: true, reason: 'Se cortó la luz' })
  expect(await next()).toEqual(changed)
  await as(own, 'PUT', `${BISTRO}/closure`, { closed: false })
  expect(await next()).toEqual(changed)
  send('pusher:ping')
  expect((await next()).event).toBe('pusher:pong')
})

test('a console reads the orders that changed alone; one that wants nothing any more is left out', async () => {
  const [first, second, over, elsewhere] = [
    await placeAt(server, 'bistro'),
    await placeAt(server, 'bistro'),
    await placeAt(server, 'bistro'),
    await placeAt(server, 'bistro-estricto'),
  ].map(({ code }) => code)
  await move(over ?? '', { status: 'CANCELED', reason: 'Sin stock' })
  const query = new URLSearchParams([first, over, elsewhere].map((code) => ['codes', code ?? '']))
  const { body } = await as<ConsoleOrders>(own, 'GET', `${BISTRO}/orders?${query}`)
  expect(body.orders.map(({ order }) => order.code)).toEqual([first])
  expect(body.orders[0]).toEqual((await list()).orders.find(({ order }) => order.code === first))
  expect((await list()).orders.map(({ order }) => order.code)).toContain(second)
})

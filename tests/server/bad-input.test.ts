import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { testApp, type CallOptions, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const order = (options: CallOptions) =>
  server.call<Problem>('POST', '/api/order', {
    ...options,
    headers: { 'idempotency-key': newKey(), ...options.headers },
  })

describe('[API-02b] every bad request gets a clear 4xx', () => {
  test.each([
    ['half an object', '{"a":', 400, 'INVALID_JSON'],
    ['nothing', '', 400, 'INVALID_JSON'],
    ['null', 'null', 400, 'INVALID_REQUEST'],
    ['a list', '[]', 400, 'INVALID_REQUEST'],
    ['a text', '"text"', 400, 'INVALID_REQUEST'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'INVALID_JSON'],
    ['100,000 lists that never end', '['.repeat(100_000), 400, 'INVALID_JSON'],
    ['100,000 lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'INVALID_REQUEST'],
    ['300 kB', `{"a":"${'x'.repeat(300_000)}"}`, 413, 'BODY_TOO_LARGE'],
  ])('[API-02b] body: %s', async (_name, raw, status, code) => {
    const answer = await order({ raw })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  test('[API-02b] another type of body, or none', async () => {
    const payload = JSON.stringify(await orderPayload(server, 'bistro'))
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await order({ raw: payload, headers: { 'content-type': type } })
      expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
    expect((await order({})).status).toBe(400)
  })

  test('[API-02b] unknown, missing and wrong fields are named by their path', async () => {
    const payload = await orderPayload(server, 'bistro')
    const { customerName: _, ...rest } = payload
    const answer = await order({
      body: { ...rest, price: '820000', admin: true, items: [{ ...payload.items[0], quantity: 1.5 }] },
    })
    const paths = (answer.body.errors ?? []).map((error) => ('path' in error ? error.path : ''))
    expect(answer.body.code).toBe('INVALID_REQUEST')
    expect(paths).toEqual(
      expect.arrayContaining(['/body/customerName', '/body/price', '/body/admin', '/body/items/0/quantity']),
    )
    // what was found may be personal: it is not repeated
    expect(answer.text).not.toContain('820000')
  })

  test('[API-02b] the idempotency key is required and has a shape', async () => {
    const body = await orderPayload(server, 'bistro')
    const answer = await server.call<Problem>('POST', '/api/order', { body })
    expect(answer.body.errors).toEqual([{ path: '/header/idempotency-key', message: 'is required' }])
    expect((await order({ body, headers: { 'idempotency-key': 'short' } })).status).toBe(400)
  })

  test('[API-02b] text that no database stores', async () => {
    const payload = await orderPayload(server, 'bistro')
    for (const notes of ['a\u0000b', 'half \ud800 pair']) {
      expect((await order({ raw: JSON.stringify({ ...payload, notes }) })).body.code).toBe('INVALID_REQUEST')
    }
    expect((await server.call('GET', '/api/diner/a%00b')).status).toBe(400)
  })

  test('[API-02b] unknown query parameters, addresses and methods', async () => {
    expect((await server.call<Problem>('GET', '/api/diner/bistro?debug=1')).body.errors).toEqual([
      { path: '/query/debug', message: 'is not known here' },
    ])
    expect((await server.call('GET', '/api/admin/tenants?limit=1e309', { admin: true })).status).toBe(400)
    expect((await server.call<Problem>('GET', '/api/nothing')).body.code).toBe('NOT_FOUND')
    const answer = await server.call<Problem>('DELETE', '/api/order', { raw: '{"broken' })
    expect([answer.status, answer.body.code, answer.headers.allow]).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      'POST',
    ])
    expect((await server.call('GET', '/api/diner/%zz')).status).toBe(400)
    expect((await server.call('GET', `/api/diner/${'x'.repeat(400)}`)).status).toBeLessThan(500)
  })

  test('[API-02b] requests that are hardly HTTP', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const status = (options: object) =>
      new Promise<number>((resolve, reject) => {
        const call = httpRequest({ port, host: '127.0.0.1', path: '/api/health', ...options }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
        call.on('error', reject).end()
      })
    expect(address).toContain(String(port))
    expect(await status({ headers: { host: 'a b<script>' } })).toBeLessThan(500)
    expect(await status({ path: '/api/diner/%E0%A4%A' })).toBe(400)
    expect(await status({ headers: { 'content-length': '5' }, method: 'GET' })).toBeLessThan(500)
  })
})

describe('[API-02b] values that a database cannot reckon with', () => {
  test.each([5e-324, -1e-200])('[API-02b] a coordinate of %s', async (lat) => {
    const body = { lat, lng: 0, filters: {}, pagingOption: { pageSize: 5, offset: 0 } }
    const answer = await server.call<Problem>('POST', '/api/menu/near', { body })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ path: '/body', message: 'is too near to zero' }],
    ])
  })

  test.each([
    ['0000-01-01T00:00:00Z', '2026-11-21T16:00:00Z'],
    ['2026-11-20T16:00:00Z', '9999-12-31T23:59:59Z'],
  ])('[API-02b] from %s to %s', async (startDate, endDate) => {
    const { authorization } = await startShift(server)
    const query = new URLSearchParams({
      branchContactId: 'bistro',
      startDate,
      endDate,
      status: 'LOOKING_FOR_DRIVER',
      providerName: 'OWN_FLEET',
    })
    const url = `/api/shipments?${query.toString()}`
    expect((await server.call('GET', url, { headers: { authorization } })).status).toBe(400)
  })
})

describe('[API-02b] an order', () => {
  test('[API-02b] with one thing changed never fails the server', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'delivery' })
    const paths = leaves(payload)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), async (path, value) => {
        const body = structuredClone(payload) as unknown as Record<string, unknown>
        let holder = body
        for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>
        holder[path.at(-1) ?? ''] = value
        const answer = await order({ raw: JSON.stringify(body) })
        expect([201, 400, 404, 422]).toContain(answer.status)
      }),
      { numRuns: 150 },
    )
  })
})

/** The paths of everything inside a value. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key])),
  ]
}

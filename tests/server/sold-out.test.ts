import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type {
  Menu,
  MenuOutline,
  OrderCreated,
  Problem,
  SoldOutChange,
  SoldOutList,
} from '#generated/models.ts'
import { Catalog } from '#server/catalog/catalog.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const CALL = '/api/admin/branchcontacts/bistro/soldout'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})

const set = (body: SoldOutChange, call = CALL) =>
  server.call<SoldOutList & Problem>('PUT', call, { body, admin: true })
const off = async (kind: SoldOutChange['kind'], id: string, until?: string) => {
  const { status, body } = await set({ kind, id, soldOut: true, until })
  expect(status).toBe(200)
  return body.items
}
const on = (kind: SoldOutChange['kind'], id: string) => set({ kind, id, soldOut: false })

const menuOf = (mode = 'take-away', alias = 'bistro') =>
  server.call<Menu>('GET', `/api/diner/${alias}/menu/${alias}.${mode}`)
const plateOf = (menu: Menu | undefined, id: string) =>
  menu?.categories.flatMap(({ plates }) => plates).find((plate) => plate.id === id)
const garnish = (menu: Menu | undefined, plateId: string, id: string) =>
  plateOf(menu, plateId)
    ?.garnishGroups.flatMap(({ garnishes }) => garnishes)
    .find((one) => one.id === id)

const refusal = async (body: unknown) => {
  const answer = await server.call<Problem>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
  })
  return [answer.status, ...(answer.body.errors ?? []).map((issue) => 'code' in issue && issue.code)]
}

describe('an operator switches a plate or a garnish off', () => {
  test('a plate is marked in every mode and nowhere else, the ETag moves, and it comes back', async () => {
    const before = await menuOf()
    expect(await off('PLATE', 'tarta')).toEqual([
      { kind: 'PLATE', id: 'tarta', since: SATURDAY_NOON.toISOString() },
    ])
    const after = await menuOf()
    expect(plateOf(after.body, 'tarta')?.soldOut).toBe(true)
    expect(plateOf((await menuOf('delivery')).body, 'tarta')?.soldOut).toBe(true)
    expect(plateOf((await menuOf('take-away', 'bistro-estricto')).body, 'tarta')?.soldOut).toBeUndefined()
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
    const again = { headers: { 'if-none-match': after.headers['etag'] ?? '' } }
    expect((await server.call('GET', '/api/diner/bistro/menu/bistro.take-away', again)).status).toBe(304)
    expect((await on('PLATE', 'tarta')).body.items).toEqual([])
    expect(plateOf((await menuOf()).body, 'tarta')?.soldOut).toBeUndefined()
  })

  test('the outline has another version, and only the address of the version of now is kept for good', async () => {
    const call = '/api/diner/bistro/menu/bistro.take-away'
    const versionOf = async () => (await server.call<MenuOutline>('GET', `${call}/outline`)).body.version
    const at = (version: string) => server.call<Menu>('GET', `${call}?version=${version}`)
    const before = await versionOf()
    expect(before).toBe((await menuOf()).body.version)
    expect((await at(before)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await off('PLATE', 'tarta')
    const after = await versionOf()
    expect(after).not.toBe(before)
    const late = await at(before)
    expect(late.headers['cache-control']).toBe('public, no-cache')
    expect(late.body.version).toBe(after)
    expect((await at(after)).headers['cache-control']).toMatch(/immutable$/)
    await on('PLATE', 'tarta')
    expect(await versionOf()).toBe(before)
  })

  test('a garnish is marked in its groups; the plate is sold out once an obligatory group has nothing left', async () => {
    await off('GARNISH', 'rucula')
    const first = (await menuOf()).body
    expect(garnish(first, 'milanesa', 'rucula')?.soldOut).toBe(true)
    expect(garnish(first, 'milanesa', 'papas')?.soldOut).toBeUndefined()
    expect(plateOf(first, 'milanesa')?.soldOut).toBeUndefined()
    await off('GARNISH', 'papas')
    expect(plateOf((await menuOf()).body, 'milanesa')?.soldOut).toBe(true)
    await on('GARNISH', 'papas')
    expect(plateOf((await menuOf()).body, 'milanesa')?.soldOut).toBeUndefined()
    await on('GARNISH', 'rucula')
  })

  test('another process hears of it', async () => {
    const other = await Catalog.open(server.store)
    const soldOut = async () => {
      const contact = await other.findContact('bistro')
      return contact && plateOf(await other.menu(contact, 'bistro.take-away'), 'tarta')?.soldOut
    }
    expect(await soldOut()).toBeUndefined()
    await off('PLATE', 'tarta')
    await expect.poll(soldOut).toBe(true)
    await on('PLATE', 'tarta')
    await expect.poll(soldOut).toBeUndefined()
  })

  test('until a moment: a job brings it back, one after the other, and tells no lie before', async () => {
    await off('PLATE', 'tarta', '2026-11-21T18:00:00.000Z')
    const items = await off('GARNISH', 'papas', '2026-11-21T17:00:00.000Z')
    expect(items.map(({ until }) => until)).toEqual(['2026-11-21T18:00:00.000Z', '2026-11-21T17:00:00.000Z'])
    const left = async (now: string) => {
      server.time.now = new Date(now)
      await server.app.worker.runDue()
      return (await server.call<SoldOutList>('GET', CALL, { admin: true })).body.items.map(({ id }) => id)
    }
    expect(await left('2026-11-21T16:59:59.000Z')).toEqual(['tarta', 'papas'])
    expect(await left('2026-11-21T17:00:00.000Z')).toEqual(['tarta'])
    expect(garnish((await menuOf()).body, 'milanesa', 'papas')?.soldOut).toBeUndefined()
    expect(await left('2026-11-21T18:00:01.000Z')).toEqual([])
    expect(plateOf((await menuOf()).body, 'tarta')?.soldOut).toBeUndefined()
  })

  test('a moment that is over switches it on', async () => {
    expect(await off('PLATE', 'tarta', '2026-11-20T00:00:00.000Z')).toEqual([])
  })

  test('only the operator, only venues that exist, only what they have', async () => {
    const body: SoldOutChange = { kind: 'PLATE', id: 'tarta', soldOut: true }
    expect((await server.call('PUT', CALL, { body })).status).toBe(401)
    expect((await server.call('GET', CALL)).status).toBe(401)
    expect((await set(body, '/api/admin/branchcontacts/nadie/soldout')).body.code).toBe(
      'BRANCH_CONTACT_NOT_FOUND',
    )
    expect((await set({ ...body, id: 'nadie' })).status).toBe(404)
    expect((await set({ ...body, kind: 'GARNISH' })).status).toBe(404)
    expect((await set({ ...body, until: 'mañana' })).status).toBe(400)
    expect((await server.call('GET', CALL, { admin: true })).body).toEqual({ items: [] })
  })
})

describe('[ORDER-04] an order with what ran out', () => {
  test('[ORDER-04] a plate: PLATE_SOLD_OUT, and the repeat of an order placed before still finds it', async () => {
    const payload = await orderPayload(server, 'bistro', { choices: [{ plate: 'tarta' }] })
    const key = { headers: { 'idempotency-key': newKey() } }
    const placed = await server.call<OrderCreated>('POST', '/api/order', { body: payload, ...key })
    await off('PLATE', 'tarta')
    expect(await refusal(payload)).toEqual([422, 'PLATE_SOLD_OUT'])
    const repeated = await server.call<OrderCreated>('POST', '/api/order', { body: payload, ...key })
    expect([repeated.status, repeated.body.code]).toEqual([200, placed.body.code])
    await on('PLATE', 'tarta')
    expect(await refusal(payload)).toEqual([201])
  })

  test('[ORDER-04] a chosen garnish: GARNISH_UNAVAILABLE', async () => {
    const payload = await orderPayload(server, 'bistro')
    await off('GARNISH', 'rucula')
    expect(await refusal(payload)).toEqual([422, 'GARNISH_UNAVAILABLE'])
    await on('GARNISH', 'rucula')
  })
})

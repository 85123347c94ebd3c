import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { CartItem, OrderPayload, RecoveredCart } from '#generated/models.ts'
import { abandonedCarts, jobs } from '#server/db/schema/work.ts'
import { listSentMessages } from '#server/repositories/messages-repository.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { cookieOf, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const PHONE = '+5491155550000'

let server: TestApp
let payload: OrderPayload
beforeAll(async () => {
  server = await testApp()
  payload = await orderPayload(server, 'bistro')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.time.now = SATURDAY_NOON
  await server.store.db.delete(jobs)
  await server.store.db.delete(abandonedCarts)
})

const pass = (minutes: number) => {
  server.time.now = new Date(server.time.now.getTime() + minutes * MINUTE_MS)
  return server.app.worker.runDue()
}
const bodyOf = (over: Record<string, unknown> = {}) => ({
  items: payload.items,
  branchContactId: 'bistro',
  branchId: 'bistro-casa',
  phone: PHONE,
  orderModeId: payload.orderModeId,
  navigationEvent: 'HIDDEN',
  ...over,
})
const leave = (cookie?: string, over: Record<string, unknown> = {}) =>
  server.call('POST', '/api/abandoned/cart/', { body: bodyOf(over), cookie })
const comeBack = (cookie?: string) => {
  const { items: _, orderModeId: __, ...place } = bodyOf({ navigationEvent: 'VISIBLE' })
  return server.call('PUT', '/api/abandoned/cart/cancel/', { body: place, cookie })
}
const recover = (query = '', cookie?: string, phone = PHONE) =>
  server.call<RecoveredCart>('GET', `/api/recovery/cart/${encodeURIComponent(phone)}/bistro${query}`, {
    cookie,
  })
const messages = () => listSentMessages(server.store.db, 100)
/** Messages that were sent while something happened. */
async function sentDuring(happening: () => Promise<unknown>) {
  const before = (await messages()).length
  await happening()
  const after = await messages()
  return after.slice(0, after.length - before)
}
const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '')

describe('[CAMP-03] a left cart', () => {
  test('its diner gets one message when the waiting time is over, and not before', async () => {
    expect((await leave()).status).toBe(204)
    expect(await sentDuring(() => pass(29))).toEqual([])
    const sent = await sentDuring(() => pass(2))
    expect(sent).toMatchObject([{ to: PHONE, channel: 'whatsapp', tenant: 'bistro' }])
    expect(linkIn(sent[0]?.text ?? '').pathname).toBe('/menu/bistro')
    expect(await sentDuring(() => pass(600))).toEqual([])
  })

  test('brings no session back that ended since it was left', async () => {
    const cookie = cookieOf(await leave())
    expect((await leave(cookie)).headers['set-cookie']).toBeUndefined()
  })

  test('is cancelled by the second call of the same device', async () => {
    const cookie = cookieOf(await leave())
    expect((await comeBack(cookie)).status).toBe(204)
    expect(await sentDuring(() => pass(60))).toEqual([])
    expect((await recover('', cookie)).status).toBe(404)
  })

  // the embedded database has one transaction at a time
  test.runIf(process.env.TEST_DATABASE_URL)(
    'left again while it is taken back, one waits for the other, and neither for ever',
    async () => {
      const cookie = cookieOf(await leave())
      const { db } = server.store
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      const countWaiting = async () => ((await db.execute(waits)) as { rows: unknown[] }).rows.length
      let back: ReturnType<typeof comeBack> | undefined
      // what leaving does: first the cart, then its job
      await db.transaction(async (tx) => {
        await tx.select().from(abandonedCarts).for('update')
        back = comeBack(cookie)
        await expect.poll(countWaiting).toBe(1)
        await tx.select().from(jobs).for('update')
      })
      expect((await back)?.status).toBe(204)
      expect(await sentDuring(() => pass(60))).toEqual([])
    },
  )

  test('is not cancelled by somebody else who knows the phone', async () => {
    await leave()
    await comeBack()
    await comeBack('vitrina_device=' + 'a'.repeat(43))
    expect(await sentDuring(() => pass(31))).toHaveLength(1)
  })

  test('left again, it waits again', async () => {
    const cookie = cookieOf(await leave())
    await pass(20)
    await leave(cookie)
    expect(await sentDuring(() => pass(20))).toEqual([])
    expect(await sentDuring(() => pass(11))).toHaveLength(1)
  })

  test('a phone is told once a day, however many venues it is named at', async () => {
    await leave()
    await leave(undefined, { branchContactId: 'bistro-estricto', orderModeId: 'bistro-estricto.delivery' })
    const { orderModeId } = await orderPayload(server, 'kiosk', { choices: [{ plate: 'taco' }] })
    const atKiosk = { branchContactId: 'kiosk', branchId: 'kiosk-marca', orderModeId }
    expect((await leave(undefined, atKiosk)).status).toBe(204)
    expect(await sentDuring(() => pass(60))).toHaveLength(1)
  })

  test('a phone is told once a day at a venue, however many devices name it', async () => {
    const first = cookieOf(await leave())
    expect(await sentDuring(() => pass(31))).toHaveLength(1)
    await comeBack(first)
    await leave(first)
    await leave()
    expect(await sentDuring(() => pass(31))).toEqual([])
    server.time.now = new Date(SATURDAY_NOON.getTime() + 30 * 60 * MINUTE_MS)
    await leave(first)
    expect(await sentDuring(() => pass(31))).toHaveLength(1)
  })

  test('that became an order is forgotten', async () => {
    const cookie = cookieOf(await leave())
    const headers = { 'idempotency-key': newKey() }
    expect((await server.call('POST', '/api/order', { body: payload, headers, cookie })).status).toBe(201)
    // the order's own link, and no word of the cart
    const sent = await sentDuring(() => pass(0))
    expect(sent.map(({ text }) => linkIn(text).pathname)).toEqual([
      expect.stringMatching(/^\/api\/order\/link\//),
    ])
    expect((await recover('', cookie)).status).toBe(404)
    expect(await sentDuring(() => pass(60))).toEqual([])
    expect(await server.store.db.select().from(abandonedCarts)).toEqual([])
  })

  test('its own waiting time is a setting of the venue', async () => {
    await leave(undefined, { branchContactId: 'bistro-estricto', orderModeId: 'bistro-estricto.delivery' })
    const rows = await server.store.db.select().from(jobs).where(eq(jobs.queue, 'carts.left'))
    expect(rows.map(({ runAt }) => runAt.getTime() - SATURDAY_NOON.getTime())).toEqual([5 * MINUTE_MS])
  })

  test.each([
    ['an unknown venue', { branchContactId: 'nadie' }, 404],
    ['a venue of another branch', { branchId: 'otra' }, 404],
    ['no phone', { phone: 'x' }, 400],
    ['a mode of another venue', { orderModeId: 'bistro-estricto.delivery' }, 400],
    ['no items', { items: [] }, 400],
  ])('is refused with %s', async (_, over, status) => {
    expect((await leave(undefined, over)).status).toBe(status)
  })
})

describe('[CAMP-02] taking a cart up again', () => {
  test('by the link of the message', async () => {
    await leave()
    const [sent] = await sentDuring(() => pass(31))
    const { searchParams } = linkIn(sent?.text ?? '')
    expect(searchParams.get('phone')).toBe(PHONE)
    const answer = await recover(`?abandoned=${searchParams.get('abandoned')}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ orderModeId: payload.orderModeId, items: payload.items })
  })

  test('by the device that left it, without a token', async () => {
    const cookie = cookieOf(await leave())
    expect((await recover('', cookie)).status).toBe(200)
  })

  test('a phone number alone opens nothing, nor does a guessed token or another phone', async () => {
    const cookie = cookieOf(await leave())
    const [sent] = await sentDuring(() => pass(31))
    const token = linkIn(sent?.text ?? '').searchParams.get('abandoned')
    expect((await recover()).status).toBe(404)
    expect((await recover('?abandoned=1')).status).toBe(404)
    expect((await recover('', 'vitrina_device=' + 'b'.repeat(43))).status).toBe(404)
    expect((await recover(`?abandoned=${token}`, cookie, '+5491155550001')).status).toBe(404)
  })

  test('the link still works after the diner came back in the tab', async () => {
    const cookie = cookieOf(await leave())
    const [sent] = await sentDuring(() => pass(31))
    await comeBack(cookie)
    const { search } = linkIn(sent?.text ?? '')
    const token = new URLSearchParams(search).get('abandoned')
    expect((await recover(`?abandoned=${token}`)).status).toBe(200)
  })

  test('not after a week', async () => {
    const cookie = cookieOf(await leave())
    server.time.now = new Date(SATURDAY_NOON.getTime() + 8 * 24 * 60 * MINUTE_MS)
    expect((await recover('', cookie)).status).toBe(404)
  })

  test('the token is not kept in the open', async () => {
    await leave()
    const [sent] = await sentDuring(() => pass(31))
    const token = linkIn(sent?.text ?? '').searchParams.get('abandoned') ?? ''
    const rows: CartItem[] | unknown[] = await server.store.db.select().from(abandonedCarts)
    expect(token).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await server.store.db.select().from(jobs).where(eq(jobs.queue, 'carts.left'))).toEqual([])
  })
})

// Longer than 300 lines: all kinds of limits against one application, which is made anew for each test.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Problem } from '#generated/models.ts'
import { rateCounts } from '#server/db/schema/limits.ts'
import { RateCounts } from '#server/limits/rate-counts.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { ADMIN_TOKEN, besideApp, callApp, testApp, type Answer, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp({ config: { rateLimits: true, trustProxy: 1 } })
})
afterEach(() => server.close())

const from = (ip: string) => ({ 'x-forwarded-for': ip })
const visitor = (n: number) => `198.51.${n >> 8}.${n & 0xff}`
const phone = (n: number) => `+54911444${String(n).padStart(5, '0')}`

/** The statuses of several answers, with how many of each came one after the other. */
function runs(answers: readonly Answer[]): [number, number][] {
  const found: [number, number][] = []
  for (const { status } of answers) {
    const last = found.at(-1)
    if (last?.[0] === status) last[1] += 1
    else found.push([status, 1])
  }
  return found
}

async function times(count: number, ask: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let n = 0; n < count; n += 1) answers.push(await ask(n))
  return answers
}

const mustWait = (answer: Answer | undefined, seconds: number) => {
  expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(answer?.headers['retry-after']).toBe(String(seconds))
}

describe('orders are counted by visitor, by phone and by venue', () => {
  /** Sends an order under a key that another order has: refused, but asked for all the same. */
  async function orderer(): Promise<(ip: string, of: string, venue?: string) => Promise<Answer>> {
    const key = newKey()
    const body = await orderPayload(server, 'bistro', { mode: 'delivery' })
    const headers = { 'idempotency-key': key, ...from('192.0.2.1') }
    expect((await server.call('POST', '/api/order', { body, headers })).status).toBe(201)
    return (ip, of, venue = 'bistro') =>
      server.call('POST', '/api/order', {
        body: { ...body, phone: of, branchContact: { id: venue } },
        headers: { 'idempotency-key': key, ...from(ip) },
      })
  }

  test('a visitor places sixty a minute, and is told when to come back', async () => {
    const order = await orderer()
    const answers = await times(62, (n) => order(visitor(1), phone(n)))
    expect(runs(answers)).toEqual([
      [409, 60],
      [429, 2],
    ])
    mustWait(answers.at(-1), 60)
    expect((await order(visitor(2), phone(1))).status).toBe(409)
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    expect((await order(visitor(1), phone(1))).status).toBe(409)
  })

  test('phone-orders-of-one: for one phone a visitor places forty, and takes nothing from others', async () => {
    const order = await orderer()
    const answers = await times(41, () => order(visitor(1), phone(1)))
    expect(runs(answers)).toEqual([
      [409, 40],
      [429, 1],
    ])
    mustWait(answers.at(-1), 600)
    expect((await order(visitor(1), phone(2))).status, 'another phone').toBe(409)
    expect((await order(visitor(2), phone(1))).status, 'another visitor').toBe(409)
  })

  test('phone-orders: for one phone all together place 120, however it is written', async () => {
    const order = await orderer()
    const spaced = `${phone(1).slice(0, 6)} ${phone(1).slice(6)}`
    const answers = await times(122, (n) => order(visitor(n >> 2), n % 2 === 0 ? phone(1) : spaced))
    expect(runs(answers)).toEqual([
      [409, 120],
      [429, 2],
    ])
    mustWait(answers.at(-1), 600)
    expect((await order(visitor(99), phone(2))).status).toBe(409)
  })

  test.each(['＋５４９１１４４４０００１', '1144400001;isub=1234', '1144400001 ext 1234'])(
    'phone-orders: the phone %s would be counted as another one, and is refused',
    async (written) => {
      const order = await orderer()
      expect(await order(visitor(1), written)).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/body/phone' }] },
      })
    },
  )

  test('venue-orders: at one venue all together place six hundred a minute', async () => {
    const order = await orderer()
    const answers = await times(601, (n) => order(visitor(n >> 4), phone(n)))
    // one was placed to begin with
    expect(runs(answers)).toEqual([
      [409, 599],
      [429, 2],
    ])
    mustWait(answers.at(-1), 60)
    expect((await order(visitor(999), phone(999), 'kiosk')).status).not.toBe(429)
  })

  test('what a limit refuses, the next one does not count', async () => {
    const order = await orderer()
    await times(200, () => order(visitor(1), phone(1)))
    expect((await order(visitor(2), phone(1))).status).toBe(409)
  })
})

describe('a visitor is', () => {
  const guess = (ip: string) =>
    server.call('GET', '/api/admin/whoami', { headers: { ...from(ip), authorization: `Bearer ${newKey()}` } })

  test('the /64 of an IPv6 address', async () => {
    const answers = await times(11, (n) => guess(`2001:db8:1:2:${n.toString(16)}::1`))
    expect(runs(answers)).toEqual([
      [401, 10],
      [429, 1],
    ])
    expect((await guess('2001:db8:1:3::1')).status).toBe(401)
  })

  test('one by either way to write an IPv4 address', async () => {
    const answers = await times(11, (n) => guess(n % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'))
    expect(answers.at(-1)?.status).toBe(429)
  })
})

test('addresses: a visitor asks for 120 fees a minute, each of which may ask a geocoder that is paid for', async () => {
  const fee = (n: number) =>
    server.call('GET', `/api/branch/bistro/deliveryzones/fee?lat=-34.6&lng=-58.4&fullAddress=Calle%20${n}`, {
      headers: from(visitor(1)),
    })
  const answers = await times(121, fee)
  expect(runs(answers)).toEqual([
    [200, 120],
    [429, 1],
  ])
  mustWait(answers.at(-1), 60)
})

test('phone-carts: for one phone all together leave ninety carts in ten minutes', async () => {
  const { items, orderModeId } = await orderPayload(server, 'bistro')
  const leave = (ip: string, of: string) =>
    server.call('POST', '/api/abandoned/cart/', {
      body: {
        items,
        orderModeId,
        branchContactId: 'bistro',
        branchId: 'bistro-casa',
        phone: of,
        navigationEvent: 'HIDDEN',
      },
      headers: from(ip),
    })
  const answers = await times(91, (n) => leave(visitor(n >> 3), phone(1)))
  expect(runs(answers)).toEqual([
    [204, 90],
    [429, 1],
  ])
  expect((await leave(visitor(99), phone(2))).status).toBe(204)
})

describe('guesses at a token', () => {
  const bearer = (token: string) => `Bearer ${token}`
  const basic = (token: string) => `Basic ${btoa(`operator:${token}`)}`
  const open = (authorization: string, ip = visitor(1), url = '/outbox') =>
    server.call<Problem>('GET', url, { headers: { authorization, ...from(ip) } })

  test('are ten in five minutes, by bearer and by the outbox’s password together; the right one must wait too', async () => {
    const answers = await times(12, (n) =>
      n % 2 === 0 ? open(basic(`wrong-${n}`)) : open(bearer(`wrong-${n}`), visitor(1), '/api/admin/orders'),
    )
    expect(runs(answers)).toEqual([
      [401, 10],
      [429, 2],
    ])
    mustWait(answers.at(-1), 300)
    mustWait(await open(basic(ADMIN_TOKEN)), 300)
    mustWait(await open(bearer(ADMIN_TOKEN), visitor(1), '/api/studio/drafts'), 300)
    expect((await open(basic(ADMIN_TOKEN), visitor(2))).status).toBe(200)
    server.time.now = new Date(server.time.now.getTime() + 300_000)
    expect((await open(basic(ADMIN_TOKEN))).status).toBe(200)
  })

  test('of others of the same network do not keep the console of a venue out, and its wrong tokens are counted too', async () => {
    const made = await server.call<{ token: string }>('POST', '/api/admin/branchcontacts/bistro/tokens', {
      headers: { authorization: bearer(ADMIN_TOKEN), ...from(visitor(2)) },
      body: { label: 'Tableta' },
    })
    expect(made.status).toBe(201)
    const orders = (token: string) =>
      open(bearer(token), visitor(1), '/api/admin/orders?branchContactId=bistro')
    await times(12, (n) => orders(`vitrina_wrong-${n}`))
    expect((await orders(made.body.token)).status).toBe(200)
    mustWait(await orders('vitrina_another'), 300)
    mustWait(await open(bearer(ADMIN_TOKEN)), 300)
  })

  test('are no more for a till that sends the same old token again and again, or none', async () => {
    const answers = await times(40, (n) =>
      n % 2 === 0
        ? open(bearer('an-old-token'))
        : server.call('GET', '/outbox', { headers: from(visitor(1)) }),
    )
    expect(runs(answers)).toEqual([[401, 40]])
    expect((await open(bearer(ADMIN_TOKEN))).status).toBe(200)
  })
})

describe('the token is judged before the body is read', () => {
  const headers = { 'content-type': 'application/json' }
  test.each<[string, 'POST' | 'PUT', string]>([
    ['the operator’s', 'POST', '/api/admin/tenants/apply'],
    ['a venue’s', 'POST', '/api/admin/branchcontacts/bistro/tokens'],
    ['the studio’s', 'POST', '/api/studio/drafts'],
    ['a rider’s', 'PUT', '/api/shipments/1'],
  ])('%s', async (_whose, method, url) => {
    for (const raw of ['{"half":', JSON.stringify({ long: 'x'.repeat(300_000) })])
      expect(await server.call(method, url, { raw, headers })).toMatchObject({ status: 401 })
  })

  test('a visitor who asks too often sends no body either', async () => {
    const url = '/api/diner/log'
    const ask = (raw: string) =>
      server.call('POST', url, { raw, headers: { ...headers, ...from(visitor(1)) } })
    expect(runs(await times(31, () => ask('{"half":')))).toEqual([
      [400, 30],
      [429, 1],
    ])
  })
})

describe('several processes', () => {
  const guess = (app: TestApp['app'], ip = visitor(1)) =>
    callApp(app, 'GET', '/outbox', { headers: { ...from(ip), authorization: `Bearer ${newKey()}` } })
  const share = (app: TestApp['app']) => app.rateCounts.flush(server.time.now)

  test('add up what they count', async () => {
    const other = await besideApp(server)
    expect(runs(await times(5, () => guess(server.app)))).toEqual([[401, 5]])
    await share(server.app)
    await guess(other.app)
    await share(other.app)
    expect(runs(await times(5, () => guess(other.app)))).toEqual([
      [401, 4],
      [429, 1],
    ])
    await share(other.app)
    await guess(server.app)
    await share(server.app)
    expect((await guess(server.app)).status).toBe(429)
    expect((await guess(other.app, visitor(2))).status).toBe(401)
    await other.close()
  })

  test('overshoot by no more than what each keeps to itself', async () => {
    const other = await besideApp(server)
    const answers = await times(80, async (n) => {
      const app = n % 2 === 0 ? server.app : other.app
      const answer = await callApp(app, 'POST', '/api/diner/log', { raw: '{', headers: from(visitor(1)) })
      await share(app)
      return answer
    })
    const passed = answers.filter(({ status }) => status === 400).length
    // thirty are the limit, and a tenth of it is what a process keeps to itself
    expect(passed).toBeGreaterThanOrEqual(30)
    expect(passed).toBeLessThanOrEqual(36)
    await other.close()
  })

  test('keep neither addresses nor tokens, and no row of what was refused or of who hardly asks', async () => {
    await times(25, () => guess(server.app))
    await times(20, () => server.call('GET', '/api/storefront?alias=bistro', { headers: from(visitor(7)) }))
    await share(server.app)
    const rows = await server.store.db.select().from(rateCounts)
    expect(rows.map(({ count }) => count)).toEqual([10])
    expect(rows[0]?.key).toMatch(/^[\w-]{27}$/)
  })

  test('each go by their own counts while the database is away, and tell them when it is back', async () => {
    let isAway = true
    const counts = new RateCounts({
      get db() {
        if (isAway) throw new Error('connection refused')
        return server.store.db
      },
    })
    const limit = { name: 'a-limit', by: ['visitor'], count: 3, seconds: 60 }
    const { now } = server.time
    for (let n = 0; n < 3; n += 1) expect(await counts.take(limit, 'ana', now)).toBe(0)
    await expect(counts.flush(now)).rejects.toThrow('connection refused')
    expect(await counts.take(limit, 'ana', now)).toBe(60)
    isAway = false
    await counts.flush(now)
    const rows = await server.store.db.select().from(rateCounts)
    expect(rows.map(({ count, endsAt }) => [count, endsAt])).toEqual([[3, new Date(now.getTime() + 60_000)]])
  })
})

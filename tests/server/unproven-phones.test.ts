import { rmSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { UNPROVEN_BENEFITS_PER_NETWORK } from '#domain/defaults.ts'
import { DAY_MS } from '#domain/time/lengths.ts'
import type {
  CodeDiscount,
  ConsoleOrder,
  OrderCreated,
  OrderFollowUp,
  OrderingCustomer,
  OrderPayload,
  Problem,
} from '#generated/models.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { sentCode, tenantsWithCodes } from './support/proven-tenants.ts'
import { cookieOf, testApp, type TestApp } from './support/test-app.ts'

const BRANCH = 'bistro-casa'
const REWARD = `${BRANCH}.bienvenida`

const tenantsDir = tenantsWithCodes()
/** A venue that asks for proofs, and one that does not. */
let asking: TestApp
let open: TestApp
beforeAll(async () => {
  asking = await testApp({ tenantsDir })
  open = await testApp({ config: { rateLimits: true, trustProxy: 1 } })
})
afterAll(async () => {
  await asking.close()
  await open.close()
  rmSync(tenantsDir, { recursive: true })
})

let invented = 0
/** An Argentine mobile that nobody has named before. */
const inventPhone = () => `+549117777${String((invented += 1)).padStart(4, '0')}`
/** A network that nobody has come from before. */
const newNetwork = () => `198.51.${(invented += 1) % 100}.7`

type From = { phone?: string; cookie?: string; network?: string; app: TestApp }

const headersOf = ({ network }: From): Record<string, string> =>
  network === undefined ? {} : { 'x-forwarded-for': network }
function claim(from: From) {
  const { phone = inventPhone(), cookie, app } = from
  const url = `/api/diner/customer/${encodeURIComponent(phone)}/loyalty-reward/${REWARD}`
  const body = { name: 'Ana', phone, email: 'ana@example.com', branchId: BRANCH, loyaltyRewardId: REWARD }
  return app.call<Partial<Problem>>('POST', url, { body, cookie, headers: headersOf(from) })
}
function validate(from: From) {
  const { phone = inventPhone(), cookie, app } = from
  const [paymentTypeId, orderModeId] = ['bistro.take-away.cash', 'bistro.take-away']
  const body = { code: 'PRIMERA', paymentTypeId, phone, branchId: BRANCH, orderModeId }
  return app.call<CodeDiscount>('POST', '/api/codediscounts/validate', {
    body,
    cookie,
    headers: headersOf(from),
  })
}
/** What a browser keeps that was given the code. */
const PRIMERA: CodeDiscount = {
  id: 'primera',
  code: 'PRIMERA',
  type: 'FIXED',
  value: 10_000,
  active: true,
  firstTimeOnly: true,
}
const payloadOf = ({ phone = inventPhone(), app }: From, code?: CodeDiscount) =>
  orderPayload(app, 'bistro', { code, form: { phone } })
function send(from: From, body: OrderPayload) {
  const headers = { ...headersOf(from), 'idempotency-key': newKey() }
  return from.app.call<OrderCreated>('POST', '/api/order', { body, cookie: from.cookie, headers })
}
const order = async (from: From, code?: CodeDiscount) => send(from, await payloadOf(from, code))
const gained = async (app: TestApp, code: string) =>
  (await app.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body.gainedPoints
const customer = async ({ phone = '', cookie, app }: From) =>
  (
    await app.call<OrderingCustomer>(
      'GET',
      `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=${BRANCH}`,
      {
        cookie,
      },
    )
  ).body
const cancel = (app: TestApp, code: string) =>
  app.call('PUT', `/api/admin/orders/${code}/status`, { body: { status: 'CANCELED' }, admin: true })
const onConsole = async (app: TestApp, code: string) =>
  (await app.call<ConsoleOrder>('GET', `/api/admin/orders/${code}`, { admin: true })).body
async function provenBrowser(phone: string): Promise<string> {
  const asked = await asking.call('POST', '/api/sign-in/code', { body: { branchId: BRANCH, phone } })
  const cookie = cookieOf(asked)
  const proof = { branchId: BRANCH, phone, code: await sentCode(asking, phone) }
  expect((await asking.call('POST', '/api/sign-in/proof', { body: proof, cookie })).status).toBe(204)
  return cookie
}

describe('where a venue asks for proofs', () => {
  test('[RWD-01] of a hundred invented phones none is credited a reward', async () => {
    for (let n = 0; n < 100; n += 1) expect((await claim({ app: asking })).status).toBe(403)
  })

  test('[DISC-03] of ten invented phones none is given a benefit of first orders, asked for or ordered', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await validate({ app: asking })).status).toBe(422)
      expect((await order({ app: asking }, PRIMERA)).status).toBe(422)
    }
  })

  test('[LOY-01] an order of an unproven phone earns no points, one of a proven phone does, and both are told before', async () => {
    const phone = inventPhone()
    const stranger = await order({ app: asking, phone })
    expect(await gained(asking, stranger.body.code)).toBe(0)
    expect((await customer({ app: asking, phone, cookie: cookieOf(stranger) })).earnsPoints).toBe(false)
    const cookie = await provenBrowser(phone)
    expect((await customer({ app: asking, phone, cookie })).earnsPoints).toBe(true)
    for (let n = 0; n < 2; n += 1) {
      const own = await order({ app: asking, phone, cookie })
      expect(await gained(asking, own.body.code)).toBeGreaterThan(0)
    }
  })

  test('[RWD-01] [DISC-03] who names a phone takes neither its reward nor its first order from the owner', async () => {
    const phone = inventPhone()
    expect((await claim({ app: asking, phone })).status).toBe(403)
    expect((await order({ app: asking, phone })).status).toBe(201)
    const owner = { app: asking, phone, cookie: await provenBrowser(phone) }
    expect((await claim(owner)).status).toBe(200)
    const known = await validate(owner)
    expect(known.status).toBe(200)
    const first = await order(owner, known.body)
    expect(first.status).toBe(201)
    expect((await onConsole(asking, first.body.code)).unprovenBenefit).toBe(false)
    expect((await validate(owner)).status).toBe(422)
  })
})

describe('where a venue asks for none', () => {
  test('[RWD-01] a network is credited few rewards a day, whatever phones are invented and cookies forgotten', async () => {
    const network = newNetwork()
    const answers = []
    for (let n = 0; n < 30; n += 1) {
      // slowly enough for the limit by the minute
      open.time.now = new Date(open.time.now.getTime() + 60_000)
      answers.push(await claim({ app: open, network }))
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(UNPROVEN_BENEFITS_PER_NETWORK)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(30 - UNPROVEN_BENEFITS_PER_NETWORK)
    // what is over for today is told apart from what comes too often
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'REWARD_LIMIT'))
    expect((await claim({ app: open, network: newNetwork() })).status).toBe(200)
    open.time.now = new Date(open.time.now.getTime() + DAY_MS)
    expect((await claim({ app: open, network })).status).toBe(200)
  })

  test('[DISC-03] a network is given few benefits of first orders a day, and the console sees each', async () => {
    const network = newNetwork()
    const answers = []
    for (let n = 0; n < 10; n += 1) {
      open.time.now = new Date(open.time.now.getTime() + 60_000)
      answers.push(await order({ app: open, network }, PRIMERA))
    }
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(UNPROVEN_BENEFITS_PER_NETWORK)
    expect((await validate({ app: open, network })).status).toBe(422)
    for (const { body } of taken) expect((await onConsole(open, body.code)).unprovenBenefit).toBe(true)
    const plain = await order({ app: open, network })
    expect((await onConsole(open, plain.body.code)).unprovenBenefit).toBe(false)
  })

  test('[DISC-03] concurrent first orders of one device are given one benefit; canceled, it comes back', async () => {
    const network = newNetwork()
    const seen = await validate({ app: open, network })
    const device = { app: open, network, cookie: cookieOf(seen) }
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(device, seen.body)))
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(1)
    await cancel(open, taken[0]?.body.code ?? '')
    expect((await order(device, seen.body)).status).toBe(201)
  })

  test('[LOY-01] of orders that a device sends at once one earns points', async () => {
    const network = newNetwork()
    const device = { app: open, network, cookie: cookieOf(await validate({ app: open, network })) }
    const payloads = await Promise.all(Array.from({ length: 6 }, () => payloadOf(device)))
    const answers = await Promise.all(payloads.map((payload) => send(device, payload)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const points = await Promise.all(answers.map(({ body }) => gained(open, body.code)))
    expect(points.filter((number) => number > 0)).toHaveLength(1)
  })

  test('[LOY-01] of the orders of a device in a day one earns points, and the next is told before', async () => {
    const phone = inventPhone()
    const first = await order({ app: open, phone, network: newNetwork() })
    const device = { app: open, phone, cookie: cookieOf(first), network: newNetwork() }
    expect(await gained(open, first.body.code)).toBeGreaterThan(0)
    expect((await customer(device)).earnsPoints).toBe(false)
    expect(await gained(open, (await order(device)).body.code)).toBe(0)
    open.time.now = new Date(open.time.now.getTime() + DAY_MS)
    expect((await customer(device)).earnsPoints).toBe(true)
    expect(await gained(open, (await order(device)).body.code)).toBeGreaterThan(0)
  })
})

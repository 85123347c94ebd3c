// Longer than 300 lines: one program of points from earning to redeeming, on one server.

import { rmSync } from 'node:fs'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type {
  LoyaltyHistory,
  LoyaltyReward,
  OrderCreated,
  OrderFollowUp,
  OrderingCustomer,
  OrderPayload,
  OrderStatus,
  Problem,
  RewardResult,
} from '#generated/models.ts'
import { insertMovement, lockAccount } from '#server/repositories/loyalty-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { settlePoints } from '#server/repositories/settle-order.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { sentCode, tenantsWithCodes } from './support/proven-tenants.ts'
import { cookieOf, testApp, type TestApp } from './support/test-app.ts'

const BRANCH = 'bistro-casa'
const REWARD = `${BRANCH}.bienvenida`
let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

let phones = 0
/** An Argentine mobile that no other test uses. */
const newPhone = () => `+549116666${String((phones += 1)).padStart(4, '0')}`

/** A browser with its device session and the phone it orders with. */
type Diner = { phone: string; cookie?: string; app?: TestApp }

/** What an order was answered with: its code and price, or why it was refused. */
type Sent = Pick<OrderCreated, 'code' | 'price'> & Pick<Problem, 'errors'>

const send = (diner: Diner, body: OrderPayload, key = newKey()) =>
  (diner.app ?? server).call<Sent>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': key },
    cookie: diner.cookie,
  })
const payload = ({ phone, app = server }: Diner, points?: PayloadOptions['points']) =>
  orderPayload(app, 'bistro', { points, form: { phone } })

async function order(diner: Diner, points?: PayloadOptions['points']): Promise<string> {
  const answer = await send(diner, await payload(diner, points))
  expect(answer.status, answer.text).toBe(201)
  diner.cookie ??= cookieOf(answer)
  return answer.body.code
}
async function move(code: string, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses) {
    const url = `/api/admin/orders/${code}/status`
    expect((await server.call('PUT', url, { body: { status }, admin: true })).status).toBe(200)
  }
}
const deliver = (code: string) => move(code, 'ACCEPTED', 'READY', 'DELIVERED')
const followUp = async (code: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`)).body
async function held({ phone, cookie, app = server }: Diner): Promise<number> {
  const url = `/api/orderingcustomer/${encodeURIComponent(phone)}?branchId=${BRANCH}`
  return (await app.call<OrderingCustomer>('GET', url, { cookie })).body.loyaltyPointsBalance
}
async function history({ phone, cookie, app = server }: Diner, page = ''): Promise<LoyaltyHistory> {
  const url = `/api/branch/${BRANCH}/loyalty-points/history/${encodeURIComponent(phone)}${page}`
  return (await app.call<LoyaltyHistory>('GET', url, { cookie })).body
}
/** A diner who has earned `amount` points with an order of its own. */
async function richDiner(amount: number): Promise<Diner> {
  const diner: Diner = { phone: newPhone() }
  const row = await rowOf(await order(diner))
  const account = { branch: row.branch, phone: row.customerPhone }
  await server.store.db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const { deviceId, orderedAt: at } = row
    await insertMovement(tx, account, { kind: 'REWARD', amount, deviceId, at })
  })
  return diner
}
async function rowOf(code: string) {
  const row = await findOrderByCode(server.store.db, code)
  if (row === undefined) throw new Error(`no order ${code}`)
  return row
}

describe('[LOY-01] earning points', () => {
  test('[LOY-01] an order earns its share when it is delivered, once, and says so from the start', async () => {
    const diner: Diner = { phone: newPhone() }
    const code = await order(diner)
    const { gainedPoints, price } = await followUp(code)
    expect(gainedPoints).toBeGreaterThan(0)
    expect(gainedPoints).toBeLessThanOrEqual((price / 100) * 0.05)
    await move(code, 'ACCEPTED', 'READY')
    expect(await held(diner)).toBe(0)
    await move(code, 'DELIVERED')
    expect(await held(diner)).toBe(gainedPoints)
    expect((await history(diner)).rows).toEqual([
      {
        kind: 'EARNED',
        orderCode: code,
        createdAt: server.time.now.toISOString(),
        amount: gainedPoints,
        postBalance: gainedPoints,
      },
    ])
    const row = await rowOf(code)
    await server.store.db.transaction(async (tx) => settlePoints(tx, row))
    expect(await held(diner)).toBe(gainedPoints)
  })

  test('[LOY-01] a canceled order earns nothing; what it had earned is taken back as far as it is there', async () => {
    const canceled: Diner = { phone: newPhone() }
    await move(await order(canceled), 'CANCELED')
    expect(await held(canceled)).toBe(0)

    const diner: Diner = { phone: newPhone() }
    const code = await order(diner)
    await deliver(code)
    await order(diner, { held: await held(diner), wished: 100 })
    const left = await held(diner)
    const row = { ...(await rowOf(code)), status: 'CANCELED' as const }
    await server.store.db.transaction(async (tx) => settlePoints(tx, row))
    expect(await held(diner)).toBe(0)
    expect((await history(diner)).rows[0]).toMatchObject({ kind: 'REVOKED', amount: -left, postBalance: 0 })
  })

  test('an order without a phone earns nothing', async () => {
    const { body } = await send(
      { phone: '' },
      await orderPayload(server, 'bistro', { mode: 'in-dining', form: { phone: '' } }),
    )
    expect((await followUp(body.code)).gainedPoints).toBe(0)
  })

  test('[LOY-01] a branch without a program answers an inactive one, an unknown branch none', async () => {
    expect((await server.call('GET', '/api/branch/nadie/loyalty-program')).status).toBe(404)
    const { body } = await server.call('GET', '/api/branch/kiosk-marca/loyalty-program')
    expect(body).toMatchObject({ active: false })
  })
})

describe('[LOY-02] redeeming points', () => {
  test('[LOY-02] [CHK-05] they come off the price and the account with the order, and come back when it is canceled', async () => {
    const diner = await richDiner(250)
    const before = (await payload(diner)).price
    const code = await order(diner, { held: 250, wished: 80 })
    expect(await followUp(code)).toMatchObject({ price: before - 8_000, redeemedPoints: 80 })
    expect(await held(diner)).toBe(170)
    await move(code, 'CANCELED')
    expect(await held(diner)).toBe(250)
    expect((await history(diner)).rows.slice(0, 2)).toMatchObject([
      { kind: 'RETURNED', orderCode: code, amount: 80, postBalance: 250 },
      { kind: 'REDEEMED', orderCode: code, amount: -80, postBalance: 170 },
    ])
  })

  test.each([
    ['more than are held', 30, { held: 90, wished: 90 }],
    ['more than the program allows', 900, undefined],
    ['less than the minimum', 900, { held: 900, wished: 9 }],
  ])('[LOY-02] %s are refused, at any price the browser names', async (_, owned, points) => {
    const diner = await richDiner(owned)
    const body = await payload(diner, points)
    if (points === undefined)
      Object.assign(body, { loyaltyInfo: { redeemedPoints: 101 }, price: body.price - 10_100 })
    if (points?.wished === 9)
      Object.assign(body, { loyaltyInfo: { redeemedPoints: 9 }, price: body.price - 900 })
    const answer = await send(diner, body)
    expect(answer.status).toBe(422)
    const issue = { code: 'POINTS_CHANGED', field: 'loyaltyInfo.redeemedPoints' }
    expect(answer.body.errors).toContainEqual(expect.objectContaining(issue))
    expect(await held(diner)).toBe(owned)
  })

  test('[LOY-02] an order sent twice under one key spends once', async () => {
    const diner = await richDiner(100)
    const body = await payload(diner, { held: 100, wished: 100 })
    const key = newKey()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(diner, body, key)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.body.code)).size).toBe(1)
    expect(await held(diner)).toBe(0)
  })

  test('[LOY-02] concurrent orders never spend one balance twice', async () => {
    const diner = await richDiner(250)
    const body = await payload(diner, { held: 250, wished: 100 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(diner, body)))
    const taken = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 422)
    expect([taken.length, refused.length]).toEqual([2, 10])
    for (const { body: problem } of refused)
      expect(problem.errors).toContainEqual(expect.objectContaining({ code: 'POINTS_CHANGED' }))
    expect(await held(diner)).toBe(50)
    const { rows } = await history(diner)
    expect(rows.map(({ amount }) => amount)).toEqual([-100, -100, 250])
  })

  test("[LOY-02] [PAY-02] the browser's quote is the server's price, whatever points are wished", async () => {
    const diner = await richDiner(10_000)
    const anyOrder = fc.record({
      wished: fc.integer({ min: 0, max: 150 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      mode: fc.constantFrom('take-away' as const, 'delivery' as const),
      payment: fc.constantFrom('CASH' as const, 'CARD' as const),
    })
    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ wished, quantity, mode, payment }) => {
        const choices = [
          { plate: 'milanesa', sizeId: 'chica', garnishes: { guarnicion: { rucula: 1 } }, quantity },
        ]
        const points = { held: await held(diner), wished }
        const { phone } = diner
        const body = await orderPayload(server, 'bistro', { mode, payment, choices, points, form: { phone } })
        const { status, body: created } = await send(diner, body)
        expect(status).toBe(201)
        expect(created.price).toBe(body.price)
        expect(await held(diner)).toBe(points.held - body.loyaltyInfo.redeemedPoints)
      }),
      { numRuns: 25 },
    )
  })
})

describe('who sees and spends points', () => {
  test("a number alone shows nobody's points and spends none", async () => {
    const owner = await richDiner(300)
    const stranger: Diner = { phone: owner.phone }
    await order(stranger)
    expect(stranger.cookie).not.toBe(owner.cookie)
    expect(await held(stranger)).toBe(0)
    expect(await history(stranger)).toEqual({ rows: [], total: 0 })
    expect(await history({ phone: owner.phone })).toEqual({ rows: [], total: 0 })
    const answer = await send(stranger, await payload(stranger, { held: 300, wished: 100 }))
    expect(answer.status).toBe(422)
    expect(await held(owner)).toBe(300)
  })

  test('a browser sees the balance of what it moved itself', async () => {
    const owner = await richDiner(300)
    const other: Diner = { phone: owner.phone }
    const code = await order(other)
    await deliver(code)
    const { gainedPoints } = await followUp(code)
    expect(await held(other)).toBe(gainedPoints)
    expect((await history(other)).rows).toMatchObject([{ amount: gainedPoints, postBalance: gainedPoints }])
    expect(await held(owner)).toBe(300)
  })

  test('a proven phone has all of them, however they were earned', async () => {
    const tenantsDir = tenantsWithCodes()
    const app = await testApp({ tenantsDir })
    try {
      const stranger: Diner = { phone: newPhone(), app }
      const url = `/api/diner/customer/${encodeURIComponent(stranger.phone)}/loyalty-reward/${REWARD}`
      const claimAs = (cookie?: string) => app.call('POST', url, { body: claimOf(stranger.phone), cookie })
      const claim = await claimAs()
      expect(claim).toMatchObject({ status: 403, body: { code: 'PHONE_NOT_PROVEN' } })
      stranger.cookie = cookieOf(claim)
      expect(await held(stranger)).toBe(0)

      const { phone } = stranger
      const asked = await app.call('POST', '/api/sign-in/code', { body: { branchId: BRANCH, phone } })
      const owner: Diner = { phone, cookie: cookieOf(asked), app }
      expect(await held(owner)).toBe(0)
      const proof = { branchId: BRANCH, phone, code: await sentCode(app, phone) }
      await app.call('POST', '/api/sign-in/proof', { body: proof, cookie: owner.cookie })
      expect((await claimAs(owner.cookie)).body).toEqual({ rewardAmount: 60, loyaltyPointsBalance: 60 })
      expect((await claimAs(owner.cookie)).status).toBe(409)
      expect(await held(owner)).toBe(60)
      expect((await history(owner)).rows).toMatchObject([{ kind: 'REWARD', amount: 60, postBalance: 60 }])
      await order(owner, { held: 60, wished: 50 })
      expect(await held(owner)).toBe(10)
    } finally {
      await app.close()
      rmSync(tenantsDir, { recursive: true })
    }
  })
})

describe('[LOY-03] the history', () => {
  test('[LOY-03] comes 20 a page, newest first', async () => {
    const diner = await richDiner(1)
    const { branch, deviceId } = await rowOf(await order(diner))
    await server.store.db.transaction(async (tx) => {
      for (let amount = 2; amount <= 45; amount += 1)
        await insertMovement(
          tx,
          { branch, phone: diner.phone },
          { kind: 'REWARD', amount, deviceId, at: server.time.now },
        )
    })
    const pages = await Promise.all(
      ['', '?offset=20&limit=20', '?offset=40'].map((page) => history(diner, page)),
    )
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 5])
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45])
    expect(pages.flatMap(({ rows }) => rows.map(({ amount }) => amount))).toEqual(
      Array.from({ length: 45 }, (_, index) => 45 - index),
    )
  })

  test('of an unknown branch there is none', async () => {
    expect((await server.call('GET', '/api/branch/nadie/loyalty-points/history/+5491166660000')).status).toBe(
      404,
    )
  })
})

const claimOf = (phone: string, differences = {}) => ({
  name: 'Ana',
  phone,
  email: 'ana@example.com',
  branchId: BRANCH,
  loyaltyRewardId: REWARD,
  ...differences,
})
const claim = ({ phone, cookie }: Diner, differences = {}, id = REWARD) =>
  server.call<RewardResult & Problem>(
    'POST',
    `/api/diner/customer/${encodeURIComponent(phone)}/loyalty-reward/${id}`,
    { body: claimOf(phone, { loyaltyRewardId: id, ...differences }), cookie },
  )

describe('[RWD-01] a sign-up reward', () => {
  test('[RWD-01] is credited once per phone, and can be spent by the browser that claimed it', async () => {
    const diner: Diner = { phone: newPhone() }
    const first = await claim(diner)
    expect(first).toMatchObject({ status: 200, body: { rewardAmount: 60, loyaltyPointsBalance: 60 } })
    diner.cookie = cookieOf(first)
    const again = await claim(diner)
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } })
    expect(again.body.title).toContain('already exists')
    expect((await claim({ phone: diner.phone })).status).toBe(409)
    await order(diner, { held: 60, wished: 60 })
    expect(await held(diner)).toBe(0)
  })

  test('[RWD-01] is credited once per browser, whatever phones are invented', async () => {
    const diner: Diner = { phone: newPhone() }
    diner.cookie = cookieOf(await claim(diner))
    expect((await claim({ phone: newPhone(), cookie: diner.cookie })).status).toBe(409)
  })

  test('[RWD-01] concurrent claims credit once', async () => {
    const diner: Diner = { phone: newPhone() }
    diner.cookie = cookieOf(await send(diner, await payload(diner)))
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(diner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await held(diner)).toBe(60)
  })

  test('[RWD-01] asks for name, phone and email', async () => {
    const phone = newPhone()
    for (const wrong of [
      { name: '' },
      { name: '  ' },
      { email: '' },
      { email: 'nada' },
      { phone: '+5491166669999' },
    ])
      expect((await claim({ phone }, wrong)).body.code).toBe('INVALID_REQUEST')
    expect((await claim({ phone: '+54911' })).body.code).toBe('INVALID_REQUEST')
    expect((await claim({ phone }, { branchId: 'kiosk-marca' })).body.code).toBe('INVALID_REQUEST')
    expect((await claim({ phone })).status).toBe(200)
  })

  test('[RWD-01] an unknown or finished one cannot be claimed', async () => {
    const { body } = await server.call<LoyaltyReward>('GET', `/api/loyalty-reward/${REWARD}`)
    expect(body).toEqual({ id: REWARD, active: true, rewardAmount: 60, branchId: BRANCH })
    const past = `${BRANCH}.pasado`
    expect((await server.call<LoyaltyReward>('GET', `/api/loyalty-reward/${past}`)).body.active).toBe(false)
    expect((await claim({ phone: newPhone() }, {}, past)).status).toBe(404)
    for (const id of ['nada', 'nadie.bienvenida', `${BRANCH}.`, '.bienvenida'])
      expect((await server.call('GET', `/api/loyalty-reward/${id}`)).status).toBe(404)
  })
})

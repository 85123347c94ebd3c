import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CodeDiscount, OrderFollowUp, OrderIssue, Problem } from '#generated/models.ts'
import { usesOf } from '#server/repositories/codes-repository.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { cookieOf, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const PHONE = '+5491155550000'
const request = (code: string, differences: object = {}) => ({
  code,
  paymentTypeId: 'bistro.take-away.cash',
  phone: PHONE,
  branchId: 'bistro-casa',
  orderModeId: 'bistro.take-away',
  ...differences,
})
const ask = <T = CodeDiscount>(code: string, differences?: object, cookie?: string) =>
  server.call<T>('POST', '/api/codediscounts/validate', { body: request(code, differences), cookie })
/** The code as a browser keeps it. */
const known = async (code: string, cookie?: string) => (await ask(code, {}, cookie)).body

let devices = 0
/** Another phone for each order, so that only what a test is about limits it. */
const nextPhone = () => `+54911555${String((devices += 1)).padStart(5, '0')}`
/** What either answer has. */
type Sent = { code: string; price: number; errors?: OrderIssue[] }
const send = (body: unknown, { key = newKey(), cookie }: { key?: string; cookie?: string } = {}) =>
  server.call<Sent>('POST', '/api/order', { body, headers: { 'idempotency-key': key }, cookie })
const orderWith = async (code: CodeDiscount, phone = nextPhone()) =>
  orderPayload(server, 'bistro', { code, form: { phone } })
const issues = ({ errors = [] }: Sent) => errors

describe('validating a code', () => {
  test('[DISC-03] answers the code with its conditions, however it was typed, and nothing the server keeps to itself', async () => {
    const { status, body } = await ask(' diez ')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: 'diez',
      code: 'Diez',
      type: 'PERCENT',
      value: 10,
      active: true,
      maximumDiscountAmount: 50_000,
    })
    expect((await ask('TRES')).body).not.toHaveProperty('maximumUses')
    expect((await ask('TARTA')).body).toMatchObject({ plate: { id: 'tarta', showName: 'Tarta' } })
  })

  test('every refusal is the same: nobody learns which codes exist', async () => {
    const refused = await Promise.all([
      ask<Problem>('NADIE'),
      ask<Problem>('APAGADO'),
      ask<Problem>('NAVIDAD'),
      ask<Problem>('EFECTIVO', { paymentTypeId: 'bistro.take-away.online' }),
      ask<Problem>('DIEZ', { orderModeId: 'kiosk.take-away' }),
      ask<Problem>('DIEZ', { paymentTypeId: 'bistro.take-away.none' }),
    ])
    for (const answer of refused) {
      expect(answer.status).toBe(422)
      expect(answer.text).toBe(refused[0]?.text)
    }
  })

  test('a code of some days holds for orders of those days', async () => {
    expect((await ask('NAVIDAD', { orderDate: '2026-12-24T15:00:00.000Z' })).status).toBe(200)
    expect((await ask('NAVIDAD', { orderDate: '2026-12-26T03:00:00.000Z' })).status).toBe(422)
    // the same moments as another zone writes them
    expect((await ask('NAVIDAD', { orderDate: '2026-12-26T04:59:59+02:00' })).status).toBe(200)
    expect((await ask('NAVIDAD', { orderDate: '2026-12-26T05:00:00+02:00' })).status).toBe(422)
  })

  test('an unknown branch is said to be unknown', async () => {
    expect((await ask<Problem>('DIEZ', { branchId: 'nadie' })).body.code).toBe('BRANCH_NOT_FOUND')
  })

  test('guessing is told to wait, whatever is guessed', async () => {
    const limited = await testApp({ config: { rateLimits: true } })
    const guess = (code: string) =>
      limited.call('POST', '/api/codediscounts/validate', { body: request(code) })
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1) statuses.push((await guess(`CODIGO${n}`)).status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15)
    const right = await guess('DIEZ')
    expect(right.status).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    // the same guess as an order, and an order that guesses nothing
    const guessed = await orderWith(await known('DIEZ'))
    const ordered = (body: object) =>
      limited.call('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })
    expect((await ordered(guessed)).status).toBe(429)
    const { generalCodeDiscount: _code, ...plain } = guessed
    expect((await ordered(plain)).status).not.toBe(429)
    await limited.close()
  })
})

describe('an order with a code', () => {
  test('[CHK-05] is taken at the price with it, and its page shows the line', async () => {
    const payload = await orderWith(await known('DIEZ'))
    expect(payload.generalCodeDiscount).toMatchObject({ code: 'Diez', amount: 50_000 })
    const { status, body } = await send(payload)
    expect(status).toBe(201)
    expect(body.price).toBe(payload.price)
    const order = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${body.code}`)
    expect(order.body.discounts).toContainEqual(payload.generalCodeDiscount)
  })

  test('[DISC-06] free delivery takes the fee of the address off', async () => {
    const code = await known('ENVIO')
    const payload = await orderPayload(server, 'bistro', {
      mode: 'delivery',
      code,
      form: { phone: nextPhone() },
    })
    expect(payload.generalCodeDiscount).toMatchObject({ type: 'DELIVERY_FEE', amount: payload.deliveryFee })
    expect(payload.deliveryFee).toBeGreaterThan(0)
    expect((await send(payload)).status).toBe(201)
  })

  test.each([
    ['a larger share', { value: 90, maximumDiscountAmount: 90_000 }],
    ['no maximum', { maximumDiscountAmount: undefined }],
    ['another type', { type: 'FIXED' as const, value: 1 }],
  ])('[ORDER-04] a code that was edited in the browser is refused: %s', async (_what, differences) => {
    const { status, body } = await send(await orderWith({ ...(await known('DIEZ')), ...differences }))
    expect(status).toBe(422)
    expect(issues(body)).toContainEqual(
      expect.objectContaining({ code: 'DISCOUNT_CHANGED', referenceId: 'diez' }),
    )
  })

  test('[ORDER-04] a code whose plate is not in the cart, or that is for another payment, is refused', async () => {
    const tarta = { ...(await known('TARTA')), plate: undefined }
    expect(issues((await send(await orderWith(tarta))).body)).toContainEqual(
      expect.objectContaining({ code: 'DISCOUNT_CHANGED', referenceId: 'tarta', expected: 0 }),
    )
    const online = await orderPayload(server, 'bistro', {
      payment: 'ONLINE',
      code: await known('EFECTIVO'),
      form: { phone: nextPhone() },
    })
    expect(issues((await send(online)).body)).toContainEqual(
      expect.objectContaining({ code: 'DISCOUNT_CHANGED', field: 'generalCodeDiscount' }),
    )
  })

  test('the same order sent twice uses the code once', async () => {
    const payload = await orderWith(await known('UNAVEZ'))
    const key = newKey()
    const [first, second] = await Promise.all([send(payload, { key }), send(payload, { key })])
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 201]))
    expect(first.body.code).toBe(second.body.code)
  })
})

describe('limits of use', () => {
  test('[DISC-05] of twelve concurrent orders with a code of three uses three are taken', async () => {
    const code = await known('TRES')
    const payloads = await Promise.all(Array.from({ length: 12 }, () => orderWith(code)))
    const answers = await Promise.all(payloads.map((payload) => send(payload)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const { status, body } of answers.filter(({ status: one }) => one !== 201)) {
      expect(status).toBe(422)
      expect(issues(body)).toEqual([
        {
          code: 'DISCOUNT_CHANGED',
          field: 'generalCodeDiscount',
          referenceId: 'tres',
          expected: 0,
          received: 10_000,
        },
      ])
    }
    expect((await ask('TRES')).status).toBe(422)
  })

  test('a code of one use per customer counts phones and browsers', async () => {
    const code = await known('UNAVEZ')
    const phone = nextPhone()
    const first = await send(await orderWith(code, phone))
    expect(first.status).toBe(201)
    expect((await send(await orderWith(code, phone))).status).toBe(422)
    const cookie = cookieOf(first)
    expect((await send(await orderWith(code), { cookie })).status).toBe(422)
    expect((await ask('UNAVEZ', {}, cookie)).status).toBe(422)
    expect((await ask('UNAVEZ')).status).toBe(200)
  })

  test('an order that is canceled gives its use back, to phone, browser and all together', async () => {
    const code = await known('UNAVEZ')
    const phone = nextPhone()
    const first = await send(await orderWith(code, phone))
    const cookie = cookieOf(first)
    expect((await ask('UNAVEZ', {}, cookie)).status).toBe(422)
    const move = { body: { status: 'CANCELED' }, admin: true }
    const moved = await server.call('PUT', `/api/admin/orders/${first.body.code}/status`, move)
    expect(moved.status).toBe(200)
    const uses = await usesOf(server.store.db, { tenant: 'bistro', codeId: 'una-vez' }, [`phone ${phone}`])
    expect(uses.get(`phone ${phone}`)).toBe(0)
    expect((await ask('UNAVEZ', {}, cookie)).status).toBe(200)
    expect((await send(await orderWith(code, phone), { cookie })).status).toBe(201)
  })

  test('[DISC-03] a code for a first order is refused to a phone and a browser that have ordered', async () => {
    const code = await known('PRIMERA')
    const phone = nextPhone()
    const plain = await send(await orderPayload(server, 'bistro', { form: { phone } }))
    expect(plain.status).toBe(201)
    expect((await send(await orderWith(code, phone))).status).toBe(422)
    expect((await ask('PRIMERA', {}, cookieOf(plain))).status).toBe(422)
    expect((await send(await orderWith(code))).status).toBe(201)
  })

  test('asking for a code says nothing of what a phone has done', async () => {
    const phone = nextPhone()
    await send(await orderPayload(server, 'bistro', { form: { phone } }))
    expect((await ask('PRIMERA', { phone })).text).toBe((await ask('PRIMERA', { phone: nextPhone() })).text)
  })

  test('[DISC-05] the last use is held for the browser that asked first, for 180000 ms', async () => {
    const first = await ask('ULTIMA')
    expect(first.body).toMatchObject({ limitedUsage: true })
    const cookie = cookieOf(first)
    const code = first.body
    expect((await ask('ULTIMA')).status).toBe(422)
    expect((await send(await orderWith(code))).status).toBe(422)
    expect((await ask('ULTIMA', {}, cookie)).status).toBe(200)
    server.time.now = new Date(SATURDAY_NOON.getTime() + 180_000)
    const second = await ask('ULTIMA')
    expect(second.status).toBe(200)
    expect((await send(await orderWith(code), { cookie })).status).toBe(422)
    const other = cookieOf(second)
    expect((await send(await orderWith(code), { cookie: other })).status).toBe(201)
    expect((await ask('ULTIMA', {}, other)).status).toBe(422)
    server.time.now = SATURDAY_NOON
  })
})

// Longer than 300 lines: placing an order is one call, judged on one server and one edited tenant.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { CartItem, OrderCreated, OrderFollowUp, Problem } from '#generated/models.ts'
import { findKey } from '#server/repositories/idempotency-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { insertOrderOnce } from '#server/repositories/place-order-repository.ts'
import { applyTenants } from '#server/tenants/apply-tenants.ts'
import { editTenant, type Edit } from '../support/edited-tenants.ts'
import { FAR, newKey, orderPayload, OUTSIDE } from './support/order-payload.ts'
import { copyTenants } from './support/tenant-copies.ts'
import {
  cookieOf,
  DINER_COOKIE,
  FIXTURE_TENANTS,
  SATURDAY_NOON,
  testApp,
  type Answer,
  type TestApp,
} from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

const send = <T = OrderCreated>(body: unknown, key = newKey(), cookie?: string): Promise<Answer<T>> =>
  server.call<T>('POST', '/api/order', { body, headers: { 'idempotency-key': key }, cookie })
const refusal = async (body: unknown) => {
  const answer = await send<Problem>(body)
  expect(answer.status).toBe(422)
  expect(answer.body.code).toBe('ORDER_REFUSED')
  return (answer.body.errors ?? []) as { code: string; field?: string; itemIndex?: number }[]
}
const followUp = (alias: string, code: string) =>
  server.call<OrderFollowUp>('GET', `/api/diner/${alias}/order/${code}`)

describe('an order in each of the four modes', () => {
  test.each([
    ['delivery', 'CASH', 'GENERATED'],
    ['take-away', 'CASH', 'GENERATED'],
    ['in-dining', 'CASH', 'GENERATED'],
    ['self-service', 'CASH', 'GENERATED'],
    ['delivery', 'ONLINE', 'UNCONFIRMED'],
  ] as const)('%s paid by %s starts as %s', async (mode, payment, status) => {
    const payload = await orderPayload(server, 'bistro', { mode, payment })
    const { status: http, body } = await send(payload)
    expect(http).toBe(201)
    expect(body).toMatchObject({ status, price: payload.price })
    expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{11}$/)
    const { body: order } = await followUp('bistro', body.code)
    expect(order).toMatchObject({
      type: payload.type,
      price: payload.price,
      deliveryFee: payload.deliveryFee,
      userServiceFee: payload.userServiceFee,
      customerName: 'Ana Pérez',
      branchContactAlias: 'bistro',
      statusHistory: [{ status, at: SATURDAY_NOON.toISOString() }],
    })
    expect(order.items).toHaveLength(1)
    expect(order.items[0]).toMatchObject({
      name: 'Milanesa',
      sizeName: 'Chica',
      quantity: 2,
      accPrice: 820_000,
    })
    expect(order.itemsPrice).toBe(820_000)
  })
})

describe('[ORDER-01] what an order keeps', () => {
  test('[ORDER-01] destination for delivery only, cash for delivery only, table in the dining room only', async () => {
    const delivery = await send(await orderPayload(server, 'bistro', { mode: 'delivery' }))
    expect((await followUp('bistro', delivery.body.code)).body).toMatchObject({
      destination: { fullAddress: 'Calle Uno 120, Centro, Buenos Aires', details: 'Timbre 2' },
      paysWith: 2_000_000,
    })
    const dining = await send(await orderPayload(server, 'bistro', { mode: 'in-dining' }))
    const { body } = await followUp('bistro', dining.body.code)
    expect(body).toMatchObject({ tableNumber: '7' })
    expect(body.destination).toBeUndefined()
    expect(body.paysWith).toBeUndefined()
  })

  test('[ORDER-01] the id of a table is that of the venue, and names its number, which stays', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'in-dining', form: { tableNumber: '99' } })
    const { status, body } = await send({ ...payload, tableUid: 'mesa-siete' }, newKey(), DINER_COOKIE)
    expect(status).toBe(201)
    const order = await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${body.code}`, {
      cookie: DINER_COOKIE,
    })
    expect(order.body).toMatchObject({ tableNumber: '7', tableFixed: true })
    expect(order.body.orderText).toContain('Mesa: 7')
    const corrected = await server.call<Problem>('POST', '/api/diner/order/details', {
      body: { code: body.code, tableNumber: '8' },
      cookie: DINER_COOKIE,
    })
    expect(corrected).toMatchObject({ status: 400, body: { errors: [{ path: '/body/tableNumber' }] } })
    for (const tableUid of ['nadie', 'mesa-de-otro'])
      expect(await refusal({ ...payload, tableUid })).toEqual([{ code: 'FIELD_INVALID', field: 'tableUid' }])
  })

  test("a table's number is told to who knows its id, and to nobody else", async () => {
    const table = (id: string, uid: string) => server.call('GET', `/api/branch/${id}/tables/${uid}`)
    expect(await table('bistro', 'mesa-siete')).toMatchObject({ status: 200, body: { number: '7' } })
    for (const uid of ['nadie', 'mesa-de-otro'])
      expect(await table('bistro', uid)).toMatchObject({ status: 404, body: { code: 'TABLE_NOT_FOUND' } })
    expect(await table('nadie', 'mesa-siete')).toMatchObject({
      status: 404,
      body: { code: 'BRANCH_CONTACT_NOT_FOUND' },
    })
    expect((await server.call('GET', '/api/diner/bistro')).text).not.toContain('mesa-siete')
  })

  test("names and prices are the menu's, whatever the browser wrote", async () => {
    const payload = await orderPayload(server, 'bistro')
    const [item] = payload.items
    if (item === undefined) throw new Error('no item')
    item.name = 'Langosta gratis'
    item.sizeName = 'Enorme'
    const { body } = await send(payload)
    const order = (await followUp('bistro', body.code)).body
    expect(order.items[0]).toMatchObject({ name: 'Milanesa', sizeName: 'Chica' })
    expect(order.orderText).toContain('Milanesa')
    expect(order.orderText).not.toContain('Langosta')
  })

  test('a venue without a console keeps the order unconfirmed until its message is sent', async () => {
    const payload = await orderPayload(server, 'kiosk', { choices: [{ plate: 'taco', quantity: 3 }] })
    const { body } = await send(payload)
    expect(body).toMatchObject({ status: 'UNCONFIRMED', price: 13_500 })
  })
})

describe('[PAY-02] the server prices the order again', () => {
  test.each([
    ['the total', (p) => (p.price -= 1), 'TOTAL_CHANGED'],
    ['a unit price', (p) => (p.items[0]!.price = 1), 'PRICE_CHANGED'],
    [
      'an invented discount',
      (p) =>
        p.discounts.push({ name: 'x', type: 'FIXED', value: 1, amount: 1000, discountReferenceId: 'nada' }),
      'DISCOUNT_CHANGED',
    ],
    ['a missing surcharge', (p) => (p.surcharges = []), 'SURCHARGE_CHANGED'],
    ['the delivery fee', (p) => (p.deliveryFee = 0), 'DELIVERY_FEE_CHANGED'],
    ['the service fee', (p) => (p.userServiceFee = 0), 'SERVICE_FEE_CHANGED'],
  ] satisfies [string, (payload: Awaited<ReturnType<typeof orderPayload>>) => unknown, string][])(
    '[PAY-02] refuses %s that differs',
    async (_, tamper, code) => {
      const payload = await orderPayload(server, 'bistro', { mode: 'delivery' })
      tamper(payload)
      expect((await refusal(payload)).map((issue) => issue.code)).toContain(code)
    },
  )

  test('[PAY-02] redeemed points nobody has take nothing off', async () => {
    const payload = await orderPayload(server, 'bistro')
    payload.loyaltyInfo.redeemedPoints = 100
    payload.price -= 10_000
    expect((await refusal(payload)).map(({ code }) => code)).toContain('TOTAL_CHANGED')
  })
})

describe('[ORDER-04] an order that cannot be taken says why, in the words of the cart', () => {
  test.each([
    ['sold out plate', { choices: [{ plate: 'agotada' }] }, 'PLATE_SOLD_OUT'],
    ['missing garnish', { choices: [{ plate: 'milanesa' }] }, 'GARNISH_AMOUNT'],
    [
      'hidden garnish',
      { choices: [{ plate: 'milanesa', garnishes: { guarnicion: { oculta: 1 } } }] },
      'GARNISH_AMOUNT',
    ],
    [
      'too many',
      { choices: [{ plate: 'milanesa', garnishes: { guarnicion: { papas: 1 } }, quantity: 11 }] },
      'QUANTITY_LIMIT',
    ],
    ['address outside', { mode: 'delivery', form: { location: OUTSIDE } }, 'OUT_OF_ZONE'],
    ['cash where none is taken', { mode: 'delivery', form: { location: FAR } }, 'CASH_NOT_ALLOWED'],
    [
      'below the minimum',
      { mode: 'delivery', payment: 'CARD', form: { location: FAR }, choices: [{ plate: 'tarta' }] },
      'BELOW_MINIMUM',
    ],
    ['no name', { form: { customerName: ' ' } }, 'FIELD_REQUIRED'],
    ['no phone', { form: { phone: '' } }, 'FIELD_REQUIRED'],
    ['a phone that is none', { form: { phone: '+54911' } }, 'FIELD_INVALID'],
    ['no table', { mode: 'in-dining', form: { tableNumber: '' } }, 'FIELD_REQUIRED'],
    ['too little cash', { mode: 'delivery', form: { paysWith: 1 } }, 'FIELD_INVALID'],
    ['notes too long', { form: { notes: 'x'.repeat(101) } }, 'FIELD_INVALID'],
  ] as const)('[ORDER-04] %s', async (_, options, code) => {
    const payload = await orderPayload(server, 'bistro', options as Parameters<typeof orderPayload>[2])
    expect((await refusal(payload)).map((issue) => issue.code)).toContain(code)
  })

  test('[ORDER-01] benefits the venue does not give are refused, not left out', async () => {
    const payload = await orderPayload(server, 'bistro')
    const code = { name: 'GRATIS', type: 'FIXED', value: 1, amount: 1, discountReferenceId: 'none' }
    const wishes = { ...payload, loyaltyInfo: { redeemedPoints: 100 }, generalCodeDiscount: code }
    expect(await refusal(wishes)).toMatchObject([
      { code: 'POINTS_CHANGED', field: 'loyaltyInfo.redeemedPoints' },
      { code: 'DISCOUNT_CHANGED', field: 'generalCodeDiscount', referenceId: 'none' },
    ])
  })

  test('[CHK-08.2] a self-service order needs no name, unless its venue calls it out', async () => {
    const nameless = { mode: 'self-service', form: { customerName: '' } } as const
    expect((await send(await orderPayload(server, 'bistro', nameless))).status).toBe(201)
    const tenantsDir = mkdtempSync(join(tmpdir(), 'vitrina-tenants-'))
    cpSync(FIXTURE_TENANTS, tenantsDir, { recursive: true })
    editTenant(tenantsDir, 'bistro', (_branch, { orderModes = [] }) => {
      for (const mode of orderModes) mode.nameRequired = true
    })
    const calling = await testApp({ cookie: DINER_COOKIE, tenantsDir })
    const answer = await calling.call<Problem>('POST', '/api/order', {
      body: await orderPayload(calling, 'bistro', nameless),
      headers: { 'idempotency-key': newKey() },
    })
    expect(answer.body.errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'customerName' }])
    await calling.close()
    rmSync(tenantsDir, { recursive: true })
  })

  test('a venue that asks for email and cross streets gets them or refuses', async () => {
    const payload = await orderPayload(server, 'bistro-estricto', { mode: 'delivery' })
    expect(await refusal(payload)).toEqual([
      { code: 'FIELD_REQUIRED', field: 'customerEmail' },
      { code: 'FIELD_REQUIRED', field: 'destination.betweenStreets' },
    ])
  })

  test('a mode that takes no orders, a mode of another venue, and a mode with another type are refused', async () => {
    const disabled = await orderPayload(server, 'bistro-estricto', { mode: 'take-away' })
    expect((await refusal(disabled)).map(({ code }) => code)).toContain('MODE_DISABLED')
    const payload = await orderPayload(server, 'bistro')
    expect((await refusal({ ...payload, orderModeId: 'kiosk.take-away' })).map(({ code }) => code)).toEqual([
      'MODE_DISABLED',
    ])
    expect((await refusal({ ...payload, type: 'SELF_SERVICE' }))[0]).toMatchObject({
      code: 'FIELD_INVALID',
      field: 'type',
    })
    expect(
      (await refusal({ ...payload, paymentType: 'bistro.take-away.none' })).map(({ code }) => code),
    ).toContain('PAYMENT_UNAVAILABLE')
  })

  test('a closed venue takes no order for now, and a scheduled one for a slot of its hours', async () => {
    const payload = await orderPayload(server, 'bistro', { mode: 'delivery' })
    server.time.now = new Date('2026-11-21T05:00:00.000Z')
    try {
      expect((await refusal(payload)).map(({ code }) => code)).toEqual(['VENUE_CLOSED'])
      const closed = { ...payload, scheduled: true, scheduledAt: '2026-11-21T06:00:00.000Z' }
      expect(await refusal(closed)).toMatchObject([{ code: 'FIELD_INVALID', field: 'scheduledAt' }])
      const slot = '2026-11-21T15:00:00.000Z'
      const { status, body } = await send({ ...payload, scheduled: true, scheduledAt: slot })
      expect(status).toBe(201)
      expect((await followUp('bistro', body.code)).body).toMatchObject({ scheduled: true, scheduledAt: slot })
    } finally {
      server.time.now = SATURDAY_NOON
    }
  })

  test('an unknown, a draft and a blocked venue', async () => {
    const payload = await orderPayload(server, 'bistro')
    const at = (id: string) => send<Problem>({ ...payload, branchContact: { id } })
    expect((await at('nadie')).body.code).toBe('BRANCH_CONTACT_NOT_FOUND')
    expect((await at('hidden')).body.code).toBe('BRANCH_CONTACT_NOT_FOUND')
    expect((await at('bistro-bloqueado')).body.code).toBe('BRANCH_CONTACT_BLOCKED')
  })
})

describe('[ORDER-03] the same order sent twice exists once', () => {
  test('[ORDER-03] a repeat with the same key gets the same order, however its keys are sorted', async () => {
    const key = newKey()
    const payload = await orderPayload(server, 'bistro')
    const first = await send(payload, key)
    const repeat = await send(Object.fromEntries(Object.entries(payload).toReversed()), key)
    expect([first.status, repeat.status]).toEqual([201, 200])
    expect(repeat.body).toEqual(first.body)
  })

  test('[ORDER-03] a repeat is the same order although it would earn other points by now', async () => {
    const key = newKey()
    const payload = await orderPayload(server, 'bistro')
    const first = await send({ ...payload, loyaltyProgramPoints: 225 }, key)
    const repeat = await send({ ...payload, loyaltyProgramPoints: 0 }, key)
    expect([first.status, repeat.status]).toEqual([201, 200])
    expect(repeat.body).toEqual(first.body)
  })

  test('[ORDER-03] twenty at once make one order', async () => {
    const key = newKey()
    const payload = await orderPayload(server, 'bistro')
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(payload, key)))
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
  })

  test('[ORDER-03] a repeat gets its order although the venue has closed meanwhile', async () => {
    const key = newKey()
    const payload = await orderPayload(server, 'bistro')
    const first = await send(payload, key)
    server.time.now = new Date('2026-11-21T05:00:00.000Z')
    try {
      const repeat = await send(payload, key)
      expect(repeat).toMatchObject({ status: 200, body: first.body })
    } finally {
      server.time.now = SATURDAY_NOON
    }
  })

  const block: Edit = (_branch, contact) => {
    contact.commercialTermsInfo = { blocked: true }
  }
  const withdraw: Edit = (_branch, _contact, tenant) => {
    tenant.status = 'draft'
  }
  test.each([
    ['blocked', 'BRANCH_CONTACT_BLOCKED', block],
    ['a draft again', 'BRANCH_CONTACT_NOT_FOUND', withdraw],
  ])('[ORDER-03] a repeat gets its order although the venue is %s meanwhile', async (_what, code, edit) => {
    const copies = copyTenants()
    const changing = await testApp({ ...copies, cookie: DINER_COOKIE })
    const place = (body: unknown, key: string) =>
      changing.call<Partial<OrderCreated>>('POST', '/api/order', {
        body,
        headers: { 'idempotency-key': key },
      })
    const payload = await orderPayload(changing, 'bistro')
    const key = newKey()
    const first = await place(payload, key)
    editTenant(copies.tenantsDir, 'bistro', edit)
    await applyTenants(changing.store, { ...copies, clock: () => SATURDAY_NOON })
    await expect.poll(async () => (await place(payload, newKey())).body.code).toBe(code)
    expect(await place(payload, key)).toMatchObject({ status: 200, body: first.body })
    await changing.close()
    copies.remove()
  })

  test('[ORDER-03] the key with another order is a conflict, at another venue it is free', async () => {
    const key = newKey()
    await send(await orderPayload(server, 'bistro'), key)
    const other = await send<Problem>(await orderPayload(server, 'bistro', { form: { notes: 'otra' } }), key)
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
    const elsewhere = await send(await orderPayload(server, 'kiosk', { choices: [{ plate: 'taco' }] }), key)
    expect(elsewhere.status).toBe(201)
  })

  test.each([
    ['none', async () => ''],
    ['another', async (body: unknown) => cookieOf(await send(body, newKey(), ''))],
  ])(
    '[ORDER-03] a repeat gets the order as its own where its device was lost: now %s',
    async (_is, device) => {
      const body = await orderPayload(server, 'bistro')
      const key = newKey()
      const first = await send(body, key, '')
      const repeat = await send(body, key, await device(body))
      expect(repeat).toMatchObject({ status: 200, body: { code: first.body.code } })
      const path = `/api/diner/bistro/order/${first.body.code}`
      const { body: order } = await server.call<OrderFollowUp>('GET', path, { cookie: cookieOf(repeat) })
      expect(order).toMatchObject({ own: true, customerName: 'Ana Pérez' })
    },
  )

  test('a refused order leaves its key free', async () => {
    const key = newKey()
    const payload = await orderPayload(server, 'bistro')
    expect((await send({ ...payload, price: 1 }, key)).status).toBe(422)
    expect((await send(payload, key)).status).toBe(201)
  })
})

const ITEM = { referenceId: 'tarta', name: 'Tarta', sizeId: 'unica', categoryId: 'principales', quantity: 1 }
const LINE = { ...ITEM, line: 0, unitPrice: 1, originalUnitPrice: 1, total: 1, item: {} as CartItem }

describe('an order is written whole or not at all', () => {
  test('not when the venue has changed since it was priced', async () => {
    const payload = await orderPayload(server, 'bistro')
    const { body } = await send(payload)
    const row = await findOrderByCode(server.store.db, body.code)
    if (row === undefined) throw new Error('no order')
    const order = { ...row, id: '01234567-89ab-7cde-8f01-23456789abcd', code: '0123456789A' }
    const toPlace = { key: newKey(), bodyHash: 'hash', version: 'another.0', order, lines: [LINE] }
    expect(await insertOrderOnce(server.store.db, toPlace)).toBe(false)
    expect(await findOrderByCode(server.store.db, order.code)).toBeUndefined()
    expect(await findKey(server.store.db, 'bistro', toPlace.key)).toBeUndefined()
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'

import { sum } from '#domain/money/money.ts'
import type { OrderFollowUp } from '#generated/models.ts'
import { placeAt } from './support/console.ts'
import type { PayloadOptions } from './support/order-payload.ts'
import { DINER_COOKIE, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
afterAll(() => server.close())

const choices: PayloadOptions['choices'] = [
  { plate: 'milanesa', sizeId: 'chica', garnishes: { guarnicion: { rucula: 1 } }, quantity: 2 },
  { plate: 'tarta', sizeId: 'unica', quantity: 1 },
]

/** An order as its venue reads it, and as its diner does. */
async function placed(alias: string, options: PayloadOptions) {
  const { code } = await placeAt(server, alias, options)
  const moved = await server.call<OrderFollowUp>('PUT', `/api/admin/orders/${code}/status`, {
    admin: true,
    body: { status: 'ACCEPTED' },
  })
  expect(moved.status).toBe(200)
  const read = await server.call<OrderFollowUp>('GET', `/api/diner/${alias}/order/${code}`)
  return { venue: moved.body, diner: read.body }
}

test.each([
  ['with a discount on the order, and a plate of another rate', { choices }],
  ['delivered, with taxed charges', { choices, mode: 'delivery' }],
] as const)('an order %s keeps tax and discounts, which add up to its price', async (_what, options) => {
  const { venue } = await placed('bistro', { ...options, choices: [...options.choices] })
  const shared = sum(venue.items.map(({ discountShare = -1 }) => discountShare))
  expect(shared).toBe(sum(venue.discounts.map(({ amount }) => amount)))
  expect(venue.items.map(({ taxRate }) => taxRate)).toStrictEqual([21, 10.5])
  for (const { accPrice, discountShare = 0, taxBase = 0, tax = 0 } of venue.items)
    expect(taxBase + tax).toBe(accPrice - discountShare)
  expect(venue.taxes?.name).toBe('IVA')
  expect(venue.taxes?.rates.map(({ rate }) => rate)).toStrictEqual([21, 10.5])
  expect(sum(venue.taxes?.rates.map(({ base, tax }) => base + tax) ?? [])).toBe(venue.price)
})

test('the figures of a line', async () => {
  const { venue } = await placed('bistro', { choices })
  expect(venue.discounts).toMatchObject([{ amount: 58_500 }])
  expect(venue.items).toMatchObject([
    { accPrice: 820_000, discountShare: 41_000, taxBase: 643_802, tax: 135_198 },
    { accPrice: 350_000, discountShare: 17_500, taxBase: 300_905, tax: 31_595 },
  ])
})

test('a diner is not shown them', async () => {
  const { diner } = await placed('bistro', { choices })
  expect(diner.taxes).toBeUndefined()
  for (const item of diner.items) expect(item).not.toHaveProperty('tax')
})

test('an order of a version that kept no taxes is read without them', async () => {
  const { code } = await placeAt(server, 'bistro', { choices })
  const line = 'discount_share = null, tax_rate = null, tax_base = null, tax = null'
  await server.store.db.execute(`update order_lines set ${line}`)
  await server.store.db.execute('update orders set tax_name = null, charges_tax_rate = null')
  const { status, body } = await server.call<OrderFollowUp>('PUT', `/api/admin/orders/${code}/status`, {
    admin: true,
    body: { status: 'ACCEPTED' },
  })
  expect(status).toBe(200)
  expect(body.taxes).toBeUndefined()
  expect(body.items[0]).not.toHaveProperty('taxRate')
})

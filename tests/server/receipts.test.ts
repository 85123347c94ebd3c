// Longer than 300 lines: the receipts of one venue, numbered one after the other.
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ConsoleOrder, OrderCreated, OrderFollowUp, OrderReceipt, Problem } from '#generated/models.ts'
import { receipts } from '#server/db/schema/receipts.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { OrderLinks } from '#server/use-cases/orders/order-link.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { cookieOf, DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ cookie: DINER_COOKIE })
})
beforeEach(() => {
  server.time.now = SATURDAY_NOON
})
afterAll(() => server.close())

const STRANGER = `vitrina_device=${'s'.repeat(43)}`
const HOLDER = {
  name: 'Acme S.A.',
  identificationType: 'CUIT',
  identificationNumber: '30-50001091-2',
} as const

const TACO: PayloadOptions = { choices: [{ plate: 'taco' }] }

const place = (options: PayloadOptions = {}, alias = 'bistro') => placeAt(server, alias, options)
const move = ({ code }: OrderCreated, body: object) =>
  server.call<OrderFollowUp>('PUT', `/api/admin/orders/${code}/status`, { admin: true, body })
const pay = (order: OrderCreated) => move(order, { status: 'GENERATED', paid: true })
const giveBack = ({ code }: OrderCreated, amount: number) =>
  server.call('POST', `/api/admin/orders/${code}/refunds`, {
    admin: true,
    body: { amount, reason: 'Faltó un plato' },
    headers: { 'idempotency-key': newKey() },
  })
const work = () => server.app.worker.runDue()
const seen = async ({ code }: OrderCreated, cookie?: string) =>
  (await server.call<OrderFollowUp>('GET', `/api/diner/bistro/order/${code}`, { cookie })).body
const receiptsOf = async (order: OrderCreated) => (await seen(order)).receipts ?? []
const urlOf = ({ code }: OrderCreated, { nth }: OrderReceipt, alias = 'bistro') =>
  `/api/diner/${alias}/order/${code}/receipts/${nth}`
/** A paid order and its receipt. */
async function receipted(options: PayloadOptions = {}) {
  const order = await place(options)
  await pay(order)
  await work()
  const [receipt] = await receiptsOf(order)
  if (receipt === undefined) throw new Error('No receipt')
  return { order, receipt }
}
const textOf = async (order: OrderCreated, receipt: OrderReceipt) =>
  (await server.call('GET', `${urlOf(order, receipt)}?format=text`)).text

describe('a receipt is issued', () => {
  test('once an order is paid, and once', async () => {
    const order = await place()
    await work()
    expect(await receiptsOf(order)).toStrictEqual([])
    await pay(order)
    await work()
    const [receipt, ...others] = await receiptsOf(order)
    expect(receipt).toMatchObject({
      kind: 'RECEIPT',
      status: 'ISSUED',
      amount: order.price,
      currency: 'ARS',
      decimals: 2,
      issuedAt: SATURDAY_NOON.toISOString(),
    })
    expect(receipt?.number).toMatch(/^A-\d{8}$/)
    expect(others).toStrictEqual([])
    await move(order, { status: 'ACCEPTED' })
    await work()
    expect(await receiptsOf(order)).toStrictEqual([receipt])
  })

  test('for a card as it is charged, and for what a diner hands over at the door', async () => {
    const byCard = await place({ payment: 'CARD' })
    await work()
    expect(await textOf(byCard, (await receiptsOf(byCard))[0] as OrderReceipt)).toMatch(
      /Pagado con: Tarjeta, terminada en \d{4}/,
    )
    const atDoor = await place()
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) await move(atDoor, { status })
    await work()
    expect(await receiptsOf(atDoor)).toHaveLength(1)
  })

  test('for a link that was paid at the venue instead, as the books say', async () => {
    const order = await place({ mode: 'delivery', payment: 'ONLINE' })
    await move(order, { status: order.status, paid: true })
    await work()
    const [receipt] = (await receiptsOf(order)) as [OrderReceipt]
    expect(await textOf(order, receipt)).toContain('Pagado con: Efectivo')
  })

  test('where the venue issues them, and nowhere else', async () => {
    const order = await place(TACO, 'kiosk')
    await pay(order)
    await work()
    const row = await findOrderByCode(server.store.db, order.code)
    const where = eq(receipts.orderId, row?.id ?? '')
    expect(await server.store.db.select({ number: count() }).from(receipts).where(where)).toStrictEqual([
      { number: 0 },
    ])
  })

  test('as it was then: what the order says later does not change it', async () => {
    const { order, receipt } = await receipted()
    const before = await textOf(order, receipt)
    await server.store.db.execute(`update orders set customer_name = 'Otra' where code = '${order.code}'`)
    expect(await textOf(order, receipt)).toBe(before)
  })
})

describe('what is on it', () => {
  test('who sells, the customer, lines with tax and discounts, fees, the tip apart, and how it was paid', async () => {
    const payload = await orderPayload(server, 'bistro', {
      mode: 'delivery',
      form: { receiptHolder: HOLDER },
    })
    const price = payload.price + 82_000
    const body = {
      ...payload,
      tip: { type: 'PERCENT', value: 10 },
      price,
      paymentInfo: { ...payload.paymentInfo, amount: price },
    }
    const headers = { 'idempotency-key': newKey() }
    const order = (await server.call<OrderCreated>('POST', '/api/order', { body, headers })).body
    await pay(order)
    await work()
    const [receipt] = (await receiptsOf(order)) as [OrderReceipt]
    const text = await textOf(order, receipt)
    expect(text.split('\n').filter((line) => line.length > 42)).toStrictEqual([])
    const words = text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Bistró Centro Bistró Ñandú S.R.L. CUIT 30-71234567-1 Calle Uno 100, Centro, Buenos Aires',
      `Comprobante N.º ${receipt.number} Comprobante no fiscal`,
      'Fecha: 21/11/2026 13:00',
      'Cliente: Acme S.A. CUIT: 30-50001091-2',
      '2 × Milanesa',
      'Base $ ',
      'IVA 21 %',
      'Envío $ 1.000',
      'Subtotal $ 9.514 Propina $ 820 Total $ 10.334',
      'Pagado con: Efectivo',
      'Impuestos incluidos IVA 21 % sobre $ ',
      'IVA responsable inscripto',
    ])
      expect.soft(words).toContain(part)
    const [row] = await server.store.db
      .select()
      .from(receipts)
      .where(eq(receipts.number, Number(receipt.number.slice(2))))
    const { taxes = [], untaxed, total } = row?.content ?? {}
    expect(taxes.reduce((sum, { base, tax }) => sum + base + tax, (untaxed ?? 0) + 82_000)).toBe(total)
    expect(total).toBe(order.price)
  })

  test('the page says the same, escapes what people wrote, and lets in nothing from elsewhere', async () => {
    const { order, receipt } = await receipted({ form: { customerName: '<b>Ana</b> & Co' } })
    const page = await server.call('GET', urlOf(order, receipt))
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; font-src/,
    )
    expect(page.text).toContain('&lt;b&gt;Ana&lt;/b&gt; &amp; Co')
    // a narrow page parts no amount from its sign
    expect(page.text).toMatch(/sobre \$\u00A0\d/)
    expect(page.text).not.toMatch(/\$ \d/)
    expect(page.text).not.toContain('<b>Ana')
    for (const part of [
      receipt.number,
      'Comprobante no fiscal',
      'CUIT 30-71234567-1',
      'IVA 21\u00A0%',
      'Total',
    ])
      expect.soft(page.text).toContain(part)
  })
})

describe('a refund', () => {
  test('gets a credit that names the receipt, and only once it has arrived', async () => {
    const order = await place({ payment: 'CARD' })
    await work()
    const [receipt] = (await receiptsOf(order)) as [OrderReceipt]
    await move(order, { status: 'ACCEPTED' })
    await giveBack(order, 1_000)
    await work()
    await work()
    const [, credit, ...more] = await receiptsOf(order)
    expect(more).toStrictEqual([])
    expect(credit).toMatchObject({ kind: 'CREDIT', amount: 1_000 })
    const text = (await textOf(order, credit as OrderReceipt)).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`Nota de crédito N.º ${credit?.number ?? ''}`)
    expect(text).toContain(`${receipt.number} del 21/11/2026 13:00`)
    expect(text).toContain('Motivo: Devolución del local')
    expect(text).toContain('Devuelto por: Tarjeta')
    expect(text).not.toContain('Faltó un plato')
  })

  test('of all of it has the lines; a canceled card goes back and is credited', async () => {
    const order = await place({ payment: 'CARD' })
    await work()
    await move(order, { status: 'CANCELED', reason: 'Sin gas' })
    await work()
    await work()
    const [receipt, credit] = await receiptsOf(order)
    expect(credit).toMatchObject({ kind: 'CREDIT', amount: receipt?.amount })
    expect(await textOf(order, credit as OrderReceipt)).toMatch(
      /2 × Milanesa[^]*Motivo|Motivo[^]*2 × Milanesa/,
    )
  })

  test('of a card that the venue gave back by hand says so, and names no card', async () => {
    const order = await place({ payment: 'CARD', holder: 'RECH' })
    await move(order, { status: 'CANCELED' })
    await work()
    await server.call('PUT', `/api/admin/orders/${order.code}/refund`, {
      admin: true,
      body: { amount: order.price, text: 'En el mostrador' },
    })
    await work()
    const [receipt, credit] = (await receiptsOf(order)) as [OrderReceipt, OrderReceipt]
    expect(await textOf(order, receipt)).toMatch(/Pagado con: Tarjeta, terminada en/)
    const text = await textOf(order, credit)
    expect(text).toContain('Devuelto por: Efectivo')
    expect(text).not.toContain('terminada en')
  })

  test('what was noted as paid by mistake is taken back, and paid again gets another receipt', async () => {
    const { order } = await receipted()
    await move(order, { status: 'GENERATED', paid: false })
    await work()
    await pay(order)
    await work()
    expect((await receiptsOf(order)).map(({ kind, amount }) => [kind, amount])).toStrictEqual([
      ['RECEIPT', order.price],
      ['CREDIT', order.price],
      ['RECEIPT', order.price],
    ])
  })
})

describe('who may see it', () => {
  test('the device that ordered, and who opened the link in the message; a code or a phone opens none', async () => {
    const { order, receipt } = await receipted()
    expect((await server.call('GET', urlOf(order, receipt))).status).toBe(200)
    for (const cookie of [STRANGER, '']) {
      const other = await server.call('GET', urlOf(order, receipt), { cookie })
      expect(other.status).toBe(303)
      expect(other.headers['location']).toBe(`/menu/bistro/order/${order.code}`)
      expect(other.text).not.toContain('Ana')
      const page = await seen(order, cookie)
      expect(page.receipts).toBeUndefined()
      expect(page.receiptHolder).toBeUndefined()
    }
    const row = await findOrderByCode(server.store.db, order.code)
    if (row === undefined) throw new Error('No order')
    const opened = await server.call(
      'GET',
      `/api/order/link/${(await OrderLinks.open(server.store)).tokenOf(row)}`,
      {
        cookie: '',
      },
    )
    const linked = await server.call('GET', urlOf(order, receipt), { cookie: cookieOf(opened) })
    expect(linked.status).toBe(200)
  })

  test('no other order and no other venue opens it', async () => {
    const { order, receipt } = await receipted()
    const unpaid = await place()
    const status = async (url: string) => (await server.call<Problem>('GET', url)).status
    expect(await status(urlOf(unpaid, receipt))).toBe(404)
    expect(await status(urlOf(order, receipt, 'kiosk'))).toBe(404)
    expect(await status(urlOf(order, { ...receipt, nth: 9 }))).toBe(404)
  })

  test('its venue, by a token of its own; not another venue, and nobody without one', async () => {
    const { order, receipt } = await receipted()
    const url = `/api/admin/orders/${order.code}/receipts/${receipt.nth}?format=text`
    const as = async (alias: string) => {
      const answer = await server.call('GET', url, { ...bearer(await venueToken(server, alias)), cookie: '' })
      return answer.status === 200 ? answer.text : answer.status
    }
    expect(await as('bistro')).toContain(receipt.number)
    expect(await as('kiosk')).toBe(404)
    expect((await server.call('GET', url)).status).toBe(401)
  })
})

describe('a receipt in the name of somebody', () => {
  const send = async (receiptHolder: unknown, alias = 'bistro', options: PayloadOptions = {}) => {
    const body = { ...(await orderPayload(server, alias, options)), receiptHolder }
    return server.call<Problem>('POST', '/api/order', { body, headers: { 'idempotency-key': newKey() } })
  }

  test('is kept with the order, and shown to diner and venue, also in the message', async () => {
    const order = await place({ form: { receiptHolder: HOLDER } })
    const kept = { ...HOLDER, identificationNumber: '30500010912' }
    const page = await seen(order)
    expect(page.receiptHolder).toStrictEqual(kept)
    expect(page.orderText).toContain('Comprobante a nombre de: Acme S.A., CUIT 30-50001091-2')
    const venue = await server.call<ConsoleOrder>('GET', `/api/admin/orders/${order.code}`, { admin: true })
    expect(venue.body.order.receiptHolder).toStrictEqual(kept)
  })

  test('an order without one says nothing of it', async () => {
    const page = await seen(await place())
    expect(page.receiptHolder).toBeUndefined()
    expect(page.orderText).not.toContain('Comprobante')
  })

  test.each([
    [
      'a wrong check digit',
      { ...HOLDER, identificationNumber: '30500010913' },
      'FIELD_INVALID',
      'identificationNumber',
    ],
    [
      'a kind of another country',
      { ...HOLDER, identificationType: 'RFC' },
      'FIELD_INVALID',
      'identificationNumber',
    ],
    ['nobody’s name', { ...HOLDER, name: '  ' }, 'FIELD_REQUIRED', 'name'],
  ])('is refused with %s', async (_what, holder, code, field) => {
    const { status, body } = await send(holder)
    expect(status).toBe(422)
    expect(body.errors).toStrictEqual([{ code, field: `receiptHolder.${field}` }])
  })

  test('is refused where the venue issues none', async () => {
    const { body } = await send(HOLDER, 'kiosk', TACO)
    expect(body.errors).toStrictEqual([
      { code: 'FIELD_INVALID', field: 'receiptHolder.identificationNumber' },
    ])
  })
})

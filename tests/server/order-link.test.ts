import { afterAll, beforeAll, expect, test } from 'vitest'

import { DAY_MS } from '#domain/time/lengths.ts'
import type { OrderCreated, OrderFollowUp, ShipmentStack, TrackingInfo } from '#generated/models.ts'
import { buildApp } from '#server/app.ts'
import { MessageNotAnswered, MessageRefused, type MessageSender } from '#server/messaging/contract.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listSentMessages } from '#server/repositories/messages-repository.ts'
import { OrderLinks } from '#server/use-cases/orders/order-link.ts'
import { deliveries, riderCalls } from './support/deliveries.ts'
import { NEAR, newKey, orderPayload, type PayloadOptions } from './support/order-payload.ts'
import { startShift } from './support/shift.ts'
import { cookieOf, DINER_COOKIE, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const STRANGER = `vitrina_device=${'x'.repeat(43)}`
const SECRETS = ['Ana', 'Tocar', 'Timbre', 'Uno 120', '5550', 'para la abuela', 'Llegó frío']

let server: TestApp
let phones = 0
beforeAll(async () => {
  server = await testApp({ config: { publicOrigin: 'https://pedidos.example' } })
})
afterAll(() => server.close())

/** A delivery of Ana's with words in every field, and the message that its phone got. */
async function placed(over: PayloadOptions['form'] = {}) {
  const phone = `+5491155556${String((phones += 1)).padStart(3, '0')}`
  const form = { phone, notes: 'Tocar el 3B', ...over }
  const body = await orderPayload(server, 'bistro', { mode: 'delivery', form })
  const [item] = body.items
  if (item) item.notes = 'para la abuela'
  const { status, body: made } = await server.call<OrderCreated>('POST', '/api/order', {
    body,
    headers: { 'idempotency-key': newKey() },
    cookie: DINER_COOKIE,
  })
  expect(status).toBe(201)
  await server.app.worker.runDue()
  const [message] = await messagesTo(form.phone)
  return { code: made.code, phone: form.phone, message, path: linkIn(message?.text) }
}
const messagesTo = async (phone: string) =>
  (await listSentMessages(server.store.db, 50)).filter(({ to }) => to === phone)
const linkIn = (text = '') => /https:\/\/pedidos\.example(\S+)/.exec(text)?.[1] ?? 'no link'
const read = async (code: string, cookie: string) => {
  const get = <T>(url: string) => server.call<T>('GET', url, { cookie })
  const order = await get<OrderFollowUp>(`/api/diner/bistro/order/${code}`)
  const tracking = await get<TrackingInfo>(`/api/logisticsorder/tracking/bistro/${code}`)
  return { order: order.body, tracking: tracking.body, text: order.text + tracking.text }
}
const move = (code: string, status: string) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body: { status } })
const correct = (code: string, cookie: string) =>
  server.call('POST', '/api/diner/order/details', { body: { code, notes: 'Sin sal' }, cookie })
const report = (code: string, errorType: string, cookie: string) =>
  server.call('POST', '/api/diner/order/followup', { body: { code, errorType, text: 'Llegó frío' }, cookie })

test('the phone of an order is sent a link: who opens it reads all of the order, changes and cancels it', async () => {
  const { code, phone, message, path } = await placed()
  expect(message).toMatchObject({ to: phone, channel: 'whatsapp', tenant: 'bistro' })
  const opened = await server.call('GET', path, { cookie: STRANGER })
  expect([opened.status, opened.headers['location']]).toEqual([303, `/menu/bistro/order/${code}`])
  expect(String(opened.headers['set-cookie'])).toMatch(
    /^vitrina_order=[\w-]{48}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax/,
  )
  const cookie = `${STRANGER}; ${cookieOf(opened)}`
  expect((await read(code, cookie)).order).toMatchObject({
    own: true,
    customerName: 'Ana Pérez',
    destination: { number: '120', details: 'Timbre 2' },
  })
  expect((await correct(code, cookie)).status).toBe(200)
  expect((await report(code, 'CANCEL', cookie)).body).toMatchObject({ status: 'CANCELED' })
})

test('[TRK-02] with the link the tracking says the key and the door; signing out takes it away again', async () => {
  const { code, path } = await placed()
  for (const status of ['ACCEPTED', 'READY']) await move(code, status)
  const cookie = `${STRANGER}; ${cookieOf(await server.call('GET', path))}`
  const { tracking } = await read(code, cookie)
  expect(tracking.securityCode).toMatch(/^\d{4}$/)
  expect(tracking.destinationPosition).toEqual({ lat: NEAR.lat, lng: NEAR.lng })
  const out = await server.call('DELETE', '/api/sign-in/session', { cookie })
  expect(String(out.headers['set-cookie'])).toContain('vitrina_order=; Path=/; Max-Age=0')
})

test('the link opens its own order alone, until a week after it is due, and nothing when it is not ours', async () => {
  const { code, path } = await placed()
  const other = await placed()
  const opened = cookieOf(await server.call('GET', path))
  expect((await read(other.code, opened)).order.own).toBe(false)
  expect((await correct(other.code, opened)).status).toBe(403)

  const forged = (text: string) => text.replace(/.$/, (last) => (last === 'A' ? 'g' : 'A'))
  expect((await read(code, forged(opened))).order.own).toBe(false)
  for (const wrong of [forged(path), '/api/order/link/x']) {
    const answer = await server.call('GET', wrong)
    expect([answer.status, answer.headers['location']]).toEqual([303, '/menu'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  }

  server.time.now = new Date(SATURDAY_NOON.getTime() + 7 * DAY_MS)
  const late = await server.call('GET', path)
  expect(late.headers['location']).toBe(`/menu/bistro/order/${code}`)
  expect(late.headers['set-cookie']).toBeUndefined()
  expect((await read(code, opened)).order.own).toBe(false)
  server.time.now = SATURDAY_NOON
  expect((await read(code, opened)).order.own).toBe(true)
})

test('a phone is told of five orders in an hour, however many are placed in its name, and at which venues', async () => {
  const phone = '+5491155557777'
  for (let orders = 0; orders < 7; orders += 1) await placed({ phone })
  const body = await orderPayload(server, 'kiosk', { choices: [{ plate: 'taco' }], form: { phone } })
  const headers = { 'idempotency-key': newKey() }
  expect((await server.call('POST', '/api/order', { body, headers })).status).toBe(201)
  await server.app.worker.runDue()
  expect(await messagesTo(phone)).toHaveLength(5)
  server.time.now = new Date(SATURDAY_NOON.getTime() + 3_600_001)
  await placed({ phone })
  expect(await messagesTo(phone)).toHaveLength(6)
  server.time.now = SATURDAY_NOON
})

test('a message that got no answer is sent again as the same, and one that was refused never', async () => {
  const { store, config, time } = server
  const ids: string[] = []
  let failure: Error | undefined
  const messages: MessageSender = {
    id: 'slow',
    async send({ id, to }) {
      if (to === '+5491155558888') ids.push(id)
      if (failure !== undefined) throw failure
    },
  }
  const app = await buildApp({ store, config, clock: () => time.now, messages })
  const order = async () => {
    const body = await orderPayload(server, 'bistro', { mode: 'delivery', form: { phone: '+5491155558888' } })
    const headers = { 'idempotency-key': newKey() }
    await server.call('POST', '/api/order', { body, headers })
  }
  const runs = async (error?: Error) => {
    failure = error
    await app.worker.runDue()
    time.now = new Date(time.now.getTime() + DAY_MS)
    return ids.length
  }
  await order()
  expect(await runs(new MessageNotAnswered('late'))).toBe(1)
  expect(await runs(new MessageNotAnswered('late'))).toBe(2)
  expect(await runs()).toBe(3)
  expect(new Set(ids).size).toBe(1)
  await order()
  expect(await runs(new MessageRefused('no such phone', true))).toBe(4)
  expect(await runs()).toBe(4)
  expect(new Set(ids).size).toBe(2)
  await app.close()
  time.now = SATURDAY_NOON
})

test('[ORDER-02] the text that goes on by WhatsApp has the order’s address alone, which shows a reader nobody', async () => {
  const { code } = await placed()
  const known = await read(code, DINER_COOKIE)
  await correct(code, DINER_COOKIE)
  const corrected = await read(code, DINER_COOKIE)
  for (const { order } of [known, corrected]) {
    const addresses = [...(order.orderText ?? '').matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
    expect(addresses).toEqual([`https://pedidos.example/menu/bistro/order/${code}`])
  }
  const row = await findOrderByCode(server.store.db, code)
  const token = row && (await OrderLinks.open(server.store)).tokenOf(row)
  expect(known.text + corrected.text).not.toContain(token)
})

test('[FUP-06] the code alone shows no word of the diner’s: not of the order, of its plates or of what went wrong', async () => {
  const { code } = await placed()
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED']) await move(code, status)
  expect((await report(code, 'OTHER', DINER_COOKIE)).status).toBe(200)
  const own = await read(code, DINER_COOKIE)
  for (const secret of ['Ana', 'Tocar', 'para la abuela', 'Llegó frío']) expect(own.text).toContain(secret)
  for (const cookie of ['', STRANGER]) {
    const { order, text } = await read(code, cookie)
    expect(order.items).toHaveLength(own.order.items.length)
    expect(order.reports).toHaveLength(1)
    for (const secret of SECRETS) expect(text, secret).not.toContain(secret)
    expect((await report(code, 'OTHER', cookie)).status).toBe(403)
  }
})

test('a number that was written into the street is no street’s name', async () => {
  const street = `${NEAR.street} ${NEAR.number}`
  for (const number of ['', NEAR.number]) {
    const { code } = await placed({ location: { ...NEAR, street, number } })
    expect((await read(code, STRANGER)).order.destination).toMatchObject({ street: NEAR.street, number: '' })
  }
})

test('[SHIP-01] a rider reads the short code, and neither the order’s nor its key', async () => {
  const made = deliveries(server)
  const shift = await startShift(server, { phone: '+5491155598000' })
  const rider = riderCalls(server, shift)
  const { code, shipment } = await made.ready()
  const { id, deliveryKey, logisticsOrder } = shipment
  const [from, to] = [0, 2].map((days) =>
    new Date(SATURDAY_NOON.getTime() + (days - 1) * DAY_MS).toISOString(),
  )
  const query = `providerName=OWN_FLEET&branchContactId=bistro&status=LOOKING_FOR_DRIVER&startDate=${from}&endDate=${to}`
  const seen = [await rider.get(`/api/shipments?${query}`), await rider.get(`/api/shipments/${id}`)]
  for (const status of ['ON_ROUTE_TO_PICK_UP', 'IN_STORE', 'ON_ROUTE_TO_DROP_OFF'] as const) {
    seen.push(await rider.move(id, status), await rider.get('/api/shipments/rider'))
    seen.push(await rider.get<ShipmentStack>(`/api/shipments/order/${logisticsOrder}`))
  }
  for (const { status, text } of seen) {
    expect(status, text).toBe(200)
    expect(text).toContain(`"codeToShow":"${code.slice(-4)}"`)
    for (const secret of [code, `"${deliveryKey}"`]) expect(text).not.toContain(secret)
  }
})

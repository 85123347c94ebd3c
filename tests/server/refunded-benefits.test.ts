import { afterAll, beforeAll, expect, test } from 'vitest'

import type { CodeDiscount, OrderCreated, OrderFollowUp } from '#generated/models.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { Payments } from '#server/payments/payments.ts'
import { ALL, usesOf } from '#server/repositories/codes-repository.ts'
import { findBalance, insertMovement, lockAccount } from '#server/repositories/loyalty-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { cookieOf, SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

const BRANCH = 'bistro-casa'
const TENANT = 'bistro'
let server: TestApp
let bank: FaultyBank
beforeAll(async () => {
  bank = new FaultyBank(() => server?.time.now ?? SATURDAY_NOON)
  server = await testApp({ payments: new Payments([bank.provider('embedded')]) })
})
afterAll(() => server.close())

let phones = 0
type Bought = OrderCreated & { phone: string; cookie: string }

/** An order with a code and 81 points, paid by card. */
async function buy(): Promise<Bought> {
  const phone = `+54911777${String((phones += 1)).padStart(5, '0')}`
  const send = async (body: object, cookie?: string) => {
    const headers = { 'idempotency-key': newKey() }
    const sent = await server.call<OrderCreated>('POST', '/api/order', { body, headers, cookie })
    expect(sent.status, sent.text).toBe(201)
    return sent
  }
  const first = await send(await orderPayload(server, 'bistro', { form: { phone } }))
  const cookie = cookieOf(first)
  // a browser that proves no phone earns once a day
  await move(first.body, 'CANCELED')
  const { deviceId = null, orderedAt: at } = (await findOrderByCode(server.store.db, first.body.code)) ?? {}
  await server.store.db.transaction(async (tx) => {
    await lockAccount(tx, { branch: BRANCH, phone })
    await insertMovement(
      tx,
      { branch: BRANCH, phone },
      { kind: 'REWARD', amount: 100, deviceId, at: at ?? SATURDAY_NOON },
    )
  })
  const asked = { code: 'TRES', branchId: BRANCH, orderModeId: 'bistro.take-away', phone }
  const { body: code } = await server.call<CodeDiscount>('POST', '/api/codediscounts/validate', {
    body: { ...asked, paymentTypeId: 'bistro.take-away.online' },
    cookie,
  })
  const points = { held: 100, wished: 81 }
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE', form: { phone }, code, points })
  const { body: order } = await send(body, cookie)
  const card = { token: 'token', paymentMethodId: 'visa', dinerOrderId: order.id, cardName: 'Ana' }
  const paid = { ...card, identificationType: 'DNI', identificationNumber: '12345678' }
  expect((await server.call('POST', '/api/order/payment', { body: paid, cookie })).status).toBe(200)
  return { ...order, phone, cookie }
}
const move = async ({ code }: Pick<OrderCreated, 'code'>, ...statuses: string[]) => {
  for (const status of statuses) {
    const body = { status }
    const moved = await server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body })
    expect(moved.status, moved.text).toBe(200)
  }
}
const giveBack = async ({ code }: Bought, amount: number) => {
  const body = { amount, reason: 'Faltó algo' }
  const given = await server.call('POST', `/api/admin/orders/${code}/refunds`, { admin: true, body })
  expect(given.status, given.text).toBe(200)
  await server.app.worker.runDue()
}
const attemptOf = async ({ id }: Bought) => {
  const [attempt] = await listPayments(server.store.db, id)
  if (attempt === undefined) throw new Error('No payment')
  return attempt
}
/** The bank says that a payment changed. */
const tell = ({ reference }: { reference: string | null }) =>
  server.call('POST', `${noticePath('embedded')}?data.id=${reference}&type=payment`, {
    headers: { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' },
  })
const balance = ({ phone }: Bought) => findBalance(server.store.db, { branch: BRANCH, phone })
const uses = async () => (await usesOf(server.store.db, { tenant: TENANT, codeId: 'tres' }, [ALL])).get(ALL)
const gained = async ({ code }: Bought) => (await findOrderByCode(server.store.db, code))?.gainedPoints ?? 0

test('[LOY-02] [DISC-03] what goes back in parts brings points in proportion, and the code’s use with the last of it', async () => {
  const order = await buy()
  const third = Math.floor(order.price / 3) - 1
  const earned = await gained(order)
  expect(earned).toBeGreaterThan(200)
  expect([await balance(order), await uses()]).toEqual([19, 1])
  await giveBack(order, third)
  expect([await balance(order), await uses()]).toEqual([19 + 26, 1])
  await move(order, 'ACCEPTED', 'READY', 'DELIVERED')
  const shareOf = (back: number) => Math.floor((earned * back) / order.price)
  expect(await balance(order)).toBe(45 + earned - shareOf(third))
  await giveBack(order, third)
  expect([await balance(order), await uses()]).toEqual([19 + 53 + earned - shareOf(2 * third), 1])
  await giveBack(order, order.price - 2 * third)
  expect([await balance(order), await uses()]).toEqual([100, 0])
})

test('[LOY-02] [DISC-03] refunded and then canceled, or canceled and then refunded, all comes back once', async () => {
  const refunded = await buy()
  await giveBack(refunded, refunded.price)
  expect([await balance(refunded), await uses()]).toEqual([100, 0])
  await move(refunded, 'CANCELED')
  expect([await balance(refunded), await uses()]).toEqual([100, 0])

  const other = await buy()
  const canceled = await buy()
  await giveBack(canceled, 100)
  await move(canceled, 'CANCELED')
  expect([await balance(canceled), await uses()]).toEqual([100, 1])
  await server.app.worker.runDue()
  expect([await balance(canceled), await uses()]).toEqual([100, 1])
  await move(other, 'CANCELED')
  expect(await uses()).toBe(0)
})

test('[LOY-01] [DISC-03] what a bank took away brings both back, however often it is told', async () => {
  const order = await buy()
  await move(order, 'ACCEPTED', 'READY', 'DELIVERED')
  const attempt = await attemptOf(order)
  bank.chargeBack(attempt.id)
  for (let told = 0; told < 2; told += 1) {
    await tell(attempt)
    expect([await balance(order), await uses()]).toEqual([100, 0])
  }
})

test('[LOY-01] [DISC-03] a dispute that the venue wins takes both again, and one that is lost later brings them back', async () => {
  const order = await buy()
  const earned = await gained(order)
  await move(order, 'ACCEPTED', 'READY')
  const attempt = await attemptOf(order)
  bank.chargeBack(attempt.id)
  await tell(attempt)
  expect([await balance(order), await uses()]).toEqual([100, 0])
  bank.winDispute(attempt.id)
  for (let told = 0; told < 2; told += 1) {
    await tell(attempt)
    expect([await balance(order), await uses()]).toEqual([19, 1])
  }
  await move(order, 'DELIVERED')
  expect(await balance(order)).toBe(19 + earned)
  bank.chargeBack(attempt.id)
  await tell(attempt)
  expect([await balance(order), await uses()]).toEqual([100, 0])
})

test('[LOY-01] the page of an order tells the points that stay with it', async () => {
  const order = await buy()
  const earned = await gained(order)
  const told = async () => {
    const url = `/api/diner/bistro/order/${order.code}`
    return (await server.call<OrderFollowUp>('GET', url, { cookie: order.cookie })).body.gainedPoints
  }
  expect(await told()).toBe(earned)
  await move(order, 'ACCEPTED', 'READY', 'DELIVERED')
  const half = Math.floor(order.price / 2)
  await giveBack(order, half)
  const before = await balance(order)
  expect(await told()).toBe(earned - Math.floor((earned * half) / order.price))
  await giveBack(order, order.price - half)
  expect(await told()).toBe(0)
  // what is told is what the account has of the order
  expect([before, await balance(order)]).toEqual([
    19 + 40 + earned - Math.floor((earned * half) / order.price),
    100,
  ])
})

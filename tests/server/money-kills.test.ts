// Longer than 300 lines: the ways of money, one after another, with what both sides do in each.

import { afterAll, beforeAll, expect, test } from 'vitest'

import { MINUTE_MS } from '#domain/time/lengths.ts'
import type { OrderCreated, OrderPayload, PaymentUrl } from '#generated/models.ts'
import { noticePath } from '#server/payments/provider-paths.ts'
import { Payments } from '#server/payments/payments.ts'
import { transbankPayments } from '#server/payments/transbank/transbank-payments.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { FaultyBank, type Fault } from './support/faulty-bank.ts'
import {
  judgeAll,
  killAtEach,
  machineOf,
  type At,
  type Case,
  type Machine,
  type Way,
} from './support/kill-each.ts'
import { moneyVenue, type Bought } from './support/money-venue.ts'
import { orderPayload } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp } from './support/test-app.ts'
import { webpayVenue } from './support/webpay-venue.ts'

let bank: FaultyBank
let machine: Machine
beforeAll(async () => {
  bank = new FaultyBank(() => machine?.server.time.now ?? SATURDAY_NOON)
  const provider = bank.provider('embedded')
  machine = await machineOf(await testApp({ payments: new Payments([provider]) }), provider)
})
afterAll(async () => {
  await machine.dying.close()
  await machine.server.close()
})

const boughtBy = ({ order }: Case): Bought => {
  if (order === undefined) throw new Error('Nothing was ordered')
  return order
}
const send = (one: Case, at: At) =>
  at.call<OrderCreated>('POST', '/api/order', { body: one.body, headers: { 'idempotency-key': one.key } })
const bodies = new Map<string, OrderPayload>()
/** The same order for everybody, by another phone. */
async function order(one: Case, at: At, payment: 'CARD' | 'ONLINE'): Promise<void> {
  const body =
    bodies.get(payment) ?? (await orderPayload({ ...machine.server, call: at.call }, 'bistro', { payment }))
  bodies.set(payment, body)
  one.body = { ...body, phone: one.phone, ...(payment === 'CARD' ? { token: 'token' } : {}) }
}
async function placeOnline(one: Case, at: At): Promise<void> {
  await order(one, at, 'ONLINE')
  const placed = await send(one, at)
  expect(placed.status, placed.text).toBe(201)
  one.order = placed.body
}
const payByCard = (one: Case, at: At) => {
  const card = { token: 'token', paymentMethodId: 'visa', dinerOrderId: boughtBy(one).id, cardName: 'Ana' }
  const body = { ...card, identificationType: 'DNI', identificationNumber: '12345678' }
  return at.call('POST', '/api/order/payment', { body })
}
async function placePaid(one: Case, at: At): Promise<void> {
  await placeOnline(one, at)
  expect((await payByCard(one, at)).status).toBe(200)
}
const askForLink = (one: Case, at: At) => {
  const { code, price: amount } = boughtBy(one)
  return at.call<PaymentUrl>('POST', '/api/paymenturl', { body: { code, branchContactId: 'bistro', amount } })
}
async function placeLinked(one: Case, at: At): Promise<void> {
  await placeOnline(one, at)
  expect((await askForLink(one, at)).status).toBe(200)
}
const payLink = async (one: Case, times = 1) => {
  const [attempt] = await listPayments(machine.server.store.db, boughtBy(one).id)
  for (let paid = 0; paid < times; paid += 1) bank.payLink(attempt?.id ?? '', boughtBy(one).price)
}
/** The provider tells of each payment of the order, and of one that was not taken again under the same id. */
async function notify(one: Case, at: At): Promise<void> {
  const attempts = await listPayments(machine.server.store.db, boughtBy(one).id)
  for (const { reference, asOf } of bank.held.filter((held) =>
    attempts.some(({ id }) => id === held.attemptId),
  ))
    await at.call('POST', `${noticePath('embedded')}?data.id=${reference}&type=payment`, {
      headers: { 'x-request-id': `${one.key}-${reference}-${asOf.getTime()}`, 'x-signature': 'ts=1,v1=a' },
    })
}
const move = (one: Case, at: At, body: object) =>
  at.call('PUT', `/api/admin/orders/${boughtBy(one).code}/status`, { admin: true, body })
const giveBack = (one: Case, at: At, amount: number) => {
  const headers = { 'idempotency-key': one.key }
  const body = { amount, reason: 'Faltó algo' }
  return at.call('POST', `/api/admin/orders/${boughtBy(one).code}/refunds`, { admin: true, body, headers })
}
const work = ({ app }: At) => app.worker.runDue()
/** The next call to the bank goes so. */
const next = (...faults: Fault[]) => {
  bank.faults = faults
}
const after = (minutes: number) => {
  machine.server.time.now = new Date(SATURDAY_NOON.getTime() + minutes * MINUTE_MS)
}

const WAYS: readonly Way[] = [
  {
    name: 'order and pay by card',
    before: (one, at) => order(one, at, 'CARD'),
    step: send,
    again: 'both',
  },
  { name: 'pay a placed order by card', before: placeOnline, step: payByCard, again: 'both' },
  {
    name: 'a card whose answer is lost, and the job that asks',
    async before(one, at) {
      await placeOnline(one, at)
      next('after')
      await payByCard(one, at)
      after(2)
    },
    step: (_, at) => work(at),
    again: 'always',
    ends: 'PAID',
  },
  {
    name: 'ask for a link and pay it',
    before: placeOnline,
    async step(one, at) {
      await askForLink(one, at)
      await payLink(one)
    },
    again: 'both',
    ends: 'PAID',
  },
  {
    name: 'a notice of a paid link',
    async before(one, at) {
      await placeLinked(one, at)
      await payLink(one)
    },
    step: notify,
    again: 'always',
    ends: 'PAID',
  },
  {
    name: 'notices of a link that was paid twice',
    async before(one, at) {
      await placeLinked(one, at)
      await payLink(one, 2)
    },
    step: notify,
    again: 'always',
    ends: 'PAID',
  },
  {
    name: 'the page of an order whose link was paid',
    async before(one, at) {
      await placeLinked(one, at)
      await payLink(one)
    },
    step: (one, at) => at.call('GET', `/api/diner/bistro/order/${boughtBy(one).code}`),
    again: 'both',
    ends: 'PAID',
  },
  {
    name: 'the venue cancels a paid order',
    before: placePaid,
    step: (one, at) => move(one, at, { status: 'CANCELED' }),
    again: 'both',
    ends: 'REFUNDED',
  },
  {
    name: 'the diner cancels a paid order',
    before: placePaid,
    step: (one, at) =>
      at.call('POST', '/api/diner/order/followup', {
        body: { code: boughtBy(one).code, errorType: 'CANCEL' },
      }),
    again: 'both',
  },
  {
    name: 'the venue gives a part back',
    before: placePaid,
    step: (one, at) => giveBack(one, at, 100),
    again: 'both',
    ends: 'PARTIALLY_REFUNDED',
  },
  {
    name: 'the job that sends a refund',
    async before(one, at) {
      await placePaid(one, at)
      await move(one, at, { status: 'CANCELED' })
    },
    step: (_, at) => work(at),
    again: 'always',
    ends: 'REFUNDED',
  },
  {
    name: 'the job that sends two refunds of one payment',
    async before(one, at) {
      await placePaid(one, at)
      await giveBack(one, at, 100)
      await move(one, at, { status: 'CANCELED' })
    },
    step: (_, at) => work(at),
    again: 'never',
  },
  {
    name: 'a refund that is sent, and confirmed later',
    async before(one, at) {
      await placePaid(one, at)
      await move(one, at, { status: 'CANCELED' })
      next('slow')
    },
    async step(_, at) {
      await work(at)
      after(2)
      await work(at)
    },
    again: 'always',
    ends: 'REFUNDED',
  },
  {
    name: 'a refund whose answer is lost, and the next try',
    async before(one, at) {
      await placePaid(one, at)
      await move(one, at, { status: 'CANCELED' })
      next('after')
    },
    async step(_, at) {
      await work(at)
      after(2)
      await work(at)
    },
    again: 'always',
    ends: 'REFUNDED',
  },
  {
    name: 'a refused refund is tried again',
    async before(one, at) {
      await placePaid(one, at)
      await move(one, at, { status: 'CANCELED' })
      next('refused')
      await work(at)
    },
    async step(one, at) {
      const { code } = boughtBy(one)
      const url = `/api/admin/orders/${code}`
      const [refund] = (await moneyVenue(machine.server, () => 0).consoleOrder(code)).money.refunds
      await at.call('POST', `${url}/refunds/${refund?.id}/retry`, { admin: true })
      await work(at)
    },
    again: 'always',
    ends: 'REFUNDED',
  },
  {
    name: 'a notice of what a bank took away',
    async before(one, at) {
      await placePaid(one, at)
      await giveBack(one, at, 100)
      const [attempt] = await listPayments(machine.server.store.db, boughtBy(one).id)
      bank.chargeBack(attempt?.id ?? '')
    },
    step: notify,
    again: 'always',
    ends: 'CHARGED_BACK',
  },
  {
    name: 'a notice of a dispute that was won, and the refund that is due again',
    async before(one, at) {
      await placePaid(one, at)
      await giveBack(one, at, 100)
      const [attempt] = await listPayments(machine.server.store.db, boughtBy(one).id)
      bank.chargeBack(attempt?.id ?? '')
      await notify(one, at)
      bank.winDispute(attempt?.id ?? '')
    },
    async step(one, at) {
      await notify(one, at)
      await work(at)
    },
    again: 'always',
    ends: 'PARTIALLY_REFUNDED',
  },
  {
    name: 'cash, and the job that closes the link',
    async before(one, at) {
      await placeLinked(one, at)
      await move(one, at, { status: 'GENERATED' })
    },
    async step(one, at) {
      await move(one, at, { status: 'GENERATED', paid: true })
      await work(at)
    },
    again: 'always',
    ends: 'PAID',
  },
  {
    name: 'the job that closes a link which was paid meanwhile',
    async before(one, at) {
      await placeLinked(one, at)
      await move(one, at, { status: 'CANCELED' })
      await payLink(one)
    },
    step: (_, at) => work(at),
    again: 'never',
  },
]

test('[PAY-01] whatever line a process dies at, no money is lost, taken or sent back twice', async () => {
  let kills = 0
  for (const way of WAYS) kills += await killAtEach(machine, way)
  process.stdout.write(`  ${kills} kills in ${WAYS.length} ways of money\n`)
  expect(machine.killed.length).toBeGreaterThan(kills / 2)
  await judgeAll(machine, (attempts) => bank.balance(attempts))
}, 600_000)

test('[FUP-05] whatever line a process dies at as a diner comes back from the bank, money counts once', async () => {
  const venue = await webpayVenue()
  const { server } = venue
  const { transbankAccounts, transbankApi } = server.config
  const atBank = await machineOf(server, transbankPayments(transbankAccounts, transbankApi))
  const transactionOf = (orderCode: string) =>
    venue.bank.transactions.find(({ return_url }) => return_url.endsWith(orderCode))
  const comeBack: Way = {
    name: 'back from the bank',
    async before(one, at) {
      one.body = {
        ...(await orderPayload({ ...server, call: at.call }, 'bistro', { payment: 'ONLINE' })),
        phone: one.phone,
      }
      one.order = (await send(one, at)).body
      expect((await askForLink(one, at)).status).toBe(200)
      Object.assign(transactionOf(one.order.code) ?? {}, { paid: 'agreed' })
    },
    step: (one, at) => {
      const { return_url = '', token = '' } = transactionOf(boughtBy(one).code) ?? {}
      return at.call('GET', `${new URL(return_url).pathname}?token_ws=${token}`)
    },
    again: 'both',
  }
  const giveUp: Way = {
    ...comeBack,
    name: 'back from the bank, and canceled',
    async step(one, at) {
      await comeBack.step(one, at)
      await move(one, at, { status: 'CANCELED' })
      await work(at)
    },
    again: 'always',
  }
  for (const way of [comeBack, giveUp]) await killAtEach(atBank, way)
  await judgeAll(atBank, (attempts) =>
    venue.bank.transactions
      .filter(({ session_id }) => attempts.includes(session_id))
      .filter(({ status }) => status === 'AUTHORIZED' || status === 'PARTIALLY_NULLIFIED')
      .reduce((sum, { amount, balance = amount }) => sum + balance, 0),
  )
  await atBank.dying.close()
  await venue.close()
}, 600_000)

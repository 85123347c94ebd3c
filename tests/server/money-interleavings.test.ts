import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderCreated } from '#generated/models.ts'
import { noticePath } from '#server/payments/notice-path.ts'
import { Payments } from '#server/payments/payments.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import type { Fault } from './support/faulty-bank.ts'
import { moneyVenue } from './support/money-venue.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp } from './support/test-app.ts'
import type { Answer, TestApp } from './support/test-app.ts'

const ACTS = [
  'card',
  'link',
  'pay-link',
  'notice',
  'charge-back',
  'win-dispute',
  'look',
  'diner-cancels',
  'venue-cancels',
  'cash',
  'accept',
  'give-back',
  'work',
  'later',
] as const
const FAULTS: readonly Fault[] = [
  'none',
  'none',
  'none',
  'before',
  'after',
  'crash-before',
  'crash-after',
  'refused',
]
const HOUR_MS = 3_600_000
/** How many runs; more of them are measured by hand. */
const RUNS = Number(process.env.MONEY_RUNS ?? 12)
const ORDERS = 4

type Step = { order: number; act: (typeof ACTS)[number]; fault: Fault }
const anyStep = fc.record<Step>({
  order: fc.nat(ORDERS - 1),
  // money comes more often than anything else
  act: fc.constantFrom(...ACTS, 'link', 'pay-link', 'pay-link', 'card', 'notice', 'notice'),
  fault: fc.constantFrom(...FAULTS),
})

let server: TestApp
let bank: FaultyBank
beforeAll(async () => {
  const time = { now: SATURDAY_NOON }
  bank = new FaultyBank(() => server?.time.now ?? time.now)
  server = await testApp({ payments: new Payments([bank.provider('embedded')]), cookie: DINER_COOKIE })
})
afterAll(() => server.close())

async function place(): Promise<OrderCreated> {
  const body = await orderPayload(server, 'bistro', { payment: 'ONLINE' })
  const headers = { 'idempotency-key': newKey() }
  const placed = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
  expect(placed.status, placed.text).toBe(201)
  return placed.body
}

const move = (code: string, body: object) =>
  server.call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body })

/** What the bank tells of every payment of some attempts. */
const notices = (attempts: readonly { id: string }[]) =>
  bank.held
    .filter(({ attemptId }) => attempts.some((one) => one.id === attemptId))
    .map(
      ({ reference }) =>
        () =>
          server.call('POST', `${noticePath('embedded')}?data.id=${reference}&type=payment`, {
            headers: { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' },
          }),
    )

/** Somebody does something; whatever they are answered, it must be no fault of ours. */
async function act({ id, code, price }: OrderCreated, { act: what }: Step): Promise<void> {
  const answers: Answer[] = []
  const call = async (asked: Promise<Answer>) => void answers.push(await asked)
  const attempts = await listPayments(server.store.db, id)
  const crashed = bank.crashes
  switch (what) {
    case 'card': {
      const card = { token: 'token', paymentMethodId: 'visa', dinerOrderId: id, cardName: 'Ana' }
      const body = { ...card, identificationType: 'DNI', identificationNumber: '12345678' }
      await call(server.call('POST', '/api/order/payment', { body }))
      break
    }
    case 'link': {
      const body = { code, branchContactId: 'bistro', amount: price }
      await call(server.call('POST', '/api/paymenturl', { body }))
      break
    }
    case 'pay-link':
      for (const { id: attemptId, kind } of attempts) if (kind === 'LINK') bank.payLink(attemptId, price)
      break
    case 'notice':
      for (const told of notices(attempts)) await call(told())
      break
    case 'charge-back':
      for (const attempt of attempts) bank.chargeBack(attempt.id)
      break
    case 'win-dispute':
      for (const attempt of attempts) bank.winDispute(attempt.id)
      break
    case 'look':
      await call(server.call('GET', `/api/diner/bistro/order/${code}`))
      break
    case 'diner-cancels':
      await call(server.call('POST', '/api/diner/order/followup', { body: { code, errorType: 'CANCEL' } }))
      break
    case 'venue-cancels':
      await call(move(code, { status: 'CANCELED' }))
      break
    case 'cash':
      await call(move(code, { status: 'GENERATED', paid: true }))
      break
    case 'accept':
      await call(move(code, { status: 'ACCEPTED' }))
      break
    case 'give-back':
      await call(
        server.call('POST', `/api/admin/orders/${code}/refunds`, {
          admin: true,
          body: { amount: 100, reason: 'Faltó algo' },
        }),
      )
      break
    case 'work':
      await server.app.worker.runDue()
      break
    case 'later':
      server.time.now = new Date(server.time.now.getTime() + 60_000)
  }
  const isCrashed = bank.crashes > crashed
  for (const { status, text } of answers) if (status === 500 && !isCrashed) expect(text).toBe('no fault')
}

test('[PAY-01] whatever diner, venue, bank, jobs and crashes do, charged − refunded is what is owed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { size: 'max', minLength: 40, maxLength: 120 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 120, maxLength: 120 }),
      fc.constantFrom(0, HOUR_MS),
      async (steps, sizes, lagMs) => {
        server.time.now = SATURDAY_NOON
        bank.faults = []
        bank.lagMs = lagMs
        const placed: OrderCreated[] = []
        for (let nth = 0; nth < ORDERS; nth += 1) placed.push(await place())
        const left = [...steps]
        for (const size of sizes) {
          const together = left.splice(0, size)
          bank.faults = together.map(({ fault }) => fault)
          const done = await Promise.allSettled(
            together.map((step) => act(placed[step.order] ?? (placed[0] as OrderCreated), step)),
          )
          for (const one of done) if (one.status === 'rejected') throw one.reason
        }
        const venue = moneyVenue(server, (attempts) => bank.balance(attempts))
        bank.faults = []
        // a bank tells again what was not heard
        for (const { id } of placed)
          for (const told of notices(await listPayments(server.store.db, id))) await told()
        await venue.settle(placed)
        for (const order of placed) await venue.judge(order)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
}, 600_000)

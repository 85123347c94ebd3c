import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ConsoleOrder, OrderCreated } from '#generated/models.ts'
import { jobs } from '#server/db/schema/work.ts'
import { noticePath } from '#server/payments/notice-path.ts'
import { Payments } from '#server/payments/payments.ts'
import { listCharges, listRefunds } from '#server/repositories/ledger-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import { FaultyBank } from './support/faulty-bank.ts'
import type { Fault } from './support/faulty-bank.ts'
import { newKey, orderPayload } from './support/order-payload.ts'
import { DINER_COOKIE, SATURDAY_NOON, testApp } from './support/test-app.ts'
import type { Answer, TestApp } from './support/test-app.ts'

const ACTS = [
  'card',
  'link',
  'pay-link',
  'notice',
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
  act: fc.constantFrom(...ACTS, 'link', 'pay-link', 'pay-link', 'card', 'notice'),
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
const consoleOrder = async (code: string) =>
  (await server.call<ConsoleOrder>('GET', `/api/admin/orders/${code}`, { admin: true })).body

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
      for (const { reference, attemptId } of bank.held)
        if (attempts.some((one) => one.id === attemptId))
          await call(
            server.call('POST', `${noticePath('embedded')}?data.id=${reference}&type=payment`, {
              headers: { 'x-request-id': newKey(), 'x-signature': 'ts=1,v1=a' },
            }),
          )
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

/** Everything that comes later, with a bank that works: jobs, and what the venue gives back by hand or tries again. */
async function settle(placed: readonly OrderCreated[]): Promise<void> {
  bank.faults = []
  for (const ahead of [0, 0.1, 0.5, 2, 6, 48, 24 * 31]) {
    server.time.now = new Date(server.time.now.getTime() + ahead * HOUR_MS)
    // a process that died holds its jobs for a while
    await server.store.db.update(jobs).set({ lockedUntil: null, runAt: server.time.now })
    await server.app.worker.runDue()
    for (const { code } of placed) {
      const { actions, money } = await consoleOrder(code)
      const failed = money.refunds.find(({ status }) => status === 'FAILED')
      const url = `/api/admin/orders/${code}`
      if (failed !== undefined && actions.includes('RETRY_REFUND'))
        await server.call('POST', `${url}/refunds/${failed.id}/retry`, { admin: true })
      else if (actions.includes('REFUND')) {
        const owed = money.refunds.find(({ byHand }) => byHand)?.amount ?? 0
        const body = { amount: owed, text: 'En mano' }
        await server.call('PUT', `${url}/refund`, { admin: true, body })
      }
    }
  }
}

async function judge({ id, code, price }: OrderCreated): Promise<void> {
  const { order, money } = await consoleOrder(code)
  const attempts = await listPayments(server.store.db, id)
  const charges = await listCharges(server.store.db, [id])
  const refunds = await listRefunds(server.store.db, [id])
  const held = bank.balance(attempts.map((attempt) => attempt.id))
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const ofBank = charges.filter(({ source }) => source === 'PROVIDER')
  const back = refunds.filter(
    ({ chargeId, status }) => status === 'CONFIRMED' && ofBank.some((one) => one.id === chargeId),
  )
  expect(sumOf(ofBank) - sumOf(back), 'the ledger and the bank').toBe(held)
  expect(order.status === 'CANCELED' && order.paid, 'both dead and paid').toBe(false)
  const settling = charges.find((one) => one.uncounted === null && one.voidedAt === null)
  const given = sumOf(refunds.filter((one) => one.chargeId === settling?.id && one.reason === 'VENUE'))
  const owed = order.paid && settling?.source === 'PROVIDER' ? price - given : 0
  expect(held, 'charged − refunded = owed').toBe(owed)
  expect(
    money.refunds.filter(({ status }) => status !== 'CONFIRMED'),
    'refunds on their way',
  ).toEqual([])
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
        await settle(placed)
        for (const order of placed) await judge(order)
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  )
}, 600_000)

import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'

import { HOUR_MS } from '#domain/time/lengths.ts'
import type { ConsoleOrder, OrderCreated } from '#generated/models.ts'
import { listCharges, listRefunds } from '#server/repositories/ledger-repository.ts'
import { listPayments, type PaymentRow } from '#server/repositories/payments-repository.ts'
import type { Fault } from './faulty-bank.ts'
import type { Call, Side } from './money-sides.ts'
import { judgeBooks } from './money-books.ts'
import { moneyVenue } from './money-venue.ts'
import { newKey, orderPayload } from './order-payload.ts'
import { callApp, DINER_COOKIE, SATURDAY_NOON, type Answer, type TestApp } from './test-app.ts'

const ACTS = [
  'card',
  'link',
  'pay-link',
  'notice',
  'charge-back',
  'win-dispute',
  'refund-at-page',
  'pay-other-amount',
  'look',
  'diner-cancels',
  'venue-cancels',
  'cash',
  'not-paid',
  'accept',
  'hand-over',
  'give-back',
  'retry',
  'note',
  'work',
  'later',
  'much-later',
] as const
const MONEY_COMES = ['link', 'pay-link', 'pay-link', 'card', 'notice', 'notice'] as const
const FAULTS: readonly Fault[] = [
  'none',
  'none',
  'none',
  'before',
  'after',
  'crash-before',
  'crash-after',
  'refused',
  'slow',
]
const ORDERS = 4
const TIP = 999
/** A Saturday noon before the end of Chile's summer time. */
const BEFORE_WINTER = new Date('2027-04-03T16:00:00.000Z')

type Step = { order: number; act: (typeof ACTS)[number]; fault: Fault; app: number }

/** The processes of one server on one database, and the providers of its venues. */
export type Market = { server: TestApp; apps: readonly FastifyInstance[]; sides: readonly Side[] }

type Bought = OrderCreated & { side: Side }

/**
 * Lets diners, venues, banks, jobs and crashes do what they may in any order, up to four things at once, at any of the
 * processes; then everything comes that comes later, and the money of each order is judged.
 *
 * @param runs - with other things in another order each
 */
export async function interleave({ server, apps, sides }: Market, runs: number): Promise<void> {
  const all: Bought[] = []
  const counted = { steps: 0, orders: 0, attempts: 0, charges: 0, refunds: 0 }
  const anyStep = fc.record<Step>({
    order: fc.nat(ORDERS - 1),
    // money comes more often than anything else
    act: fc.constantFrom(...ACTS, ...MONEY_COMES, ...MONEY_COMES),
    fault: fc.constantFrom(...FAULTS),
    app: fc.nat(apps.length - 1),
  })
  const callAt =
    (nth: number): Call =>
    (method, url, options = {}) =>
      callApp(apps[nth] ?? server.app, method, url, { cookie: DINER_COOKIE, ...options })
  const crashes = () => sides.reduce((sum, side) => sum + side.crashes(), 0)
  const held = (attempts: readonly string[]) => sides.reduce((sum, side) => sum + side.balance(attempts), 0)

  async function place(side: Side, payment: 'ONLINE' | 'CASH'): Promise<Bought> {
    const plain = await orderPayload(server, side.venue, { payment })
    const price = plain.price + TIP
    const tip = { type: 'AMOUNT', value: TIP } as const
    const body = { ...plain, tip, price, paymentInfo: { ...plain.paymentInfo, amount: price } }
    const headers = { 'idempotency-key': newKey() }
    const placed = await server.call<OrderCreated>('POST', '/api/order', { body, headers })
    expect(placed.status, placed.text).toBe(201)
    return { ...placed.body, side }
  }

  /** Somebody does something; whatever they are answered, it must be no fault of ours. */
  async function act(order: Bought, { act: what, app: nth }: Step): Promise<void> {
    const crashed = crashes()
    const call = callAt(nth)
    const answers: Answer[] = []
    const attempts = await listPayments(server.store.db, order.id)
    if (what === 'work') await (apps[nth] ?? server.app).worker.runDue()
    else if (what === 'later' || what === 'much-later')
      server.time.now = new Date(server.time.now.getTime() + (what === 'later' ? 60_000 : HOUR_MS))
    else for (const asked of callsOf(order, what, attempts, call)) answers.push(await asked())
    const isCrashed = crashes() > crashed
    for (const { status, text } of answers) if (status === 500 && !isCrashed) expect(text).toBe('no fault')
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { size: 'max', minLength: 40, maxLength: 120 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 120, maxLength: 120 }),
      fc.constantFrom(0, HOUR_MS),
      fc.constantFrom(SATURDAY_NOON, BEFORE_WINTER),
      async (steps, sizes, lagMs, start) => {
        server.time.now = start
        for (const side of sides) side.begin(lagMs, server.time.now)
        const placed: Bought[] = []
        for (let nth = 0; nth < ORDERS; nth += 1)
          placed.push(
            await place(
              sides[nth % sides.length] ?? (sides[0] as Side),
              nth < ORDERS - 1 ? 'ONLINE' : 'CASH',
            ),
          )
        // so that money comes at each vendor, whatever chance makes of the rest
        if (counted.orders === 0)
          for (const [order, one] of placed.slice(0, sides.length).entries())
            for (const what of ['link', 'pay-link'] as const)
              await act(one, { order, act: what, fault: 'none', app: 0 })
        const left = [...steps]
        for (const size of sizes) {
          const together = left.splice(0, size)
          for (const side of sides) side.breakNext(together.map(({ fault }) => fault))
          const done = await Promise.allSettled(
            together.map((step) => act(placed[step.order] ?? (placed[0] as Bought), step)),
          )
          for (const one of done) if (one.status === 'rejected') throw one.reason
        }
        for (const side of sides) side.breakNext([])
        // a bank tells again what was not heard
        for (const { id, side } of placed)
          for (const told of side.tell(await listPayments(server.store.db, id), callAt(0))) await told()
        const venue = moneyVenue(server, held)
        await venue.settle(placed)
        for (const order of placed) await venue.judge(order)
        all.push(...placed)
        for (const side of sides)
          await judgeBooks(
            server,
            held,
            side.venue,
            all.filter((one) => one.side === side),
          )
        const { db } = server.store
        const ids = placed.map(({ id }) => id)
        for (const id of ids) counted.attempts += (await listPayments(db, id)).length
        counted.charges += (await listCharges(db, ids)).length
        counted.refunds += (await listRefunds(db, ids)).length
        counted.steps += steps.length
        counted.orders += placed.length
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
  const told = Object.entries(counted).map(([what, count]) => `${count} ${what}`)
  process.stdout.write(`  ${runs} runs, ${apps.length} processes: ${told.join(', ')}, 0 violations\n`)
}

type Act = Exclude<Step['act'], 'work' | 'later' | 'much-later'>

/** What somebody asks of us; what happens at a provider alone is done, and asks nothing. */
function callsOf(
  { id, code, price, side }: Bought,
  what: Act,
  attempts: readonly PaymentRow[],
  call: Call,
): (() => Promise<Answer>)[] {
  const move = (body: object) => [
    () => call('PUT', `/api/admin/orders/${code}/status`, { admin: true, body }),
  ]
  const ask = (url: string, body: object, admin = false) => [() => call('POST', url, { body, admin })]
  const card = { token: 'visa.tokenoftheAPRO', paymentMethodId: 'visa', dinerOrderId: id, cardName: 'Ana' }
  switch (what) {
    case 'card':
      return ask('/api/order/payment', {
        ...card,
        identificationType: 'DNI',
        identificationNumber: '12345678',
      })
    case 'link':
      return ask('/api/paymenturl', { code, branchContactId: side.venue, amount: price })
    case 'pay-link':
      for (const { id: attemptId, kind } of attempts) if (kind === 'LINK') side.payLink(attemptId, price)
      return []
    case 'notice':
      return side.tell(attempts, call)
    case 'charge-back':
      for (const attempt of attempts) side.chargeBack(attempt.id)
      return []
    case 'win-dispute':
      for (const attempt of attempts) side.winDispute(attempt.id)
      return []
    case 'pay-other-amount':
      for (const { id: attemptId, kind } of attempts)
        if (kind === 'LINK') side.payLink(attemptId, price - 100)
      return []
    case 'refund-at-page':
      for (const attempt of attempts) side.refundAtPage(attempt.id, 50)
      return []
    case 'look':
      return [() => call('GET', `/api/diner/${side.venue}/order/${code}`)]
    case 'diner-cancels':
      return ask('/api/diner/order/followup', { code, errorType: 'CANCEL' })
    case 'venue-cancels':
      return move({ status: 'CANCELED' })
    case 'cash':
      return move({ status: 'GENERATED', paid: true })
    case 'not-paid':
      return move({ status: 'GENERATED', paid: false })
    case 'accept':
      return move({ status: 'ACCEPTED' })
    case 'hand-over':
      return move({ status: 'DELIVERED' })
    case 'give-back':
      return ask(`/api/admin/orders/${code}/refunds`, { amount: 100, reason: 'Faltó algo' }, true)
    case 'retry':
    case 'note':
      return [
        async () => {
          const url = `/api/admin/orders/${code}`
          const shown = (await call('GET', url, { admin: true })) as Answer<ConsoleOrder>
          const owed = shown.body.money?.refunds.find(({ byHand }) => byHand)
          if (owed === undefined) return shown
          if (what === 'retry') return call('POST', `${url}/refunds/${owed.id}/retry`, { admin: true })
          const body = { amount: owed.amount, text: 'En mano' }
          return call('PUT', `${url}/refund`, { admin: true, body })
        },
      ]
  }
}

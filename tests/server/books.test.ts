// Longer than 300 lines: the days of one venue, each read after what moved money on it.

import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { tipGone } from '#domain/payment/tip-gone.ts'
import type { ConsoleToken, LedgerReport, OrderCreated, Problem } from '#generated/models.ts'
import { riders } from '#server/db/schema/delivery.ts'
import {
  changeCharge,
  insertTaken,
  listCharges,
  noteChargeBack,
} from '#server/repositories/ledger-repository.ts'
import { findOrderByCode } from '#server/repositories/orders-repository.ts'
import { bearer, placeAt, venueToken } from './support/console.ts'
import { newKey, type PayloadOptions } from './support/order-payload.ts'
import { SATURDAY_NOON, testApp, type TestApp } from './support/test-app.ts'

/** 23:30 of Saturday the 21st in Buenos Aires, where it is Sunday in UTC; and ten past midnight. */
const LATE = new Date('2026-11-22T02:30:00.000Z')
const SUNDAY = new Date('2026-11-22T03:10:00.000Z')
const LEDGER = '/api/admin/ledger?branchContactId=bistro'

let server: TestApp
let till: ConsoleToken
let foreign: ConsoleToken
beforeAll(async () => {
  server = await testApp()
  till = await venueToken(server, 'bistro', '=2+2')
  foreign = await venueToken(server, 'bistro-estricto')
})
afterAll(() => server.close())
beforeEach(() => {
  server.time.now = LATE
})

const read = (more = '', token = till) =>
  server.call<LedgerReport & Problem>('GET', LEDGER + more, bearer(token))
const report = async (more = '', token = till): Promise<LedgerReport> => (await read(more, token)).body
const saturday = () => report('&from=2026-11-21')
const bookOf = ({ books }: LedgerReport) => books[0]
const at = (moment: Date) => {
  server.time.now = moment
}

const orderOf = async (code: string) => {
  const order = await findOrderByCode(server.store.db, code)
  if (order === undefined) throw new Error(`No order ${code}`)
  return order
}
const chargeOf = async (code: string) => {
  const [charge] = await listCharges(server.store.db, [(await orderOf(code)).id])
  if (charge === undefined) throw new Error(`No money for ${code}`)
  return charge
}
const mark = async (code: string, paid: boolean, token = till) => {
  const { status } = await orderOf(code)
  return server.call('PUT', `/api/admin/orders/${code}/status`, { ...bearer(token), body: { status, paid } })
}
/** An order of noon, when the venue is open; afterwards it is late again. */
const placed = async (options?: PayloadOptions): Promise<OrderCreated> => {
  const { now } = server.time
  at(SATURDAY_NOON)
  const order = await placeAt(server, 'bistro', options)
  at(now)
  return order
}
/** An order whose cash the drawer has. */
const sold = async (options?: PayloadOptions): Promise<OrderCreated> => {
  const order = await placed(options)
  await mark(order.code, true)
  return order
}
const giveBack = (code: string, amount: number) =>
  server.call('POST', `/api/admin/orders/${code}/refunds`, {
    headers: { ...bearer(till).headers, 'idempotency-key': newKey() },
    body: { amount, reason: 'Faltó la sopa' },
  })

describe('the books of a day', () => {
  test('what was taken at 23:30 is of that day, and what went back after midnight of the next', async () => {
    const before = bookOf(await saturday())
    const { code, price } = await sold()
    at(SUNDAY)
    await giveBack(code, 100)
    const day = bookOf(await saturday())
    expect(day?.total.received).toBe((before?.total.received ?? 0) + price)
    expect(day?.total.refunded).toBe(before?.total.refunded)
    // without days the one that the venue has is meant
    const next = await report()
    expect(next).toMatchObject({ from: '2026-11-22', to: '2026-11-22' })
    expect(bookOf(next)?.total).toMatchObject({ received: 0, refunds: 1, refunded: 100, net: -100 })
    expect(bookOf(next)?.cash).toEqual([
      {
        source: 'VENUE',
        holder: '=2+2',
        token: till.id,
        received: 0,
        tips: 0,
        voided: 0,
        givenBack: 100,
        due: -100,
      },
    ])
    const both = bookOf(await report('&from=2026-11-21&to=2026-11-22'))
    expect(both?.total.net).toBe((day?.total.net ?? 0) - 100)
  })

  test('the tip is the ledger’s, and that of the order where it was written before the ledger kept it', async () => {
    const tips = async () => bookOf(await saturday())?.total.tips ?? 0
    const before = await tips()
    const { code } = await sold()
    const { id } = await chargeOf(code)
    await server.store.db.execute(`update orders set tip = 70 where code = '${code}'`)
    await changeCharge(server.store.db, id, { tip: 50 })
    expect((await tips()) - before).toBe(50)
    await changeCharge(server.store.db, id, { tip: null })
    expect((await tips()) - before).toBe(70)
    expect((await saturday()).rows.find(({ orderCode }) => orderCode === code)?.tip).toBe(70)
    await changeCharge(server.store.db, id, { uncounted: 'PAID_TWICE' })
    expect((await tips()) - before).toBe(0)
  })

  test('what was noted by mistake and marked off on its day cancels itself, and both are told', async () => {
    const before = await saturday()
    const { code, price } = await sold()
    await mark(code, false)
    const after = await saturday()
    const sums = [before, after].map((one) => bookOf(one)?.total)
    expect(sums[1]?.net).toBe(sums[0]?.net)
    expect(sums[1]?.tips).toBe(sums[0]?.tips)
    expect((sums[1]?.voided ?? 0) - (sums[0]?.voided ?? 0)).toBe(price)
    expect(bookOf(after)?.cash.map(({ due }) => due)).toEqual(bookOf(before)?.cash.map(({ due }) => due))
    expect(after.rows.filter((row) => row.orderCode === code).map(({ kind }) => kind)).toEqual([
      'CHARGE',
      'VOID',
    ])
  })

  test('marked off on a later day, the day that is over stays as it was', async () => {
    const { code, price } = await sold()
    const over = await saturday()
    at(SUNDAY)
    const before = bookOf(await report())
    await mark(code, false)
    expect(await saturday()).toEqual(over)
    const later = await report()
    const { total, cash, methods } = bookOf(later) ?? {}
    expect(total).toMatchObject({ voids: 1, voided: price, net: (before?.total.net ?? 0) - price })
    const due = (held = before?.cash) => held?.find(({ token }) => token === till.id)?.due ?? 0
    expect(due(cash)).toBe(due() - price)
    expect(methods?.find(({ method }) => method === 'CASH')?.sum).toMatchObject({ voided: price })
    expect(later.rows.find(({ orderCode }) => orderCode === code)).toMatchObject({
      kind: 'VOID',
      amount: price,
      takenBy: '=2+2',
    })
    expect(later.rowCount).toBe(later.rows.length)
  })

  test('cash for an order that was to be paid online is in the drawer of who took it', async () => {
    at(new Date('2026-11-27T02:30:00.000Z'))
    const { code, price } = await sold({ payment: 'ONLINE' })
    const { rows, books } = await report('&from=2026-11-26')
    expect(rows).toMatchObject([{ kind: 'CHARGE', orderCode: code, method: 'CASH', source: 'VENUE' }])
    expect(books[0]?.cash).toMatchObject([{ token: till.id, received: price, due: price }])
  })

  test('two tokens that were made for the same are two drawers', async () => {
    const other = await venueToken(server, 'bistro', '=2+2')
    at(new Date('2026-11-25T02:30:00.000Z'))
    const { code, price } = await placed()
    await mark(code, true, other)
    await sold()
    await server.call('POST', `/api/admin/orders/${code}/refunds`, {
      headers: { ...bearer(till).headers, 'idempotency-key': newKey() },
      body: { amount: 100, reason: 'Faltó la sopa' },
    })
    const [book] = (await report('&from=2026-11-24')).books
    expect(book?.cash.toSorted((a, b) => a.due - b.due)).toMatchObject([
      { holder: '=2+2', token: till.id, due: price - 100, givenBack: 100 },
      { holder: '=2+2', token: other.id, due: price, givenBack: 0 },
    ])
  })

  test('a rider hands in what was taken at the door, by name', async () => {
    const { code, price } = await placed({ mode: 'delivery' })
    const riderId = randomUUID()
    const name = 'Ana Ruiz'
    await server.store.db.insert(riders).values({
      id: riderId,
      tenant: 'bistro',
      branchContact: 'bistro',
      phone: '+5491155550199',
      name,
      createdAt: LATE,
    })
    const order = { ...(await orderOf(code)), updatedAt: LATE }
    await insertTaken(server.store.db, order, { source: 'RIDER', takenBy: riderId, at: order.updatedAt })
    const book = bookOf(await saturday())
    expect(book?.riders).toMatchObject([{ riderId, name, sum: { count: 1, received: price } }])
    expect(book?.cash).toContainEqual({
      source: 'RIDER',
      holder: riderId,
      name,
      received: price,
      tips: 0,
      voided: 0,
      givenBack: 0,
      due: price,
    })
  })

  test('a provider’s money with its fee, what a bank took away, and what has still to go back', async () => {
    const first = await placed({ payment: 'CARD' })
    const second = await placed({ payment: 'CARD' })
    const { id, provider } = await chargeOf(first.code)
    // the sandbox takes no fee; real providers often tell theirs later
    for (const { code } of [first, second])
      await changeCharge(server.store.db, (await chargeOf(code)).id, { fee: null, net: null })
    const providerSum = async () =>
      bookOf(await saturday())?.providers.find((one) => one.provider === provider)?.sum
    expect(await providerSum()).toMatchObject({ count: 2, fees: 0, withoutFee: 2 })
    await changeCharge(server.store.db, id, { fee: 55, net: first.price - 55 })
    expect(await providerSum()).toMatchObject({ fees: 55, withoutFee: 1 })
    await noteChargeBack(server.store.db, await chargeOf(first.code), { amount: first.price }, LATE)
    expect(await providerSum()).toMatchObject({
      received: first.price + second.price,
      chargedBack: first.price,
      net: second.price - 55,
    })
    await giveBack(second.code, 200)
    const { open, rows } = await saturday()
    expect(open).toMatchObject([
      { orderCode: second.code, amount: 200, status: 'REQUESTED', reason: 'VENUE', byHand: false },
    ])
    expect(
      rows
        .filter(({ orderCode }) => orderCode === first.code)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['CHARGE', 'CHARGE_BACK'])
  })

  test('a card that was given back by hand leaves the drawer, not its provider', async () => {
    // what others decided goes back on its own day
    await server.app.worker.runDue()
    at(new Date('2026-11-28T02:30:00.000Z'))
    const { code, price } = await placed({ payment: 'CARD', holder: 'RECH' })
    const url = `/api/admin/orders/${code}`
    await server.call('PUT', `${url}/status`, { ...bearer(till), body: { status: 'CANCELED' } })
    await server.app.worker.runDue()
    const body = { amount: price, text: 'En mano' }
    expect((await server.call('PUT', `${url}/refund`, { ...bearer(till), body })).status).toBe(200)
    const { rows, books } = await report('&from=2026-11-27')
    expect(rows.find(({ kind }) => kind === 'REFUND')).toMatchObject({ method: 'CASH', takenBy: '=2+2' })
    expect(rows.find(({ kind }) => kind === 'REFUND')).not.toHaveProperty('provider')
    expect(books[0]?.cash).toMatchObject([{ token: till.id, givenBack: price, due: -price }])
    expect(books[0]?.providers.map(({ sum }) => sum.refunded)).toEqual([])
    expect(books[0]?.methods.map(({ method, sum }) => [method, sum.refunded])).toEqual([['CASH', price]])
  })

  test('a page of the movements, oldest first, each once', async () => {
    const whole = await report('&from=2026-11-21&to=2026-11-22&limit=200')
    expect(whole.rows).toHaveLength(whole.rowCount)
    expect(whole.rowCount).toBeGreaterThan(4)
    expect(whole.rows.map((row) => row.at)).toEqual(whole.rows.map((row) => row.at).toSorted())
    const pages = []
    for (let offset = 0; offset < whole.rowCount; offset += 2)
      pages.push(...(await report(`&from=2026-11-21&to=2026-11-22&limit=2&offset=${offset}`)).rows)
    expect(pages).toEqual(whole.rows)
  })
})

describe('whose books', () => {
  test('one venue never sees another’s; the operator sees any', async () => {
    await sold()
    expect(await read('', foreign)).toMatchObject({ status: 404, body: { code: 'BRANCH_CONTACT_NOT_FOUND' } })
    expect((await server.call('GET', LEDGER)).status).toBe(401)
    const theirs = `${LEDGER}-estricto&from=2026-11-21`
    const other = await server.call<LedgerReport>('GET', theirs, bearer(foreign))
    expect(other.body).toMatchObject({ rowCount: 0, rows: [], open: [] })
    expect(bookOf(other.body)?.total.received).toBe(0)
    const any = await server.call<LedgerReport>('GET', `${LEDGER}&from=2026-11-21`, { admin: true })
    expect(any.body).toEqual(await saturday())
    for (const token of [foreign, till]) {
      const file = `${LEDGER}${token === till ? '-estricto' : ''}&format=csv`
      expect((await server.call('GET', file, bearer(token))).status).toBe(404)
    }
  })

  test.each([
    ['&from=2026-02-30', 'from'],
    ['&from=2026-11-21&to=2026-11-20', 'to'],
    ['&from=2026-01-01&to=2026-06-30', 'to'],
  ])('%s is refused by name', async (more, field) => {
    for (const format of ['', '&format=csv']) {
      const { status, body } = await read(more + format)
      expect([status, body.errors]).toMatchObject([400, [{ path: `/query/${field}` }]])
    }
  })
})

describe('the books as a file', () => {
  test('opens as a table, in the clock of the venue, and runs nothing', async () => {
    const answer = await server.call('GET', `${LEDGER}&from=2026-11-21&format=csv`, bearer(till))
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="caja-bistro-2026-11-21.csv"',
    })
    expect(answer.text.startsWith('\uFEFFFecha;Hora;Pedido;Movimiento;')).toBe(true)
    const lines = answer.text.trim().split('\r\n').slice(1)
    const { rowCount, rows } = await report('&from=2026-11-21&limit=200')
    expect(lines).toHaveLength(rowCount)
    const late = lines.filter((line) => line.startsWith('2026-11-21;23:30;'))
    expect(late.join('\n')).toMatch(/;Cobro;Efectivo;;'=2\+2;Gerencia;"\d+,\d\d";;ARS;"0,00";/)
    expect(late.join('\n')).toMatch(/;Cobro anulado;Efectivo;;'=2\+2;Gerencia;;"\d+,\d\d";ARS;/)
    expect(answer.text).not.toMatch(/(^|;)[=+\-@]/m)
    expect(rows.some(({ takenBy }) => takenBy === '=2+2')).toBe(true)
  })

  test('the tips of what was marked off are taken away, so that the column adds up', async () => {
    at(new Date('2026-12-02T02:30:00.000Z'))
    for (const isMistake of [false, true]) {
      const { code } = await sold()
      await changeCharge(server.store.db, (await chargeOf(code)).id, { tip: 50 })
      if (isMistake) await mark(code, false)
    }
    const { text } = await server.call('GET', `${LEDGER}&from=2026-12-01&format=csv`, bearer(till))
    const tips = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[11] ?? '')
    expect(tips.toSorted()).toEqual(['"-0,50"', '"0,50"', '"0,50"'])
    expect(bookOf(await report('&from=2026-12-01'))?.total.tips).toBe(50)
  })

  test('so are those of what went back, each refund with its part, and all of it with the last', async () => {
    at(new Date('2026-12-05T02:30:00.000Z'))
    const { code, price } = await sold()
    await changeCharge(server.store.db, (await chargeOf(code)).id, { tip: 101 })
    const third = Math.floor(price / 3)
    const amounts = [third, third, price - 2 * third]
    const left: (number | undefined)[] = []
    for (const amount of amounts) {
      at(new Date(server.time.now.getTime() + 1000))
      await giveBack(code, amount)
      left.push(bookOf(await report('&from=2026-12-04'))?.total.tips)
    }
    const gone = (back: number) => tipGone({ amount: price, tip: 101 }, back)
    expect(left).toEqual([101 - gone(third), 101 - gone(2 * third), 0])
    const { rows, books } = await report('&from=2026-12-04')
    expect(rows.map(({ tip }) => tip)).toEqual([101, 34, 33, 34])
    expect(books[0]?.cash).toMatchObject([{ token: till.id, tips: 0, due: 0 }])
    const { text } = await server.call('GET', `${LEDGER}&from=2026-12-04&format=csv`, bearer(till))
    const [, ...lines] = text.trim().split('\r\n')
    expect(lines.map((line) => line.split(';')[11])).toEqual(['"1,01"', '"-0,34"', '"-0,33"', '"-0,34"'])
  })

  test('is separated and written as spreadsheets of the country read it', async () => {
    const kiosk = await venueToken(server, 'kiosk')
    at(SATURDAY_NOON)
    const { code, price } = await placeAt(server, 'kiosk', { choices: [{ plate: 'taco' }] })
    await mark(code, true, kiosk)
    const url = '/api/admin/ledger?branchContactId=kiosk&from=2026-11-21&format=csv'
    const { text } = await server.call('GET', url, bearer(kiosk))
    expect(text.startsWith('\uFEFFFecha,Hora,Pedido,')).toBe(true)
    expect(text).toContain(`,Caja,Gerencia,${(price / 100).toFixed(2)},,MXN,0.00,`)
  })
})

test('of more open refunds than are listed the number is told', async () => {
  const kiosk = await venueToken(server, 'kiosk')
  at(SATURDAY_NOON)
  const { code } = await placeAt(server, 'kiosk', { choices: [{ plate: 'taco' }] })
  await mark(code, true, kiosk)
  const { id, orderId } = await chargeOf(code)
  await server.store.db.execute(
    `insert into refunds (charge_id, order_id, branch_contact, amount, status, reason, requested_at)
     select '${id}', '${orderId}', 'kiosk', 1, 'FAILED', 'VENUE', now() from generate_series(1, 203)`,
  )
  const url = '/api/admin/ledger?branchContactId=kiosk'
  const { body } = await server.call<LedgerReport>('GET', url, bearer(kiosk))
  expect([body.open.length, body.openCount]).toEqual([200, 203])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LedgerSum } from '#generated/models.ts'
import { bookDays } from './book-days.ts'
import { booksOf, type ChargeGroup, type MoneyGroup, type Movements, type RefundGroup } from './books.ts'

const HOME = { currency: 'ARS', decimals: 2 }

const amount = fc.integer({ min: 1, max: 10_000_000 })
const money: fc.Arbitrary<MoneyGroup> = fc
  .record({
    who: fc.oneof(
      fc.record({
        method: fc.constantFrom('CARD', 'ONLINE'),
        source: fc.constant('PROVIDER'),
        provider: fc.constantFrom('mercado-pago', 'transbank'),
        takenBy: fc.constant(null),
        takenToken: fc.constant(null),
      }),
      fc.record({
        method: fc.constantFrom('CASH', 'CARD', 'ONLINE'),
        source: fc.constant('VENUE'),
        provider: fc.constant(null),
        takenBy: fc.constantFrom('Caja', 'Barra', null),
        takenToken: fc.constantFrom('token-1', 'token-2', null),
      }),
      fc.record({
        method: fc.constant('CASH'),
        source: fc.constant('RIDER'),
        provider: fc.constant(null),
        takenBy: fc.constantFrom('ana', 'beto'),
        takenToken: fc.constant(null),
      }),
    ),
    in: fc.constantFrom(
      { currency: 'ARS', decimals: 2 },
      { currency: null, decimals: null },
      { currency: 'USD', decimals: 2 },
    ),
    amount,
    tips: fc.nat(500),
  })
  .map(({ who, in: currency, ...rest }) => ({ ...who, ...currency, ...rest, count: 1 }))
const charge: fc.Arbitrary<ChargeGroup> = fc.tuple(money, fc.option(fc.nat(500))).map(([group, fee]) => ({
  ...group,
  fees: fee ?? 0,
  withoutFee: group.source === 'PROVIDER' && fee === null ? 1 : 0,
}))
const refund: fc.Arbitrary<RefundGroup> = fc
  .tuple(money, fc.constantFrom('Caja', 'Barra', null), fc.constantFrom('token-1', 'token-2', null))
  .chain(([group, actor, actorToken]) =>
    fc.boolean().map((byHand) => ({
      ...group,
      actor,
      actorToken,
      byHand: byHand || group.source !== 'PROVIDER',
    })),
  )
const movements: fc.Arbitrary<Movements> = fc.record({
  charges: fc.array(charge),
  voided: fc.array(charge),
  refunds: fc.array(refund),
  chargeBacks: fc.array(money),
  wonBack: fc.array(money),
})

const plus = (sums: readonly LedgerSum[]): Partial<LedgerSum> =>
  sums.reduce<Partial<LedgerSum>>(
    (all, sum) =>
      Object.fromEntries(
        Object.entries(sum).map(([key, value]) => [key, value + (all[key as keyof LedgerSum] ?? 0)]),
      ),
    {},
  )
const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Groups rows of the same kind, as the database returns them. */
function grouped<T extends MoneyGroup>(rows: readonly T[]): T[] {
  const groups = new Map<string, T>()
  for (const row of rows) {
    const { count: _count, amount: _amount, ...alike } = row
    const { tips: _tips, fees: _fees, withoutFee: _withoutFee, ...rest } = alike as Partial<ChargeGroup>
    const key = JSON.stringify(rest)
    const known = groups.get(key)
    if (known === undefined) {
      groups.set(key, { ...row })
      continue
    }
    for (const field of ['count', 'amount', 'tips', 'fees', 'withoutFee'] as const)
      if (field in row)
        Object.assign(known, { [field]: Number(known[field as never]) + Number(row[field as never]) })
  }
  return [...groups.values()]
}

describe('books of a venue', () => {
  test('the parts add up to the whole, whatever moved', () => {
    fc.assert(
      fc.property(movements, (all) => {
        const books = booksOf(all, HOME)
        for (const { currency, total, methods, providers, riders } of books) {
          const here = all.charges.filter((one) => (one.currency ?? HOME.currency) === currency)
          const receivedBy = (key: 'provider' | 'takenBy', name: string) =>
            add(here.filter((one) => one[key] === name).map((one) => one.amount))
          if (methods.length > 0) expect(plus(methods.map(({ sum }) => sum))).toEqual(total)
          const { received, voided, refunded, chargedBack, wonBack, fees, net } = total
          expect(net).toBe(received - voided - refunded - chargedBack + wonBack - fees)
          for (const { provider, sum } of providers)
            expect(sum.received).toBe(receivedBy('provider', provider))
          for (const { riderId, sum } of riders) expect(sum.received).toBe(receivedBy('takenBy', riderId))
          const named = [
            ...providers.map(({ provider }) => provider),
            ...riders.map(({ riderId }) => riderId),
          ]
          const wanted = here.flatMap(
            (one) => one.provider ?? (one.source === 'RIDER' ? one.takenBy : null) ?? [],
          )
          expect(named).toEqual(expect.arrayContaining(wanted))
          expect(['mercado-pago', 'transbank', 'ana', 'beto']).toEqual(expect.arrayContaining(named))
        }
        expect(add(books.map(({ total }) => total.received))).toBe(add(all.charges.map((one) => one.amount)))
        expect(add(books.map(({ total }) => total.voided))).toBe(add(all.voided.map((one) => one.amount)))
        expect(add(books.map(({ total }) => total.refunded))).toBe(add(all.refunds.map((one) => one.amount)))
        expect(add(books.map(({ total }) => total.chargedBack))).toBe(
          add(all.chargeBacks.map((one) => one.amount)),
        )
        expect(add(books.map(({ total }) => total.wonBack))).toBe(add(all.wonBack.map((one) => one.amount)))
        expect(add(books.map(({ total }) => total.count))).toBe(all.charges.length)
        const tipsOf = (...groups: readonly (readonly MoneyGroup[])[]) =>
          add(groups.flat().map(({ tips }) => tips))
        expect(add(books.map(({ total }) => total.tips))).toBe(
          tipsOf(all.charges, all.wonBack) - tipsOf(all.voided, all.refunds, all.chargeBacks),
        )
      }),
    )
  })

  test('cash is in the hands of somebody, and only cash', () => {
    const isCash = ({ method, source }: MoneyGroup) => method === 'CASH' && source !== 'PROVIDER'
    fc.assert(
      fc.property(movements, (all) => {
        const due = booksOf(all, HOME).flatMap(({ cash }) => cash.map((one) => one.due))
        const taken = add(all.charges.filter(isCash).map((one) => one.amount))
        const voided = add(all.voided.filter(isCash).map((one) => one.amount))
        // the venue gave a provider's payment back in cash, from its drawer
        const isGiven = (one: RefundGroup) => isCash(one) || (one.source === 'PROVIDER' && one.byHand)
        const given = add(all.refunds.filter(isGiven).map((one) => one.amount))
        expect(add(due)).toBe(taken - voided - given)
      }),
    )
  })

  test('how a database groups them makes no difference', () => {
    fc.assert(
      fc.property(movements, (all) => {
        const groups = {
          charges: grouped(all.charges),
          voided: grouped(all.voided),
          refunds: grouped(all.refunds),
          chargeBacks: grouped(all.chargeBacks),
          wonBack: grouped(all.wonBack),
        }
        expect(booksOf(groups, HOME)).toEqual(booksOf(all, HOME))
      }),
    )
  })

  test('a day without money has an empty book', () => {
    const none = booksOf({ charges: [], voided: [], refunds: [], chargeBacks: [], wonBack: [] }, HOME)
    expect(none).toMatchObject([{ ...HOME, total: { count: 0, net: 0 }, methods: [], cash: [] }])
  })

  test('a rider hands in all that was taken; what a drawer gave back leaves that drawer', () => {
    const cash = { method: 'CASH', provider: null, currency: null, decimals: null, count: 1 } as const
    const door = { ...cash, source: 'RIDER', takenBy: 'ana', takenToken: null, amount: 1000 } as const
    const [book] = booksOf(
      {
        charges: [{ ...door, tips: 100, fees: 0, withoutFee: 0 }],
        voided: [],
        refunds: [{ ...door, amount: 300, tips: 30, actor: 'Caja', actorToken: 'token-1', byHand: true }],
        chargeBacks: [],
        wonBack: [],
      },
      HOME,
    )
    expect(book?.cash).toEqual([
      { source: 'RIDER', holder: 'ana', received: 1000, tips: 100, voided: 0, givenBack: 0, due: 1000 },
      {
        source: 'VENUE',
        holder: 'Caja',
        token: 'token-1',
        received: 0,
        tips: -30,
        voided: 0,
        givenBack: 300,
        due: -300,
      },
    ])
    expect(book?.total.tips).toBe(70)
  })

  test('two tokens that were made for the same are two drawers', () => {
    const sale = { method: 'CASH', source: 'VENUE', provider: null, currency: null, decimals: null } as const
    const sold = { ...sale, count: 1, takenBy: 'Caja', tips: 0, fees: 0, withoutFee: 0 }
    const [book] = booksOf(
      {
        charges: [
          { ...sold, takenToken: 'token-1', amount: 1000 },
          { ...sold, takenToken: 'token-2', amount: 500 },
        ],
        voided: [],
        refunds: [
          {
            ...sale,
            count: 1,
            takenBy: 'Caja',
            takenToken: 'token-1',
            amount: 300,
            tips: 0,
            actor: 'Caja',
            actorToken: 'token-2',
            byHand: true,
          },
        ],
        chargeBacks: [],
        wonBack: [],
      },
      HOME,
    )
    expect(book?.cash.map(({ holder, token, due }) => [holder, token, due])).toEqual([
      ['Caja', 'token-1', 1000],
      ['Caja', 'token-2', 200],
    ])
  })
})

describe('days of a report', () => {
  const BUENOS_AIRES = 'America/Argentina/Buenos_Aires'
  const now = Date.parse('2026-11-22T02:30:00Z')
  const days = (asked: { from?: string; to?: string }, zone = BUENOS_AIRES) => bookDays(asked, zone, now)
  const iso = (asked: { from?: string; to?: string }, zone?: string) => {
    const found = days(asked, zone)
    return found.ok
      ? [found.days.since, found.days.until].map((ms) => new Date(ms).toISOString())
      : [found.field, found.code]
  }

  test('today is the day of the venue: at 23:30 there, not the next one', () => {
    expect(iso({})).toEqual(['2026-11-21T03:00:00.000Z', '2026-11-22T03:00:00.000Z'])
  })

  test.each([
    // Santiago: 5 April 2026 starts an hour late, 6 September at the clock change
    ['2026-04-04', 'America/Santiago', ['2026-04-04T03:00:00.000Z', '2026-04-05T04:00:00.000Z']],
    ['2026-09-06', 'America/Santiago', ['2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z']],
  ])('%s in %s lasts as long as its clock says', (from, zone, instants) => {
    expect(iso({ from }, zone)).toEqual(instants)
  })

  test.each([
    [{ from: '2026-02-30' }, ['from', 'NO_DATE']],
    [{ from: '2026-02-01', to: 'ayer' }, ['to', 'NO_DATE']],
    [{ from: '2026-02-02', to: '2026-02-01' }, ['to', 'BACKWARDS']],
    [{ from: '2026-01-01', to: '2026-04-03' }, ['to', 'TOO_LONG']],
  ])('%o is refused', (asked, why) => {
    expect(iso(asked)).toEqual(why)
  })

  test('days that follow each other share no instant and leave none out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.constantFrom('America/Santiago', 'America/New_York'),
        (n, zone) => {
          const date = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)
          const [, end] = iso({ from: date(n) }, zone)
          const [begin] = iso({ from: date(n + 1) }, zone)
          expect(end).toBe(begin)
        },
      ),
    )
  })
})

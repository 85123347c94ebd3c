import { expect } from 'vitest'

import { refundedOf, settling } from '#domain/payment/ledger.ts'
import { tipGone } from '#domain/payment/tip-gone.ts'
import { addDays, formatIsoDate } from '#domain/time/civil-date.ts'
import type { LedgerReport, LedgerSum } from '#generated/models.ts'
import { listCharges, listRefunds } from '#server/repositories/ledger-repository.ts'
import { findOrderById } from '#server/repositories/orders-repository.ts'
import { listPayments } from '#server/repositories/payments-repository.ts'
import type { Bought } from './money-venue.ts'
import type { TestApp } from './test-app.ts'

/** All days on which money moves: two of the longest reports, from a Monday on, with the end of Chile's summer time. */
const DAYS = Array.from({ length: 2 * 91 }, (_, nth) =>
  formatIsoDate(addDays({ year: 2026, month: 11, day: 16 }, nth)),
)
const WAYS: Readonly<Record<string, (day: string, nth: number) => unknown>> = {
  quarters: (_, nth) => Math.floor(nth / 91),
  months: (day) => day.slice(0, 7),
  weeks: (_, nth) => Math.floor(nth / 7),
}

/**
 * What the books of a venue say of all its orders: as many quarters, months and weeks, that are the same together, and what
 * its bank and its drawers hold and its orders were tipped.
 * @param held - what the bank holds of these attempts
 */
export async function judgeBooks(
  { call, store: { db } }: TestApp,
  held: (attemptIds: readonly string[]) => number,
  venue: string,
  placed: readonly Pick<Bought, 'id'>[],
): Promise<void> {
  const totalOf = async (from: string, to: string): Promise<LedgerSum> => {
    const url = `/api/admin/ledger?branchContactId=${venue}&from=${from}&to=${to}&limit=1`
    const { status, text, body } = await call<LedgerReport>('GET', url, { admin: true })
    expect(status, text).toBe(200)
    expect(body.books, 'one currency').toHaveLength(1)
    const [book] = body.books
    if (book === undefined) throw new Error('A venue without books')
    expect(added(book.methods.map(({ sum }) => sum)), 'the methods and the total').toEqual(
      added([book.total]),
    )
    return book.total
  }
  const [whole, ...others] = await Promise.all(
    Object.values(WAYS).map(async (keyOf) => {
      const totals: LedgerSum[] = []
      for (const days of parted(keyOf)) totals.push(await totalOf(days[0] ?? '', days.at(-1) ?? ''))
      return added(totals)
    }),
  )
  for (const other of others) expect(other, 'quarters, months and weeks').toEqual(whole)

  const sides = { net: 0, tips: 0 }
  for (const { id } of placed) {
    const order = await findOrderById(db, id)
    const charges = await listCharges(db, [id])
    const refunds = await listRefunds(db, [id])
    const inHand = charges.filter(({ source, voidedAt }) => source !== 'PROVIDER' && voidedAt === null)
    const byHand = refunds.filter(({ status, givenByHand }) => status === 'CONFIRMED' && givenByHand)
    sides.net += held((await listPayments(db, id)).map((attempt) => attempt.id))
    sides.net += sumOf(inHand) - sumOf(byHand)
    const charge = settling(charges)
    if (order !== undefined && charge !== undefined)
      sides.tips +=
        order.tip - tipGone({ amount: charge.amount, tip: order.tip }, refundedOf(charge, refunds))
  }
  const { net = 0, fees = 0, tips } = whole ?? {}
  // its bank holds what it took before its fee
  expect({ net: net + fees, tips }, 'the books, and bank, drawers and orders').toEqual(sides)
}

function parted(keyOf: (day: string, nth: number) => unknown): string[][] {
  const parts = new Map<unknown, string[]>()
  for (const [nth, day] of DAYS.entries()) {
    const key = keyOf(day, nth)
    parts.set(key, [...(parts.get(key) ?? []), day])
  }
  return [...parts.values()]
}

const SUMS = [
  'count',
  'received',
  'tips',
  'voids',
  'voided',
  'refunds',
  'refunded',
  'chargedBack',
  'wonBack',
  'fees',
  'net',
] as const

const added = (sums: readonly LedgerSum[]): Record<string, number> =>
  Object.fromEntries(SUMS.map((what) => [what, sums.reduce((all, sum) => all + sum[what], 0)]))

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

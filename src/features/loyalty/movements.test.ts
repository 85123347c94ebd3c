import { expect, test } from 'vitest'
import type { LoyaltyHistoryRow } from '#generated/models.ts'
import { movementsOf } from './movements.ts'

const row = (postBalance: number): LoyaltyHistoryRow => ({
  kind: 'EARNED',
  orderCode: 'K7QF3M2X9TD',
  createdAt: '2026-11-18T15:30:00.000Z',
  amount: 10,
  postBalance,
})

test('[LOY-03] points that come between two pages show no movement twice', () => {
  // the last one of the first page is the first one of the second by now
  const pages = [
    [row(50), row(40)],
    [row(40), row(30)],
  ]
  expect(movementsOf(pages).map(({ postBalance }) => postBalance)).toEqual([50, 40, 30])
})

import { expect, test } from 'vitest'

import { aConsoleOrder } from '../../../tests/support/console-order.ts'
import { codesToRead, isOutdated, withOrders } from './with-orders.ts'

test('orders that were read take their place, and those that are over leave', () => {
  const at = (code: string, minute: number, price = 0) =>
    aConsoleOrder({ code, orderedAt: `2026-11-21T15:0${minute}:00.000Z`, price })
  const known = {
    orders: [at('c', 3), at('b', 2), at('a', 1)],
    leftOut: 7,
    liveChannel: 'console-1',
    role: 'MANAGER' as const,
  }
  const answer = {
    orders: [at('d', 4), at('b', 2, 100)],
    leftOut: 0,
    liveChannel: 'console-2',
    role: 'MANAGER' as const,
  }
  const now = withOrders(known, ['b', 'c', 'd'], answer)
  expect(now.orders.map(({ order }) => [order.code, order.price])).toEqual([
    ['d', 0],
    ['b', 100],
    ['a', 0],
  ])
  expect(now.liveChannel).toBe('console-2')
  // the answer speaks of a few orders alone
  expect(now.leftOut).toBe(7)
  // what did not change is drawn from the same object
  expect(now.orders.at(-1)).toBe(known.orders.at(-1))
})

test('all orders are read again where the board has no room for some of them', () => {
  expect(codesToRead(['a'], { leftOut: 0 })).toEqual(['a'])
  expect(codesToRead(['a'], { leftOut: 1 })).toBeUndefined()
  expect(codesToRead('all', { leftOut: 0 })).toBeUndefined()
})

test('a question is outdated once its order allows it no more, or is over, but not where the board has no room for it', () => {
  const one = { ...aConsoleOrder({}), actions: ['CANCEL' as const] }
  expect(isOutdated('CANCEL', one)).toBe(false)
  expect(isOutdated('REFUND', one, 3)).toBe(true)
  expect(isOutdated('CANCEL', undefined)).toBe(true)
  expect(isOutdated('CANCEL', undefined, 3)).toBe(false)
})

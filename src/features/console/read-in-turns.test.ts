import { expect, test, vi } from 'vitest'

import { aConsoleOrder } from '../../../tests/support/console-order.ts'
import { readInTurns, withOrders } from './read-in-turns.ts'
import type { Wanted } from './read-in-turns.ts'

/** Reads that end when the test lets them. */
function heldReads() {
  const asked: Wanted[] = []
  const ends: (() => void)[] = []
  const ask = readInTurns((wanted) => {
    asked.push(wanted)
    return new Promise<void>((resolve) => {
      ends.push(resolve)
    })
  })
  return { asked, ask, end: () => ends.shift()?.() }
}

test('news during a read wait for its end and are read together', async () => {
  const { asked, ask, end } = heldReads()
  for (const code of ['a', 'b', 'c', 'b']) ask(code)
  expect(asked).toEqual([['a']])
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], ['b', 'c']]))
  end()
  ask('d')
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['d']))
})

test('everything contains every order, and a burst is read as everything', async () => {
  const { asked, ask, end } = heldReads()
  ask('a')
  ask('b')
  ask()
  ask('c')
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], 'all']))
  for (let nth = 0; nth < 100; nth += 1) ask(`burst-${nth}`)
  end()
  await vi.waitFor(() => expect(asked).toEqual([['a'], 'all', 'all']))
})

test('orders that were read take their place, and those that are over leave', () => {
  const at = (code: string, minute: number, price = 0) =>
    aConsoleOrder({ code, orderedAt: `2026-11-21T15:0${minute}:00.000Z`, price })
  const known = { orders: [at('c', 3), at('b', 2), at('a', 1)], liveChannel: 'console-1' }
  const answer = { orders: [at('d', 4), at('b', 2, 100)], liveChannel: 'console-2' }
  const now = withOrders(known, ['b', 'c', 'd'], answer)
  expect(now.orders.map(({ order }) => [order.code, order.price])).toEqual([
    ['d', 0],
    ['b', 100],
    ['a', 0],
  ])
  expect(now.liveChannel).toBe('console-2')
  // what did not change is drawn from the same object
  expect(now.orders.at(-1)).toBe(known.orders.at(-1))
})

import { describe, expect, test } from 'vitest'

import { paidItems, type PaidItem } from './paid-items.ts'

const line = (id: string, quantity: number, total: number) => ({ id, title: id, quantity, total })
const sumOf = (items: readonly PaidItem[]) =>
  items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

describe('what an order is paid for', () => {
  test('is its lines and fees as they are, where nothing is taken off', () => {
    expect(paidItems([line('pizza', 2, 3_000)], [line('envio', 1, 500)], 3_500)).toEqual([
      { id: 'pizza', title: 'pizza', quantity: 2, unitPrice: 1_500 },
      { id: 'envio', title: 'envio', quantity: 1, unitPrice: 500 },
    ])
  })

  test('carries a discount on its lines in proportion, and leaves the fees', () => {
    expect(
      paidItems([line('pizza', 2, 3_000), line('flan', 1, 1_000)], [line('envio', 1, 500)], 3_500),
    ).toEqual([
      { id: 'pizza', title: 'pizza', quantity: 2, unitPrice: 1_125 },
      { id: 'flan', title: 'flan', quantity: 1, unitPrice: 750 },
      { id: 'envio', title: 'envio', quantity: 1, unitPrice: 500 },
    ])
  })

  test('lists pieces as one where their share cannot be split', () => {
    expect(paidItems([line('pizza', 2, 3_000), line('flan', 1, 1_000)], [], 3_333)).toEqual([
      { id: 'pizza', title: '2 × pizza', quantity: 1, unitPrice: 2_499 },
      { id: 'flan', title: 'flan', quantity: 1, unitPrice: 834 },
    ])
  })

  test('leaves out what is free', () => {
    const items = paidItems([line('pizza', 1, 3_000), line('salsa', 1, 0)], [line('envio', 1, 0)], 3_000)
    expect(items.map(({ id }) => id)).toEqual(['pizza'])
  })

  test('takes from the fees what the lines do not hold', () => {
    const items = paidItems([line('pizza', 1, 1_000)], [line('envio', 1, 1_000)], 400)
    expect(items.map(({ unitPrice }) => unitPrice)).toEqual([200, 200])
  })

  test('is nothing where nothing has a price', () => {
    expect(paidItems([line('pizza', 1, 0)], [], 1_000)).toEqual([])
  })

  test.each([1, 7, 99, 12_345, 99_999, 999_999_999_999])('adds up to %i to the minor unit', (amount) => {
    const lines = [line('a', 3, 999), line('b', 7, 12_345), line('c', 1, 1), line('d', 2, 88_888_888_888)]
    const items = paidItems(lines, [line('envio', 1, 77)], amount)
    expect(sumOf(items)).toBe(amount)
    expect(items.every(({ unitPrice }) => Number.isInteger(unitPrice) && unitPrice > 0)).toBe(true)
  })
})

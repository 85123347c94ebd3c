import { expect, test } from 'vitest'

import { isPaidAtDoor } from './paid-at-door.ts'

test('an order is paid by being handed over in cash, when there is something left to pay', () => {
  const order = { paid: false, price: 1, paymentMethod: 'CASH' } as const
  expect(isPaidAtDoor(order, 'DELIVERED')).toBe(true)
  expect(isPaidAtDoor(order, 'READY')).toBe(false)
  for (const other of [{ paid: true }, { price: 0 }, { paymentMethod: 'CARD' as const }])
    expect(isPaidAtDoor({ ...order, ...other }, 'DELIVERED')).toBe(false)
})

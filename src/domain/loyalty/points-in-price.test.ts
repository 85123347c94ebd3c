import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pointsInPrice } from './points-in-price.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 })

test('what points took off is what the other lines leave', () => {
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount, amount, amount), amount, amount, (parts, discount, off) => {
      const [itemsPrice, deliveryFee, userServiceFee, tip, surcharge] = parts
      const full = itemsPrice + deliveryFee + userServiceFee + tip + surcharge
      const taken = Math.min(discount, full)
      const redeemed = Math.min(off, full - taken)
      const order = {
        itemsPrice,
        deliveryFee,
        userServiceFee,
        tip,
        surcharges: [{ amount: surcharge }],
        discounts: [{ amount: taken }],
        price: full - taken - redeemed,
      }
      expect(pointsInPrice({ ...order, redeemedPoints: 7 })).toBe(redeemed)
      expect(pointsInPrice({ ...order, redeemedPoints: 0 })).toBe(0)
    }),
  )
})

import { expect, test } from 'vitest'

import { samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { choiceOf } from './choice-of.ts'
import { isSameCart } from './same-cart.ts'
import { sampleItem } from './sample-item.fixture.ts'

const line = (plate: string, quantity = 1) => ({ ...choiceOf(sampleItem(samplePlate(plate))), quantity })

test('[CAMP-02] carts are the same with the same lines in any order, and differ by a line or a quantity', () => {
  const cart = [line('soup'), line('steak', 2)]
  expect(isSameCart(cart, cart.toReversed())).toBe(true)
  expect(isSameCart([], [])).toBe(true)
  for (const other of [[line('soup')], [line('soup'), line('steak')], [line('soup'), line('steak', 3)]]) {
    expect(isSameCart(cart, other)).toBe(false)
    expect(isSameCart(other, cart)).toBe(false)
  }
  // each has one line that the other lacks
  expect(isSameCart([line('soup')], [line('steak')])).toBe(false)
})

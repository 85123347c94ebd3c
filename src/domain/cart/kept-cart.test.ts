import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KeptCart } from '#generated/models.ts'
import { sampleGarnish, sampleGroup, samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { CART_TTL_MS, parseCart } from './kept-cart.ts'
import { sampleChoice } from './sample-item.fixture.ts'

const NOW = 1_800_000_000_000
const plate = samplePlate('a', { garnishGroups: [sampleGroup('g', [sampleGarnish('x', 100)])] })
const choice = sampleChoice(plate, { garnishes: { g: { x: 1 } }, quantity: 2, notes: 'sin sal' })
const cart: KeptCart = {
  modeId: 'v.delivery',
  paymentTypeId: 'v.delivery.cash',
  choices: [choice],
  expiresAt: NOW + CART_TTL_MS,
}
const read = (differences: object = {}, now = NOW) =>
  parseCart(JSON.parse(JSON.stringify({ ...cart, ...differences })), now)

describe('a cart that was kept', () => {
  test('[CART-04] comes back, with its mode and payment type', () => {
    const { expiresAt: _, ...rest } = cart
    expect(read()).toEqual(rest)
    expect(read({ modeId: undefined, paymentTypeId: undefined })).toEqual({ choices: [choice] })
  })

  test('[CART-04] lives 24 hours', () => {
    expect(CART_TTL_MS).toBe(24 * 3_600_000)
    expect(read({}, NOW + CART_TTL_MS - 1).choices).toHaveLength(1)
    expect(read({}, NOW + CART_TTL_MS)).toEqual({ choices: [] })
  })

  test.each<[string, object]>([
    ['no choices', { choices: undefined }],
    ['choices that are no list', { choices: {} }],
    ['a choice that is none', { choices: [null] }],
    ['no end', { expiresAt: null }],
    ['an end in words', { expiresAt: 'soon' }],
    ['a mode that is no text', { modeId: 7 }],
    ['a payment that is no text', { paymentTypeId: {} }],
    ...[
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: '2' },
      { notes: undefined },
      { plateId: 3 },
      { sizeId: null },
      { source: 'elsewhere' },
      { garnishes: [] },
      { garnishes: { g: 1 } },
      { garnishes: { g: { x: 0 } } },
    ].map((part): [string, object] => [
      `a choice with ${JSON.stringify(part)}`,
      { choices: [choice, { ...choice, ...part }] },
    ]),
  ])('[CART-04] %s is refused', (_, differences) => {
    expect(() => read(differences)).toThrow('no cart')
  })

  test('[CART-04] anything that can be stored is a cart or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (value) => {
        expect(() => parseCart(value, NOW)).toThrow('no cart')
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleGarnish, sampleGroup, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { choiceOf } from './choice-of.ts'
import {
  addChoice,
  choiceKey,
  itemCount,
  mergeChoices,
  replaceChoice,
  restoreChoice,
  setChoiceQuantity,
  unitsOf,
  withoutChoices,
  type Choices,
  type ChoicesResult,
} from './choices.ts'
import { isSameCart } from './same-cart.ts'
import { sampleChoice, sampleItem } from './sample-item.fixture.ts'

const MAX = 10
const group = sampleGroup('g', [sampleGarnish('x', 100), sampleGarnish('y', 200)], {
  multipleSelection: true,
  maxGarnishAmount: 5,
})
const plate = samplePlate('a', {
  sizes: [sampleSize('small', 1000), sampleSize('big', 1500)],
  garnishGroups: [group, { ...group, id: 'h' }],
})
const other = samplePlate('b', { sizes: [sampleSize('one', 700)] })
const plain = sampleChoice(plate)
const unsalted = sampleChoice(plate, { notes: 'sin sal' })

const madeOf = (result: ChoicesResult): Choices => {
  if (!result.ok) throw new Error(result.code)
  return result.choices
}
const cartOf = (...choices: Choices): Choices =>
  choices.reduce<Choices>((cart, choice) => madeOf(addChoice(cart, choice, MAX)), [])
const quantities = (choices: Choices) => choices.map(({ plateId, quantity }) => [plateId, quantity])

describe('merging', () => {
  test('[CART-02] identical lines merge by adding quantities', () => {
    const cart = cartOf({ ...plain, quantity: 2 }, sampleChoice(other), { ...plain, quantity: 3 })
    expect(quantities(cart)).toEqual([
      ['a', 5],
      ['b', 1],
    ])
  })

  test.each([
    ['notes', { notes: 'sin sal' }],
    ['size', { sizeId: 'big' }],
    ['a garnish', { garnishes: { g: { x: 1 } } }],
  ])('[CART-02] lines that differ in %s stay apart', (_, choices) => {
    expect(cartOf(plain, sampleChoice(plate, choices))).toHaveLength(2)
  })

  test('[CART-02] the count of a garnish and its group tell lines apart', () => {
    const keyOf = (garnishes: Record<string, Record<string, number>>) => choiceKey({ ...plain, garnishes })
    expect(keyOf({ g: { x: 1 } })).not.toBe(keyOf({ g: { x: 2 } }))
    expect(keyOf({ g: { x: 1 } })).not.toBe(keyOf({ h: { x: 1 } }))
  })

  test('[CART-02] the order in which garnishes were chosen does not matter', () => {
    const one = { ...plain, garnishes: { g: { x: 1, y: 2 }, h: { x: 1 } } }
    const turned = { ...plain, garnishes: { h: { x: 1 }, g: { y: 2, x: 1 } } }
    expect(cartOf(one, turned)).toHaveLength(1)
  })

  test('[CART-08] a merged line keeps where it first came from', () => {
    expect(cartOf({ ...plain, source: 'upselled' }, plain)[0]).toMatchObject({ source: 'upselled' })
  })
})

describe('quantities', () => {
  test('[CART-02] units of a plate are counted over all its lines', () => {
    const cart = cartOf({ ...plain, quantity: 2 }, { ...unsalted, quantity: 3 }, sampleChoice(other))
    expect(unitsOf(cart, 'a')).toBe(5)
    expect(unitsOf(cart, 'a', choiceKey(unsalted))).toBe(2)
    expect(unitsOf(cart, 'constructor')).toBe(0)
    expect([itemCount({ choices: cart }), itemCount({ choices: [] })]).toEqual([6, 0])
  })

  test('[CART-02] they limit what can be added, over all lines', () => {
    const cart = cartOf({ ...plain, quantity: 6 })
    expect(addChoice(cart, { ...unsalted, quantity: 5 }, MAX)).toEqual({
      ok: false,
      code: 'MAX_QUANTITY',
      max: MAX,
    })
    expect(addChoice(cart, { ...unsalted, quantity: 4 }, MAX).ok).toBe(true)
  })

  test('[CART-02] they limit the stepper of a line', () => {
    const cart = cartOf({ ...plain, quantity: 6 }, { ...unsalted, quantity: 4 })
    expect(setChoiceQuantity(cart, choiceKey(plain), 7, MAX).ok).toBe(false)
    expect(unitsOf(madeOf(setChoiceQuantity(cart, choiceKey(plain), 5, MAX)), 'a')).toBe(9)
  })

  test('[CART-02] a cart already above a lowered maximum may still go down', () => {
    const cart = cartOf({ ...plain, quantity: 9 })
    expect(unitsOf(madeOf(setChoiceQuantity(cart, choiceKey(plain), 8, 5)), 'a')).toBe(8)
    expect(setChoiceQuantity(cart, choiceKey(plain), 10, 5).ok).toBe(false)
    const edited = { ...plain, notes: 'sin sal', quantity: 9 }
    expect(replaceChoice(cart, choiceKey(plain), edited, 5)).toEqual({ ok: true, choices: [edited] })
  })

  test('[CART-03] a line that was taken out goes back to its place, or into one that is identical by now', () => {
    const cart = cartOf(plain, unsalted, sampleChoice(other))
    const without = cart.toSpliced(1, 1)
    expect(restoreChoice(without, unsalted, 1, MAX)).toEqual({ ok: true, choices: cart })
    expect(quantities(madeOf(restoreChoice(cart, { ...plain, quantity: 2 }, 0, MAX)))).toEqual([
      ['a', 3],
      ['a', 1],
      ['b', 1],
    ])
    expect(restoreChoice(cart, { ...plain, quantity: MAX }, 0, MAX).ok).toBe(false)
  })

  test('[CART-03] quantity 0 removes the line', () => {
    const cart = cartOf(plain, sampleChoice(other))
    for (const none of [0, -1, 0.5, Number.NaN])
      expect(quantities(madeOf(setChoiceQuantity(cart, choiceKey(plain), none, MAX)))).toEqual([['b', 1]])
  })
})

describe('editing', () => {
  test('[CART-01] an edited line replaces the old one in its place', () => {
    const cart = cartOf(plain, sampleChoice(other))
    const edited = { ...plain, sizeId: 'big', quantity: 2 }
    expect(madeOf(replaceChoice(cart, choiceKey(plain), edited, MAX))).toEqual([edited, sampleChoice(other)])
  })

  test('[CART-02] an edited line that equals another merges into it', () => {
    const after = madeOf(
      replaceChoice(cartOf(plain, unsalted), choiceKey(unsalted), { ...plain, quantity: 2 }, MAX),
    )
    expect(quantities(after)).toEqual([['a', 3]])
  })

  test('[CART-02] an edit above the maximum is refused', () => {
    const cart = cartOf(plain, unsalted)
    expect(replaceChoice(cart, choiceKey(unsalted), { ...plain, quantity: 10 }, MAX)).toMatchObject({
      code: 'MAX_QUANTITY',
      max: MAX,
    })
  })

  test('of a line that is gone by now: what was chosen last is added, and a stepper changes nothing', () => {
    const cart = cartOf(plain)
    expect(madeOf(replaceChoice(cart, choiceKey(unsalted), sampleChoice(other), MAX))).toHaveLength(2)
    expect(setChoiceQuantity(cart, choiceKey(unsalted), 3, MAX)).toEqual({ ok: true, choices: cart })
  })
})

test('an order takes out what was ordered, and leaves what was added meanwhile', () => {
  const now = [{ ...plain, quantity: 3 }, unsalted, sampleChoice(other)]
  expect(withoutChoices(now, [{ ...plain, quantity: 2 }, unsalted])).toEqual([plain, sampleChoice(other)])
  expect(withoutChoices([plain], [{ ...plain, quantity: 2 }])).toEqual([])
})

test('[CAMP-02] two carts are the same by what they hold, in whatever order', () => {
  expect(isSameCart([plain, unsalted], [unsalted, plain])).toBe(true)
  expect(isSameCart([plain], [{ ...plain, quantity: 2 }])).toBe(false)
  expect(isSameCart([plain, unsalted], [plain])).toBe(false)
  expect(isSameCart([plain], [plain, unsalted])).toBe(false)
})

test('what was chosen of an item is read from its ids, counts and notes', () => {
  const choice = { ...plain, notes: 'x', quantity: 2, garnishes: { g: { x: 1, y: 2 }, h: { y: 1 } } }
  const item = sampleItem(plate, choice)
  expect(choiceOf(item)).toEqual(choice)
  const [first] = item.extras
  if (!first) throw new Error('no extras')
  expect(choiceOf({ ...item, extras: [first, first] }).garnishes).toEqual({ g: { x: 2, y: 4 } })
  const strange = { ...first, groupId: 'constructor' }
  expect(choiceOf({ ...item, extras: [strange] }).garnishes).toEqual({ constructor: { x: 1, y: 2 } })
})

test('[CART-02] any sequence of changes: limits and merging always hold', () => {
  const kinds = [plain, unsalted, sampleChoice(plate, { garnishes: { g: { x: 1 } } }), sampleChoice(other)]
  const step = fc.record({
    kind: fc.constantFrom('add', 'set', 'replace'),
    which: fc.constantFrom(...kinds),
    other: fc.constantFrom(...kinds),
    quantity: fc.integer({ min: -1, max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let cart: Choices = []
      for (const { kind, which, other: next, quantity } of steps) {
        const choice = { ...next, quantity: Math.max(1, quantity) }
        const result =
          kind === 'add'
            ? addChoice(cart, choice, MAX)
            : kind === 'set'
              ? setChoiceQuantity(cart, choiceKey(which), quantity, MAX)
              : replaceChoice(cart, choiceKey(which), choice, MAX)
        if (result.ok) cart = result.choices
        expect(cart.every((one) => one.quantity >= 1)).toBe(true)
        expect(unitsOf(cart, 'a')).toBeLessThanOrEqual(MAX)
        expect(mergeChoices(cart)).toEqual(cart)
      }
    }),
  )
})

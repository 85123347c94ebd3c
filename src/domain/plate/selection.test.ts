import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeChoices } from '#domain/cart/choices.ts'
import { sampleChoice } from '#domain/cart/sample-item.fixture.ts'
import { sampleGarnish, sampleGroup, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { chooseSize, initialSelection, maxQuantityOf, setNotes, setQuantity, toChoice } from './selection.ts'

const sizes = [sampleSize('small', 1000), sampleSize('big', 1500)]
const sauces = sampleGroup(
  'sauces',
  [sampleGarnish('red', 100), sampleGarnish('white', 200, { maxQuantity: 2 })],
  {
    multipleSelection: true,
    maxGarnishAmount: 4,
  },
)
const plate = samplePlate('a', { sizes, garnishGroups: [sauces] })
const start = initialSelection(plate)

describe('initialSelection', () => {
  test('[PLATE-02] starts with the first size, nothing chosen, one unit', () => {
    expect(start).toEqual({ sizeId: 'small', garnishes: {}, notes: '', quantity: 1 })
  })

  test('[CART-01] editing an item starts with its choices', () => {
    const choices = {
      sizeId: 'big',
      garnishes: { sauces: { red: 1, white: 2 } },
      notes: 'tibia',
      quantity: 3,
    }
    expect(initialSelection(plate, sampleChoice(plate, choices))).toEqual(choices)
  })

  test('[CART-01] what the plate no longer offers is left out', () => {
    const item = sampleChoice(plate, {
      sizeId: 'big',
      garnishes: { sauces: { red: 3, white: 1 } },
      quantity: 9,
    })
    const [red, white] = sauces.garnishes
    const today = samplePlate('a', {
      sizes: [sizes[0]!],
      maxQuantity: 5,
      garnishGroups: [{ ...sauces, maxGarnishAmount: 2, garnishes: [red!, { ...white!, visible: false }] }],
    })
    expect(initialSelection(today, item)).toEqual({
      sizeId: 'small',
      garnishes: { sauces: { red: 2 } },
      notes: '',
      quantity: 5,
    })
    expect(initialSelection(samplePlate('a'), item).garnishes).toEqual({})
  })

  test('[CART-01] a plate without a size is a broken contract', () => {
    expect(() => initialSelection(samplePlate('a', { sizes: [] }))).toThrow('plate a has no size')
  })

  test('[CART-01] whatever an item holds, the selection stays within the limits of the plate', () => {
    const counts = fc.record({ red: fc.nat(9), white: fc.nat(9) })
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 99 }), (garnish, quantity) => {
        const item = sampleChoice(
          samplePlate('a', { garnishGroups: [{ ...sauces, maxGarnishAmount: 99 }] }),
          {
            garnishes: { sauces: garnish },
            quantity,
          },
        )
        const { red = 0, white = 0 } = initialSelection(plate, item).garnishes['sauces'] ?? {}
        expect(red + white).toBeLessThanOrEqual(4)
        expect(white).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('chooseSize', () => {
  test('[PLATE-02] chooses a size of the plate; an unknown one changes nothing', () => {
    expect(chooseSize(plate, start, 'big').sizeId).toBe('big')
    expect(chooseSize(plate, start, 'huge')).toBe(start)
  })
})

describe('setQuantity', () => {
  const limited = samplePlate('a', { maxQuantity: 5 })
  const quantityOf = (result: ReturnType<typeof setQuantity>) =>
    result.ok ? result.selection.quantity : result

  test('[PLATE-07] never below 1, and whole', () => {
    expect([0, -3, NaN, 1.9].map((wanted) => quantityOf(setQuantity(limited, start, wanted)))).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('[PLATE-07] up to the maximum of the plate, which the refusal names', () => {
    expect(quantityOf(setQuantity(limited, start, 5))).toBe(5)
    expect(setQuantity(limited, start, 6)).toEqual({ ok: false, code: 'MAX_QUANTITY', max: 5 })
  })

  test('[PLATE-07] 9999999 when the plate sets none', () => {
    expect(maxQuantityOf(samplePlate('a'))).toBe(9_999_999)
    expect(quantityOf(setQuantity(samplePlate('a'), start, 9_999_999))).toBe(9_999_999)
    expect(setQuantity(samplePlate('a'), start, 10_000_000)).toMatchObject({
      code: 'MAX_QUANTITY',
      max: 9_999_999,
    })
  })

  test('[CART-02] units of other lines of the plate count against the maximum', () => {
    expect(quantityOf(setQuantity(limited, start, 2, 3))).toBe(2)
    expect(setQuantity(limited, start, 3, 3)).toEqual({ ok: false, code: 'MAX_QUANTITY', max: 5 })
  })

  test('[PLATE-07] a step down is never refused', () => {
    expect(quantityOf(setQuantity(limited, { ...start, quantity: 9 }, 8, 4))).toBe(8)
  })
})

test('[CART-02] notes that differ in the spaces around them are one line of the cart', () => {
  const line = (notes: string) => toChoice(plate, setNotes(initialSelection(plate), notes), 'plate')
  const choices = [line('sin azúcar'), line(' sin azúcar\n'), line('  '), line('')]
  expect(mergeChoices(choices).map(({ notes, quantity }) => [notes, quantity])).toEqual([
    ['sin azúcar', 2],
    ['', 2],
  ])
})

describe('setNotes', () => {
  test('[PLATE-06] keeps 250 characters, or as many as the venue allows', () => {
    expect(setNotes(start, 'x'.repeat(300)).notes).toHaveLength(250)
    expect(setNotes(start, 'sin sal', 3).notes).toBe('sin')
  })
})

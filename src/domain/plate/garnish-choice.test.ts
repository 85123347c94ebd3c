import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GarnishGroup } from '#generated/models.ts'
import { sampleGarnish, sampleGroup, samplePlate } from '#domain/menu/sample-menu.fixture.ts'
import { addGarnish, checkSelection, groupStatus, removeGarnish } from './garnish-choice.ts'
import { initialSelection, type PlateSelection } from './selection.ts'

const choices = [sampleGarnish('x', 100), sampleGarnish('y', 200), sampleGarnish('z', 0)]
const group = (differences: Partial<GarnishGroup> = {}) => sampleGroup('g', choices, differences)
const plateWith = (...garnishGroups: GarnishGroup[]) => samplePlate('a', { garnishGroups })

/** Adds one after the other; a refused one stops with its code. */
function choose(one: GarnishGroup, ...ids: string[]): PlateSelection | string {
  const plate = plateWith(one)
  let selection = initialSelection(plate)
  for (const id of ids) {
    const result = addGarnish(plate, selection, 'g', id)
    if (!result.ok) return result.code
    selection = result.selection
  }
  return selection
}

const chosen = (one: GarnishGroup, ...ids: string[]) => {
  const result = choose(one, ...ids)
  return typeof result === 'string' ? result : result.garnishes['g']
}

describe('addGarnish', () => {
  test('[PLATE-04] a single-select group with maximum 1 swaps the choice', () => {
    expect(chosen(group(), 'x', 'y')).toEqual({ y: 1 })
    expect(chosen(group(), 'x', 'x')).toEqual({ x: 1 })
  })

  test('[PLATE-04] a full group refuses any further choice', () => {
    expect(chosen(group({ maxGarnishAmount: 2 }), 'x', 'y', 'z')).toBe('GROUP_AT_MAXIMUM')
    expect(chosen(group({ multipleSelection: true, maxGarnishAmount: 2 }), 'x', 'x', 'y')).toBe(
      'GROUP_AT_MAXIMUM',
    )
    expect(chosen(group({ multipleSelection: true }), 'x', 'y')).toBe('GROUP_AT_MAXIMUM')
  })

  test('[PLATE-04] a single-select group takes each garnish once', () => {
    expect(chosen(group({ maxGarnishAmount: 3 }), 'x', 'x')).toBe('OVER_MAXIMUM')
    expect(chosen(group({ maxGarnishAmount: 3 }), 'x', 'y')).toEqual({ x: 1, y: 1 })
  })

  test('[PLATE-04] a multiple-selection group counts a garnish up to its own maximum', () => {
    const limited = sampleGroup('g', [sampleGarnish('x', 0, { maxQuantity: 2 })], {
      multipleSelection: true,
      maxGarnishAmount: 12,
    })
    expect(chosen(limited, 'x', 'x')).toEqual({ x: 2 })
    expect(chosen(limited, 'x', 'x', 'x')).toBe('OVER_MAXIMUM')
  })

  test('[PLATE-03] a hidden or unknown garnish cannot be chosen', () => {
    const plate = plateWith(sampleGroup('g', [sampleGarnish('h', 0, { visible: false }), sampleGarnish('x')]))
    const start = initialSelection(plate)
    expect(addGarnish(plate, start, 'g', 'h')).toEqual({ ok: false, code: 'GARNISH_UNAVAILABLE' })
    expect(addGarnish(plate, start, 'g', 'nope')).toEqual({ ok: false, code: 'GARNISH_UNAVAILABLE' })
    expect(addGarnish(plate, start, 'nope', 'x')).toEqual({ ok: false, code: 'GARNISH_UNAVAILABLE' })
  })

  test('[PLATE-04] other groups and the old selection stay as they were', () => {
    const plate = plateWith(group(), { ...group(), id: 'other' })
    const start = { ...initialSelection(plate), garnishes: { other: { z: 1 } } }
    expect(addGarnish(plate, start, 'g', 'x')).toMatchObject({
      selection: { garnishes: { other: { z: 1 }, g: { x: 1 } } },
    })
    expect(start.garnishes).toEqual({ other: { z: 1 } })
  })
})

describe('removeGarnish', () => {
  const start = { ...initialSelection(plateWith(group())), garnishes: { g: { x: 2, y: 1 } } }

  test('[PLATE-03] takes one away, and the last one out', () => {
    expect(removeGarnish(start, 'g', 'x').garnishes).toEqual({ g: { x: 1, y: 1 } })
    expect(removeGarnish(start, 'g', 'y').garnishes).toEqual({ g: { x: 2 } })
  })

  test('[PLATE-03] nothing happens when it was not chosen', () => {
    expect(removeGarnish(start, 'g', 'z')).toBe(start)
    expect(removeGarnish(start, 'constructor', 'name')).toBe(start)
  })
})

describe('groupStatus', () => {
  const status = (one: GarnishGroup, counts: Record<string, number>) =>
    groupStatus(one, { garnishes: { g: counts } })

  test('[PLATE-03] a mandatory group is required, then complete', () => {
    const one = group({ mandatory: true, multipleSelection: true, minGarnishAmount: 2, maxGarnishAmount: 3 })
    expect(status(one, { x: 1 })).toEqual({
      chosen: 1,
      min: 2,
      max: 3,
      complete: false,
      required: true,
      atMaximum: false,
    })
    expect(status(one, { x: 1, y: 1 })).toMatchObject({ chosen: 2, complete: true, atMaximum: false })
    expect(status(one, { x: 3 })).toMatchObject({ complete: true, atMaximum: true })
  })

  test('[PLATE-03] an optional group is complete once something was chosen', () => {
    expect(status(group(), {})).toMatchObject({ required: false, complete: false, min: 0 })
    expect(status(group(), { x: 1 })).toMatchObject({ complete: true, atMaximum: true })
  })
})

describe('hidden garnishes', () => {
  test('[PLATE-03] one chosen before it was hidden neither counts nor takes room', () => {
    const one = sampleGroup('g', [sampleGarnish('h', 0, { visible: false }), sampleGarnish('x')], {
      multipleSelection: true,
    })
    const before = { ...initialSelection(plateWith(one)), garnishes: { g: { h: 1 } } }
    expect(groupStatus(one, before)).toMatchObject({ chosen: 0, atMaximum: false })
    expect(addGarnish(plateWith(one), before, 'g', 'x').ok).toBe(true)
  })
})

describe('checkSelection', () => {
  const check = (one: GarnishGroup, counts: Record<string, number>) =>
    checkSelection(plateWith(one), { garnishes: { g: counts } })
  const fault = { ok: false, code: 'GARNISH_AMOUNT', groupIds: ['g'] }

  test('[PLATE-05] a mandatory multi-select group needs a count within minimum and maximum', () => {
    const one = group({ mandatory: true, multipleSelection: true, minGarnishAmount: 2, maxGarnishAmount: 3 })
    expect([0, 1, 2, 3, 4].map((x) => check(one, { x }).ok)).toEqual([false, false, true, true, false])
    expect(check(one, { x: 1 })).toEqual(fault)
    expect(check(one, { x: 1, y: 1 }).ok).toBe(true)
  })

  test('[PLATE-05] a mandatory single-select group needs at least one, whatever its minimum says', () => {
    const one = group({ mandatory: true, minGarnishAmount: 2, maxGarnishAmount: 3 })
    expect(check(one, {})).toEqual(fault)
    expect(check(one, { x: 1 }).ok).toBe(true)
  })

  test('[PLATE-05] a mandatory group with minimum 0 still needs one', () => {
    expect(check(group({ mandatory: true, multipleSelection: true }), {})).toEqual(fault)
  })

  test('[PLATE-05] an optional group may stay empty or below its minimum, never above its maximum', () => {
    const one = group({ multipleSelection: true, minGarnishAmount: 2, maxGarnishAmount: 3 })
    expect([0, 1, 3, 4].map((x) => check(one, { x }).ok)).toEqual([true, true, true, false])
  })

  test('[PLATE-03] hidden garnishes do not count, and a group of hidden ones asks for nothing', () => {
    const hidden = sampleGroup('g', [sampleGarnish('h', 0, { visible: false })], { mandatory: true })
    expect(checkSelection(plateWith(hidden), { garnishes: {} }).ok).toBe(true)
    const mixed = { ...hidden, garnishes: [...hidden.garnishes, sampleGarnish('x')] }
    expect(check(mixed, { h: 1 })).toEqual(fault)
  })

  test('[PLATE-05] all faulty groups are named in the order of the screen', () => {
    const plate = plateWith(
      { ...group({ mandatory: true }), id: 'one' },
      { ...group(), id: 'two' },
      { ...group({ mandatory: true }), id: 'three' },
    )
    expect(checkSelection(plate, { garnishes: {} })).toMatchObject({ groupIds: ['one', 'three'] })
    // what ran out since is told once the amounts are right
    const ranOut = { ...sampleGarnish('b'), soldOut: true }
    const sold = plateWith(
      sampleGroup('g', [sampleGarnish('a'), ranOut], { multipleSelection: true, maxGarnishAmount: 2 }),
    )
    expect(checkSelection(sold, { garnishes: { g: { a: 1 } } })).toEqual({ ok: true })
    expect(checkSelection(sold, { garnishes: { g: { a: 1, b: 1 } } })).toEqual({
      ok: false,
      code: 'GARNISH_UNAVAILABLE',
      groupIds: ['g'],
    })
  })
})

describe('any sequence of taps', () => {
  const anyGroup = fc.record({
    multipleSelection: fc.boolean(),
    mandatory: fc.boolean(),
    minGarnishAmount: fc.nat(4),
    maxGarnishAmount: fc.integer({ min: 1, max: 5 }),
  })
  const taps = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('x', 'y', 'z')), { maxLength: 30 })

  test('[PLATE-04] never passes the maximum of the group nor counts below 1', () => {
    fc.assert(
      fc.property(anyGroup, taps, (differences, sequence) => {
        const one = group(differences)
        const plate = plateWith(one)
        let selection = initialSelection(plate)
        for (const [isAddition, id] of sequence) {
          if (!isAddition) selection = removeGarnish(selection, 'g', id)
          else {
            const result = addGarnish(plate, selection, 'g', id)
            if (result.ok) selection = result.selection
          }
          const counts = Object.values(selection.garnishes['g'] ?? {})
          expect(groupStatus(one, selection).chosen).toBeLessThanOrEqual(one.maxGarnishAmount)
          for (const count of counts) expect(count).toBeGreaterThanOrEqual(1)
          if (!one.multipleSelection) for (const count of counts) expect(count).toBe(1)
        }
      }),
    )
  })
})

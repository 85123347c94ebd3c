import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cellsOf, MODES, WIDTHS, type Place } from './cell.ts'
import { sample } from './sample.ts'

const TENANTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const STATES = Array.from({ length: 70 }, (_, index) => ({
  screen: `screen-${index % 12}`,
  state: `state-${index}`,
}))
const PLACES: readonly Place[] = TENANTS.flatMap((tenant) => STATES.map((state) => ({ tenant, ...state })))

describe('narrowing', () => {
  test('every state of every tenant in both modes at every width', () => {
    expect(cellsOf(PLACES)).toHaveLength(TENANTS.length * STATES.length * MODES.length * WIDTHS.length)
  })
  test('each word leaves only what it names', () => {
    const cells = cellsOf(PLACES, {
      tenants: ['b'],
      screens: ['screen-3'],
      states: ['state-3'],
      modes: ['dark'],
      widths: [320],
    })
    expect(cells).toEqual([{ tenant: 'b', screen: 'screen-3', state: 'state-3', mode: 'dark', width: 320 }])
  })
})

describe('the sample', () => {
  const cells = cellsOf(PLACES)
  const keys = ['tenant', 'state', 'mode', 'width'] as const

  test('is the same each time', () => {
    expect(sample(cells, 90)).toEqual(sample(cells, 90))
  })
  test('of everything once sees every tenant, state, mode and width', () => {
    fc.assert(
      fc.property(
        fc.subarray([...TENANTS], { minLength: 1 }),
        fc.subarray([...WIDTHS], { minLength: 1 }),
        (tenants, widths) => {
          const whole = cellsOf(PLACES.slice(0, 200), { tenants, widths })
          const { cells: chosen } = sample(whole, 'once')
          for (const key of keys)
            expect(new Set(chosen.map((cell) => cell[key]))).toEqual(new Set(whole.map((cell) => cell[key])))
          expect(new Set(chosen).size).toBe(chosen.length)
          expect(whole).toEqual(expect.arrayContaining([...chosen]))
        },
      ),
      { numRuns: 30 },
    )
  })
  test('has the size that was asked for, and is the whole where there is no more', () => {
    expect([1, 5, 90].map((size) => sample(cells, size).cells.length)).toEqual([1, 5, 90])
    expect(sample(cells.slice(0, 20), 90).cells).toHaveLength(20)
  })
  test('a larger one sees more pairs; a small one already has every tenant in both modes', () => {
    const small = sample(cells, 90)
    expect(sample(cells, 200).pairs.seen).toBeGreaterThan(small.pairs.seen)
    expect(new Set(small.cells.map(({ tenant, mode }) => tenant + mode)).size).toBe(14)
  })
})

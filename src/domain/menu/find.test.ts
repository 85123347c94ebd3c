import { expect, test } from 'vitest'
import { findPlate, findPlates } from './find.ts'
import { sampleMenu, samplePlate } from './sample-menu.fixture.ts'

const menu = sampleMenu([
  samplePlate('flan'),
  samplePlate('hidden', { visible: false }),
  samplePlate('water', { category: { id: 'drinks', showName: 'drinks' } }),
])

test('[ROUTE-03] a plate is found by its id, a hidden one too', () => {
  expect(findPlate(menu, 'water')?.id).toBe('water')
  expect(findPlate(menu, 'hidden')?.id).toBe('hidden')
  expect(findPlate(menu, 'nope')).toBeUndefined()
})

test('[ROUTE-03] several plates are found in one walk, unknown ids left out', () => {
  const found = findPlates(menu, new Set(['water', 'flan', 'nope']))
  expect([...found.keys()].sort()).toEqual(['flan', 'water'])
  expect(findPlates(menu, new Set()).size).toBe(0)
})

test('[ROUTE-03] of two plates with one id the first counts, alone or among several', () => {
  const twice = sampleMenu([
    samplePlate('a', { showName: 'first' }),
    samplePlate('a', { showName: 'second' }),
    samplePlate('b'),
  ])
  expect(findPlate(twice, 'a')?.showName).toBe('first')
  expect(findPlates(twice, new Set(['a', 'b'])).get('a')?.showName).toBe('first')
})

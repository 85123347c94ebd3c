import { expect, test } from 'vitest'

import { sampleMenu, samplePlate, sampleSize } from '#domain/menu/sample-menu.fixture.ts'
import { changePlate } from './change-plate.ts'

const pizza = samplePlate('pizza', { sizes: [sampleSize('small', 100), sampleSize('large', 180)] })
const beer = samplePlate('beer')
const menu = sampleMenu([pizza, beer])
const platesOf = ({ categories }: typeof menu) => categories.flatMap(({ plates }) => plates)

test.each([
  ['sold-out', { ...pizza, soldOut: true }],
  ['dearer', { ...pizza, sizes: [sampleSize('small', 200), sampleSize('large', 360)] }],
] as const)('%s: the plate alone', (change, expected) => {
  const changed = changePlate(menu, 'pizza', change)
  expect(platesOf(changed)).toEqual([expected, beer])
  expect(platesOf(menu)).toEqual([pizza, beer])
})

import { expect, test } from 'vitest'

import type { GarnishGroup, Plate } from '#generated/models.ts'
import { needsChoice } from './needs-choice.ts'

const size = (id: string) => ({ id, name: id, price: 100 })
const group = (over: Partial<GarnishGroup>): GarnishGroup => ({
  id: 'salsa',
  name: 'Salsa',
  mandatory: false,
  multipleSelection: false,
  minGarnishAmount: 0,
  maxGarnishAmount: 1,
  garnishes: [{ id: 'tuco', name: 'Tuco', price: 0, visible: true }],
  ...over,
})
const hidden = [{ id: 'tuco', name: 'Tuco', price: 0, visible: false }]

test.each<[string, Pick<Plate, 'sizes' | 'garnishGroups'>, boolean]>([
  ['one size, no group', { sizes: [size('u')], garnishGroups: [] }, false],
  ['an optional group', { sizes: [size('u')], garnishGroups: [group({ minGarnishAmount: 1 })] }, false],
  ['two sizes', { sizes: [size('s'), size('l')], garnishGroups: [] }, true],
  ['a mandatory group', { sizes: [size('u')], garnishGroups: [group({ mandatory: true })] }, true],
  [
    'a mandatory group of which nothing is shown',
    { sizes: [size('u')], garnishGroups: [group({ mandatory: true, garnishes: hidden })] },
    false,
  ],
])('[PLATE-02] [PLATE-05] %s', (_what, plate, needed) => {
  expect(needsChoice(plate)).toBe(needed)
})

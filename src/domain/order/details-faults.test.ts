import { expect, test } from 'vitest'

import { detailsFaults } from './details-faults.ts'

const rules = { price: 10_000, betweenStreetsRequired: true, notesLimit: 5 }

test('[FUP-05] a correction is held to what the checkout asks, and only in what it changes', () => {
  expect(detailsFaults({}, rules)).toEqual([])
  expect(
    detailsFaults({ notes: 'cinco', tableNumber: '4', paysWith: 10_000, betweenStreets: 'A y B' }, rules),
  ).toEqual([])
  expect(
    detailsFaults({ notes: 'seis..', tableNumber: ' ', paysWith: 9_999, betweenStreets: '' }, rules),
  ).toEqual(['notes', 'tableNumber', 'paysWith', 'betweenStreets'])
  // what was typed is no amount
  expect(detailsFaults({ paysWith: Number.NaN }, rules)).toEqual(['paysWith'])
  expect(detailsFaults({ betweenStreets: '' }, { ...rules, betweenStreetsRequired: false })).toEqual([])
})

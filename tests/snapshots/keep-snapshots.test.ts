import { expect, test } from 'vitest'

import { touchedLines } from './keep-snapshots.ts'

test('a change tells once what changed, and every tenant it touches', () => {
  const changed = [
    { alias: 'cafe-aurora', what: 'tokens.json' },
    { alias: 'cafe-aurora', what: 'cart.html' },
    { alias: 'sushi-nami', what: 'cart.html' },
  ]
  expect(touchedLines(changed)).toEqual([
    'snapshot changed: tokens.json of 1 tenants: cafe-aurora',
    'snapshot changed: cart.html of 2 tenants: cafe-aurora, sushi-nami',
  ])
  expect(touchedLines([])).toEqual([])
})

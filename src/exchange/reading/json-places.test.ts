import { expect, test } from 'vitest'

import { placesIn } from './json-places.ts'

const TEXT = `{
  "a": [1, { "b": "x, } \\" y" }],
  "c d": { "1": null, "menu.search": [] },
  "e": true
}`

test.each([
  ['$', 1, 1],
  ['$.a', 2, 3],
  ['$.a[0]', 2, 9],
  ['$.a[1]', 2, 12],
  ['$.a[1].b', 2, 14],
  ['$["c d"]', 3, 3],
  ['$["c d"]["menu.search"]', 3, 23],
  ['$["e"]', 4, 3],
  // what is not there: the nearest around it
  ['$.a[1].missing.more', 2, 12],
  ['$.nothing', 1, 1],
])('%s stands in line %i, column %i', (path, line, column) => {
  expect(placesIn(TEXT)(path)).toEqual({ line, column })
})

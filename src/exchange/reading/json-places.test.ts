import fc from 'fast-check'
import { expect, test } from 'vitest'

import { doubledKeys, placesIn } from './json-places.ts'

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

test('a key that stands twice is found, however it is written and however deep', () => {
  expect(doubledKeys('{"a":1,"b":[{"c":1,"\\u0063":{"a":2}}],"a":{"a":3}}')).toEqual([
    { path: '$.b[0].c', key: 'c' },
    { path: '$.a', key: 'a' },
  ])
  expect(doubledKeys('{"": 1, "": 2, "__proto__": 3, "constructor": "{\\"a\\": 1, \\"a\\": 2}"}')).toEqual([
    { path: '$[""]', key: '' },
  ])
})

/** JSON whose objects may say a key twice, as text and with how many keys are lost when it is read. */
type Written = { text: string; lost: number }
const blank = fc.constantFrom('', ' ', '\n\t')
const written: fc.Arbitrary<Written> = fc.letrec<{ value: Written }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 0 }).map((one) => ({ text: JSON.stringify(one), lost: 0 })),
    fc.tuple(fc.array(tie('value'), { maxLength: 3 }), blank).map(([list, space]) => ({
      text: `[${space}${list.map(({ text }) => text).join(`,${space}`)}]`,
      lost: list.reduce((sum, one) => sum + one.lost, 0),
    })),
    fc
      .tuple(fc.array(fc.tuple(fc.oneof(fc.constantFrom('a', '"', '}'), fc.string()), tie('value'))), blank)
      .map(([entries, space]) => ({
        text: `{${entries.map(([key, { text }]) => `${space}${JSON.stringify(key)}:${space}${text}`).join(',')}}`,
        lost:
          entries.length -
          new Set(entries.map(([key]) => key)).size +
          entries.reduce((sum, [, one]) => sum + one.lost, 0),
      })),
  ),
})).value

test('as many keys are found as are lost', () => {
  fc.assert(
    fc.property(written, ({ text, lost }) => {
      expect(doubledKeys(text)).toHaveLength(lost)
    }),
    { examples: [[{ text: '{"a":1,"a":2}', lost: 1 }]] },
  )
})

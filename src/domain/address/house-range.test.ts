import { expect, test } from 'vitest'

import { beyondHouses } from './house-range.ts'

test.each([
  [3500, 0],
  [3999, 0],
  [4000, 0],
  [3499, 1],
  [4010, 10],
])('%i is %i beyond a street that runs from 4000 down to 3500', (number, beyond) => {
  expect(beyondHouses({ from: { number: 4000 }, to: { number: 3500 } }, number)).toBe(beyond)
  expect(beyondHouses({ from: { number: 3500 }, to: { number: 4000 } }, number)).toBe(beyond)
})

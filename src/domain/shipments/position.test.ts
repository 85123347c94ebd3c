import { expect, test } from 'vitest'

import { isPositionDue } from './position.ts'

const HERE = { lat: -34.6, lng: -58.4, at: 0 }
/** About eleven metres to the north, and five. */
const FAR = { ...HERE, lat: -34.5999 }
const NEAR = { ...HERE, lat: -34.59995 }

test.each([
  ['the first', undefined, HERE, true],
  ['ten metres on', HERE, { ...FAR, at: 1 }, true],
  ['five metres on', HERE, { ...NEAR, at: 1 }, false],
  ['five metres on after 30 s', HERE, { ...NEAR, at: 30_000 }, true],
  ['nowhere else after 29 s', HERE, { ...HERE, at: 29_999 }, false],
])('%s: %s', (_what, told, now, due) => {
  expect(isPositionDue(told, now)).toBe(due)
})

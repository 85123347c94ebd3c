import { expect, test } from 'vitest'

import { nearName } from './near-name.ts'

const NAMES = ['description', 'callPhone', 'menu-plates', 'id', 'lightMainColor']

test.each([
  ['descripcion', 'description'],
  ['calPhone', 'callPhone'],
  ['CALLPHONE', 'callPhone'],
  ['menu-plate', 'menu-plates'],
  ['lightMianColour', 'lightMainColor'],
  ['ID', 'id'],
])('%s is told as %s', (written, name) => expect(nearName(written, NAMES)).toBe(name))

test.each(['carrusel', '', 'x'.repeat(60), 'promo'])('nothing is near to %j', (written) =>
  expect(nearName(written, NAMES)).toBeUndefined(),
)

test('of two names the nearer one is told', () => {
  expect(nearName('plate-detall', ['plate-details', 'plate-detail'])).toBe('plate-detail')
})

import { expect, test } from 'vitest'

import { fitsPath } from './fits-path.ts'

test.each([
  ['/api/order', '/api/order', true],
  ['/api/order', '/api/orders', false],
  ['/api/diner/*/menu/*', '/api/diner/la-esquina/menu/la-esquina.delivery', true],
  ['/api/diner/*/menu/*', '/api/diner/la-esquina/menu/la-esquina.delivery/outline', false],
  ['/api/diner/*/menu/*', '/api/diner/la-esquina', false],
  ['/api/a.b', '/api/axb', false],
])('%s and %s: %s', (pattern, path, fits) => {
  expect(fitsPath(pattern, path)).toBe(fits)
})

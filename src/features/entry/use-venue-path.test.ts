import { expect, test } from 'vitest'

import { withoutTable } from './use-venue-path.ts'

test.each([
  ['/menu/roma-palermo', '/menu/roma-palermo'],
  ['/menu/roma-palermo?tableNumber=12', '/menu/roma-palermo'],
  [
    '/menu/x/En%20el%20sal%C3%B3n?utm_source=a+b&tableUid=h7&menu=x#centro',
    '/menu/x/En%20el%20sal%C3%B3n?utm_source=a+b&menu=x#centro',
  ],
])('the way to another venue takes no table along: %s', (address, left) => {
  expect(withoutTable(address)).toBe(left)
})

import { expect, test } from 'vitest'

import { ownAddress } from './own-address.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server that listens on %s is found at %s', (host, address) => {
  expect(ownAddress({ host, port: 3000 })).toBe(address)
  expect(URL.canParse(address)).toBe(true)
})

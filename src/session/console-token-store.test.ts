import { expect, test } from 'vitest'

import { memoryStorage } from '#platform/storage.ts'
import { consoleTokenStore } from './console-token-store.ts'

test('a token that opens nothing any more is forgotten, one that was typed since in another tab stays', () => {
  const store = consoleTokenStore('bistro', memoryStorage())
  store.keep('old')
  store.keep('new')
  store.expire('old')
  expect(store.read()).toBe('new')
  store.expire('new')
  expect(store.read()).toBeUndefined()
})

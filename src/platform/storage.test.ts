import { expect, test, vi } from 'vitest'
import { isText, memoryStorage, storageOf, textStorage } from './storage.ts'
import type { TextStore } from './storage.ts'

test('what was written is read back, and gone once removed', () => {
  const storage = memoryStorage()
  storage.write('name', 1, 'Ana')
  expect(storage.read('name', 1, isText)).toBe('Ana')
  storage.remove('name')
  expect(storage.read('name', 1, isText)).toBeUndefined()
})

test.each([
  ['another version', '{"version":9,"value":"Ana"}'],
  ['another type', '{"version":1,"value":5}'],
  ['no envelope', '"Ana"'],
  ['broken JSON', '{"version":1,'],
])('%s is ignored with a log', (_what, text) => {
  const log = vi.fn()
  const store: TextStore = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined }
  expect(textStorage(store, log).read('name', 1, isText)).toBeUndefined()
  expect(log).toHaveBeenCalled()
})

test('a store that refuses everything is as good as an empty one', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const log = vi.fn()
  const storage = textStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }, log)
  storage.write('name', 1, 'Ana')
  storage.remove('name')
  expect(storage.read('name', 1, isText)).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(3)
})

test('a browser that throws on the mere mention of storage gets memory', () => {
  const log = vi.fn()
  const storage = storageOf(() => {
    throw new DOMException('denied', 'SecurityError')
  }, log)
  storage.write('name', 1, 'Ana')
  expect(storage.read('name', 1, isText)).toBe('Ana')
  expect(log).toHaveBeenCalledWith('storage: this browser keeps nothing')
})

import { expect, test } from 'vitest'

import { reasonOf } from './startup-error.ts'

test('what was thrown is told in one line, also what is no error', () => {
  expect(reasonOf(new Error('no room\nat x'))).toBe('no room')
  expect(reasonOf(new AggregateError([new Error('one'), new Error('two')]))).toBe('one; two')
  expect(reasonOf('no room')).toBe('no room')
  // as thrown by the embedded database on a full disk
  expect(reasonOf({ name: 'ErrnoError', errno: 51 })).toBe('{"name":"ErrnoError","errno":51}')
})

test('so is what JSON cannot say', () => {
  const circular: { self?: object } = {}
  circular.self = circular
  expect(reasonOf(undefined)).toBe('undefined')
  expect(reasonOf(circular)).toBe('[object Object]')
  expect(reasonOf(10n)).toBe('10')
})

import { describe, expect, test } from 'vitest'

import { isUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('said'), { code })

describe('a database that cannot answer now', () => {
  test.each(['08006', '53100', '53300', '57P01', '57P03', '57014', '25P03', 'ECONNREFUSED', 'EPIPE'])(
    'is told by the code %s, also behind another error',
    (code) => {
      expect(isUnavailable(withCode(code))).toBe(true)
      expect(isUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
      expect(isUnavailable(new AggregateError([withCode(code)]))).toBe(true)
    },
  )

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('is told by what the driver says: %s', (text) => {
    expect(isUnavailable(new Error(text))).toBe(true)
  })

  test.each(['23505', '22P02', '28P01', '3D000', '57P04x', '40P01'])(
    'is not meant by %s: the database can answer others',
    (code) => expect(isUnavailable(withCode(code))).toBe(false),
  )

  test('is not meant by what is no error', () => {
    expect([undefined, null, 'ECONNREFUSED', { code: '57P01' }].some(isUnavailable)).toBe(false)
  })
})

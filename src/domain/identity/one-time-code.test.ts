import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  newOneTimeCode,
  ONE_TIME_CODE_BYTES,
  parseOneTimeCode,
  TooFewCodeBytesError,
} from './one-time-code.ts'

const bytes = fc.uint8Array({ minLength: ONE_TIME_CODE_BYTES, maxLength: 16 })

describe('[ACCT-02] one-time codes', () => {
  test('are six digits, the same for the same bytes', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(newOneTimeCode(random)).toMatch(/^[0-9]{6}$/)
        expect(newOneTimeCode(Uint8Array.from(random))).toBe(newOneTimeCode(random))
      }),
    )
  })

  test('keep their leading zeros', () => {
    expect(newOneTimeCode(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 42]))).toBe('000042')
  })

  test('use every byte: a change of one changes the code', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: ONE_TIME_CODE_BYTES - 1 }), (random, index) => {
        const changed = Uint8Array.from(random)
        changed[index] = (changed[index] ?? 0) ^ 1
        expect(newOneTimeCode(changed)).not.toBe(newOneTimeCode(random))
      }),
    )
  })

  test('too little randomness is refused', () => {
    expect(() => newOneTimeCode(new Uint8Array(7))).toThrow(TooFewCodeBytesError)
  })

  test('written as people do, it is read back', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = newOneTimeCode(random)
        expect(parseOneTimeCode(code)).toBe(code)
        expect(parseOneTimeCode(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(code)
        expect(parseOneTimeCode(`${code.slice(0, 3)}-${code.slice(3)}`)).toBe(code)
      }),
    )
  })

  test.each(['', '12345', '1234567', '12a456', '１２３４５６', '12.456'])('"%s" is no code', (text) => {
    expect(parseOneTimeCode(text)).toBeUndefined()
  })
})

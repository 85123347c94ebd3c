import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { newDigitCode, parseDigitCode } from './digit-code.ts'

const BYTES = 8
const bytes = fc.uint8Array({ minLength: BYTES, maxLength: BYTES })
const codeOf = (random: Uint8Array) => newDigitCode(() => random, 6)

describe('[ACCT-02] one-time codes', () => {
  test('are six digits, the same for the same bytes', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(codeOf(random)).toMatch(/^[0-9]{6}$/)
        expect(codeOf(Uint8Array.from(random))).toBe(codeOf(random))
      }),
    )
  })

  test('keep their leading zeros', () => {
    expect(codeOf(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 42]))).toBe('000042')
  })

  test('use every byte: a change of one changes the code', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: BYTES - 1 }), (random, index) => {
        const changed = Uint8Array.from(random)
        changed[index] = (changed[index] ?? 0) ^ 1
        expect(codeOf(changed)).not.toBe(codeOf(random))
      }),
    )
  })

  test('ask for enough randomness', () => {
    const asked: number[] = []
    newDigitCode((size) => new Uint8Array(asked.push(size) && size), 4)
    expect(asked).toEqual([BYTES])
  })

  test('written as people do, it is read back', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = codeOf(random)
        expect(parseDigitCode(code, 6)).toBe(code)
        expect(parseDigitCode(` ${code.slice(0, 3)} ${code.slice(3)} `, 6)).toBe(code)
        expect(parseDigitCode(`${code.slice(0, 3)}-${code.slice(3)}`, 6)).toBe(code)
      }),
    )
  })

  test.each(['', '12345', '1234567', '12a456', '１２３４５６', '12.456'])('"%s" is no code', (text) => {
    expect(parseDigitCode(text, 6)).toBeUndefined()
  })
})

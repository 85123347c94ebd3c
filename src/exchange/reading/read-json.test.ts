import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readJson } from './read-json.ts'

const faultOf = (text: string) => {
  try {
    readJson(text)
  } catch (error) {
    return error instanceof Error ? error.message : undefined
  }
  return undefined
}

describe('readJson', () => {
  test.each([
    ['{\n  "a": [1,\n}', 3, 1],
    ['', 1, 1],
    ['[1 2]', 1, 4],
    ['{"a" 1}', 1, 6],
    ['{"a":1}x', 1, 8],
    ["{'a':1}", 1, 2],
    ['[\n"a\nb"]', 2, 1],
    ['[01]', 1, 3],
    ['{"a":1,}', 1, 8],
  ])('%j is no JSON from line %i, column %i on', (text, line, column) => {
    expect(faultOf(text)).toBe(`No es JSON válido: línea ${line}, columna ${column}.`)
  })

  test('a mark at the start does not matter, depth without end does', () => {
    expect(readJson('\uFEFF{"a":["]"]}')).toEqual({ a: [']'] })
    expect(faultOf('['.repeat(100_000))).toContain('200 niveles')
    expect(faultOf(`${'['.repeat(199)}${']'.repeat(199)}`)).toBeUndefined()
  })

  test('whatever is JSON is read; whatever is none has a place', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(40), fc.string({ maxLength: 2 }), (json, at, change) => {
        expect(readJson(json)).toEqual(JSON.parse(json))
        const fault = faultOf(json.slice(0, at) + change)
        if (fault !== undefined) expect(fault).toMatch(/línea \d+, columna \d+\.$/)
      }),
    )
  })
})

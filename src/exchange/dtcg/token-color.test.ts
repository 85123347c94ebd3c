import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { COUNTRIES } from '#domain/money/countries.ts'
import { toSrgb } from './color-spaces.ts'
import { importDesignTokens } from './import-design-tokens.ts'

const color = (value: unknown) => ({ $type: 'color', $value: value })

function read(document: unknown) {
  const { files, notes } = importDesignTokens(document, { money: COUNTRIES.AR })
  return { colors: files.theme?.colorConfig, codes: notes.map(({ code, path }) => `${code} ${path}`) }
}

describe('colours of tokens', () => {
  test('colours of every space of the format', () => {
    const of = (space: string, ...components: number[]) =>
      read({ primary: color({ colorSpace: space, components }) }).colors?.lightMainColor
    expect(of('hsl', 0, 100, 50)).toBe('#ff0000')
    expect(of('hwb', 120, 0, 0)).toBe('#00ff00')
    expect(of('srgb-linear', 0.2158605, 0.2158605, 0.2158605)).toBe('#808080')
    expect(of('oklch', 0.6279554, 0.2576833, 29.2338851)).toBe('#ff0000')
    expect(of('oklab', 0.4520137, -0.0324549, -0.3115282)).toBe('#0000ff')
    expect(of('lab', 54.2905, 80.8049, 69.891)).toBe('#ff0000')
    expect(of('lch', 87.8185, 113.3315, 134.384)).toBe('#00ff00')
    expect(of('xyz-d65', 0.9504559, 1, 1.0890578)).toBe('#ffffff')
    expect(of('xyz-d50', 0.9642957, 1, 0.8251046)).toBe('#ffffff')
    expect(of('a98-rgb', 0.5, 0.5, 0.5)).toBe('#818181')
    expect(of('prophoto-rgb', 1, 1, 1)).toBe('#ffffff')
    expect(of('rec2020', 0, 0, 0)).toBe('#000000')
    expect(of('display-p3', 0.5, 0.5, 0.5)).toBe('#808080')
    const wide = read({ primary: color({ colorSpace: 'display-p3', components: [0, 1, 0] }) })
    expect(wide.codes).toContain('gamut $.primary')
    expect(wide.colors?.lightMainColor).toMatch(/^#[\da-f]{6}$/)
    const differs = read({ primary: color({ colorSpace: 'srgb', components: [1, 0, 0], hex: '#00ff00' }) })
    expect(differs.codes).toContain('hex-differs $.primary')
    expect(
      read({ primary: color({ colorSpace: 'new', components: [1], hex: '#00ff00' }) }).colors?.lightMainColor,
    ).toBe('#00ff00')
  })

  test('grey stays grey in every space, and no channel leaves its range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('display-p3', 'rec2020', 'a98-rgb', 'oklch', 'lab'),
        fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 3, maxLength: 3 }),
        (space, [a = 0, b = 0, c = 0]) => {
          const { color: found } = toSrgb(space, [a, b, c]) ?? { color: { r: -1, g: -1, b: -1 } }
          for (const channel of [found.r, found.g, found.b]) {
            expect(Number.isInteger(channel)).toBe(true)
            expect(channel >= 0 && channel <= 255).toBe(true)
          }
        },
      ),
    )
  })
})

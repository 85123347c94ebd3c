import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseColor } from './parse-color.ts'
import { flatten, toHex, WHITE } from './rgb.ts'

const hexOf = (value: unknown) => {
  const parsed = parseColor(value)
  return parsed.ok ? toHex(parsed.color) : parsed.code
}

describe('colours a person may write', () => {
  test.each([
    ['#f80', '#ff8800'],
    ['  #F78700\n', '#f78700'],
    ['#F787', '#ff7788'],
    ['#F78700FF', '#f78700'],
    ['rgb(247, 135, 0)', '#f78700'],
    ['RGB(247 135 0)', '#f78700'],
    ['rgba(247,135,0,1)', '#f78700'],
    ['rgb(100% 0% 50%)', '#ff0080'],
    ['rgb(300 -5 0)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(0.5turn 100% 50%)', '#00ffff'],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['hsla(240 100% 50% / 50%)', '#0000ff'],
    ['RebeccaPurple', '#663399'],
    ['darkslategrey', '#2f4f4f'],
  ])('[THEME-01] %s is %s', (text, hex) => expect(hexOf(text)).toBe(hex))

  test.each([
    ['#f788', 0x88 / 255],
    ['#f7870080', 128 / 255],
    ['rgb(0 0 0 / 25%)', 0.25],
    ['hsla(0, 0%, 0%, .5)', 0.5],
    ['transparent', 0],
  ])('%s has the alpha %d', (text, alpha) => {
    const parsed = parseColor(text)
    expect(parsed.ok && parsed.color.alpha).toBeCloseTo(alpha, 10)
  })
})

describe('everything else is refused with a reason', () => {
  test.each([
    [undefined, 'not-text'],
    [0xf78700, 'not-text'],
    [['#fff'], 'not-text'],
    [{ toString: () => '#fff' }, 'not-text'],
    ['', 'not-a-color'],
    ['#GGGGGG', 'not-a-color'],
    ['#12345', 'not-a-color'],
    ['f78700', 'not-a-color'],
    ['constructor', 'not-a-color'],
    ['__proto__', 'not-a-color'],
    ['rgb(1,2)', 'not-a-color'],
    ['rgb(1,2,3,4,5)', 'not-a-color'],
    ['rgb(1 2 3 4)', 'not-a-color'],
    ['rgb(10% 2 3)', 'not-a-color'],
    ['rgb(1e999 0 0)', 'not-a-color'],
    ['rgb(NaN 0 0)', 'not-a-color'],
    ['hsl(1furlong 10% 10%)', 'not-a-color'],
    ['hsl(10 10 10)', 'not-a-color'],
    ['rgb(calc(1) 0 0)', 'not-a-color'],
    ['url(x)', 'not-a-color'],
    ['red;}body{display:none', 'forbidden-characters'],
    ['</style><script>', 'forbidden-characters'],
    ['var(--x', 'not-a-color'],
    ['#fff\u0000', 'forbidden-characters'],
    [`#${'f'.repeat(64)}`, 'too-long'],
  ])('%j: %s', (value, code) => expect(hexOf(value)).toBe(code))

  test('no text, however strange, gives anything but a canonical colour or a code', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(hexOf(value)).toMatch(/^(#[\da-f]{6}|not-text|too-long|forbidden-characters|not-a-color)$/)
      }),
    )
  })

  test('[THEME-01] a canonical colour is read and written back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        expect(hexOf(hex)).toBe(hex)
      }),
    )
  })
})

test('half black on white is middle grey', () => {
  expect(toHex(flatten({ r: 0, g: 0, b: 0, alpha: 0.5 }, WHITE))).toBe('#808080')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contrastRatio, labelOn } from './contrast.ts'
import { hueName } from './hue-name.ts'
import { fromOklch, hueDistance, toOklch } from './oklch.ts'
import { isReadable, nearestReadable } from './nearest-readable.ts'
import { parseColor } from './parse-color.ts'
import { BLACK, WHITE, toHex, type Rgb } from './rgb.ts'
import { shiftLightness } from './shift-lightness.ts'

const channel = fc.integer({ min: 0, max: 255 })
const anyColor: fc.Arbitrary<Rgb> = fc.record({ r: channel, g: channel, b: channel })

function color(text: string): Rgb {
  const parsed = parseColor(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.color
}

test('[THEME-02] black on white is 21:1 and the measured examples of the specification hold', () => {
  expect(contrastRatio(BLACK, WHITE)).toBe(21)
  expect(contrastRatio(color('#f78700'), color('#f5f5f5'))).toBeCloseTo(2.28, 1)
  expect(contrastRatio(color('#2bbf66'), color('#f5f5f5'))).toBeCloseTo(2.2, 2)
  expect(contrastRatio(color('#777777'), WHITE)).toBeCloseTo(4.478, 3)
})

test('[THEME-02] the label of any fill is the better of black and white, and never below 4.58:1', () => {
  fc.assert(
    fc.property(anyColor, (fill) => {
      const best = Math.max(contrastRatio(BLACK, fill), contrastRatio(WHITE, fill))
      expect(contrastRatio(labelOn(fill), fill)).toBe(best)
      expect(best).toBeGreaterThanOrEqual(4.58)
    }),
    { numRuns: 2000 },
  )
})

test('OKLCH agrees with published values and brings every 8-bit colour back', () => {
  const red = toOklch(color('#ff0000'))
  expect([red.lightness, red.chroma, red.hue].map((value) => Number(value.toFixed(3)))).toEqual([
    0.628, 0.258, 29.234,
  ])
  fc.assert(
    fc.property(anyColor, (start) => {
      expect(fromOklch(toOklch(start))).toEqual(start)
    }),
    { numRuns: 2000 },
  )
})

test('a step of lightness keeps the hue and stops at black and white', () => {
  expect(shiftLightness(WHITE, 0.1)).toEqual(WHITE)
  expect(shiftLightness(BLACK, -0.1)).toEqual(BLACK)
  const start = color('#b3261e')
  const end = shiftLightness(start, 0.09)
  expect(hueDistance(toOklch(start).hue, toOklch(end).hue)).toBeLessThan(2)
})

test('[THEME-01] the nearest readable colour is one step of lightness beyond the minimum', () => {
  const find = (from: string, on: string) =>
    toHex(nearestReadable(color(from), [{ color: color(on), ratio: 4.55 }]))
  expect(find('#dad9d9', '#f5f5f5')).toBe('#706f6f')
  expect(find('#f40027', '#272524')).toBe('#ff4848')
})

test('[THEME-01] a repair reaches its ratio and keeps the hue within 5 degrees', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (from, on) => {
      const neighbours = [{ color: on, ratio: 4.55 }]
      const found = nearestReadable(from, neighbours)
      expect(isReadable(found, neighbours)).toBe(true)
      const [start, end] = [toOklch(from), toOklch(found)]
      if (start.chroma > 0 && end.chroma > 0) expect(hueDistance(start.hue, end.hue)).toBeLessThanOrEqual(5)
    }),
    { numRuns: 2000 },
  )
})

const STEP = 0.004

test('no lightness is skipped: nothing nearer passes, except near black and white, where 8 bits hold few hues', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (from, on) => {
      const neighbours = [{ color: on, ratio: 4.55 }]
      const start = toOklch(from)
      const found = toOklch(nearestReadable(from, neighbours))
      if (isReadable(from, neighbours) || found.chroma < 0.04) return
      const passes = (lightness: number) => {
        const candidate = fromOklch({ ...start, lightness })
        const { hue, chroma } = toOklch(candidate)
        return hueDistance(start.hue, hue) <= 5 && chroma >= 0.04 && isReadable(candidate, neighbours)
      }
      const reach = Math.abs(found.lightness - start.lightness) - 0.01
      // one alone may pass: at pure blue the colours that a screen has reach out in a spike
      for (const side of [STEP, -STEP])
        for (let at = start.lightness; Math.abs(at - start.lightness) < reach; at += side)
          expect(passes(at) && passes(at + side)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('colours are called what people call them', () => {
  const names = [
    '#f40027',
    '#f78700',
    '#2bbf66',
    '#1c1c1c',
    '#ffffff',
    '#dad9d9',
    '#8b4513',
    '#ffd700',
    '#0047ab',
    '#ff69b4',
  ]
  expect(names.map((hex) => hueName(color(hex)))).toEqual([
    'red',
    'orange',
    'green',
    'black',
    'white',
    'grey',
    'brown',
    'yellow',
    'blue',
    'pink',
  ])
})

import { expect, test } from 'vitest'

import { isPlausibleMove } from './plausible-move.ts'

const OBELISK = { lat: -34.6037, lng: -58.3816 }
const CORDOBA = { lat: -31.4201, lng: -64.1888 }
const moved = (to: { lat: number; lng: number }, seconds: number) =>
  isPlausibleMove({ ...OBELISK, atMs: 0 }, { ...to, atMs: seconds * 1_000 })

test.each([
  ['the next corner, at once', { lat: -34.6045, lng: -58.3816 }, 3, true],
  ['a phone that was off by 900 m', { lat: -34.6118, lng: -58.3816 }, 3, true],
  ['three kilometres in a minute', { lat: -34.6307, lng: -58.3816 }, 60, true],
  ['ten kilometres in a minute', { lat: -34.6936, lng: -58.3816 }, 60, false],
  ['another province in a minute', CORDOBA, 60, false],
  ['another province, ten minutes after the last word', CORDOBA, 601, true],
])('[TRK-02] %s: %s', (_name, to, seconds, expected) => {
  expect(moved(to, seconds)).toBe(expected)
})

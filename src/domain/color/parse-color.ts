import { parseToRgb } from 'polished'

import { parseFunction } from './parse-function.ts'
import type { Rgba } from './rgb.ts'

/** Longest text that is looked at. @source accessibility rule 1 */
export const MAX_COLOR_LENGTH = 64

/** Why a value is not a colour. */
export type ColorFault = 'not-text' | 'too-long' | 'forbidden-characters' | 'not-a-color'

/** A colour as numbers, or why there is none. */
export type ParsedColor = { ok: true; color: Rgba } | { ok: false; code: ColorFault }

const PLAIN = /^[#\w\s.,%()/+-]*$/
const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/

/**
 * Reads a colour that a person or another system wrote: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`,
 * `rgba()`, `hsl()`, `hsla()` or a CSS name, in any case, with blanks around it.
 * @param value - anything; only texts can be colours
 * @returns numbers only, never a part of the text
 * @errors `not-text`, `too-long` (over 64 characters after trimming), `forbidden-characters`, `not-a-color`
 * @source accessibility rule 1
 */
export function parseColor(value: unknown): ParsedColor {
  if (typeof value !== 'string') return { ok: false, code: 'not-text' }
  const text = value.trim()
  if (text.length > MAX_COLOR_LENGTH) return { ok: false, code: 'too-long' }
  if (!PLAIN.test(text)) return { ok: false, code: 'forbidden-characters' }
  const lower = text.toLowerCase()
  const color = parseHex(lower) ?? parseName(lower) ?? parseFunction(lower)
  return color ? { ok: true, color } : { ok: false, code: 'not-a-color' }
}

function parseHex(text: string): Rgba | undefined {
  const digits = HEX.exec(text)?.[1]
  if (!digits) return undefined
  const pairs = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(pairs.slice(at, at + 2), 16)
  return { r: channel(0), g: channel(2), b: channel(4), alpha: pairs.length === 8 ? channel(6) / 255 : 1 }
}

function parseName(text: string): Rgba | undefined {
  if (text === 'transparent') return { r: 0, g: 0, b: 0, alpha: 0 }
  if (!/^[a-z]+$/.test(text)) return undefined
  try {
    const { red: r, green: g, blue: b } = parseToRgb(text)
    return { r, g, b, alpha: 1 }
  } catch {
    return undefined
  }
}

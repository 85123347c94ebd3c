import { hsl, parseToRgb } from 'polished'

import type { Rgba } from './rgb.ts'

const CALL = /^(rgba?|hsla?)\(\s*([^()]*?)\s*\)$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/
const ANGLES: ReadonlyMap<string, number> = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
])

/**
 * `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas or with blanks and a slash.
 * @param text - trimmed, lower case
 * @returns nothing when it is not one of these, or holds anything but numbers
 * @source CSS Color 4 §5.1 and §7.1, without `none` and `calc()`
 */
export function parseFunction(text: string): Rgba | undefined {
  const [, name = '', inner = ''] = CALL.exec(text) ?? []
  const parts = argumentsOf(inner)
  if (!parts) return undefined
  const [first = '', second = '', third = '', fourth = '1'] = parts
  const alpha = share(fourth)
  if (alpha === undefined) return undefined
  const channels = name.startsWith('rgb')
    ? rgbChannels([first, second, third])
    : hslChannels(first, second, third)
  return channels && { ...channels, alpha }
}

function argumentsOf(inner: string): string[] | undefined {
  const comma = inner.includes(',')
  const parts = comma ? inner.split(/\s*,\s*/) : inner.replace(/\s*\/\s*/, ' / ').split(/\s+/)
  if (comma) return parts.length === 3 || parts.length === 4 ? parts : undefined
  if (parts.length === 3) return parts
  return parts.length === 5 && parts[3] === '/' ? [...parts.slice(0, 3), parts[4] ?? ''] : undefined
}

function rgbChannels(parts: readonly string[]): Omit<Rgba, 'alpha'> | undefined {
  const percents = parts.filter((part) => part.endsWith('%')).length
  if (percents !== 0 && percents !== parts.length) return undefined
  const [r, g, b] = parts.map((part) => (percents ? scaled(share(part), 255) : channel(number(part))))
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b }
}

function hslChannels(hueText: string, saturationText: string, lightnessText: string) {
  const hue = angle(hueText)
  const saturation = percent(saturationText)
  const lightness = percent(lightnessText)
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined
  const { red: r, green: g, blue: b } = parseToRgb(hsl(hue, saturation, lightness))
  return { r, g, b }
}

function number(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A number from 0 to 1, or a percentage; outside values are clamped as CSS does. */
function share(text: string): number | undefined {
  return text.endsWith('%') ? percent(text) : clamp01(number(text))
}

function percent(text: string): number | undefined {
  const value = text.endsWith('%') ? number(text.slice(0, -1)) : undefined
  return clamp01(value === undefined ? undefined : value / 100)
}

function angle(text: string): number | undefined {
  const unit = /[a-z]+$/.exec(text)?.[0] ?? 'deg'
  const factor = ANGLES.get(unit)
  const value = number(text.replace(/[a-z]+$/, ''))
  return factor === undefined || value === undefined ? undefined : (((value * factor) % 360) + 360) % 360
}

function clamp01(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.min(1, Math.max(0, value))
}

function channel(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(Math.min(255, Math.max(0, value)))
}

function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : Math.round(value * factor)
}

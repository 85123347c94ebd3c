import { parseColor } from './parse-color.ts'
import { toHex } from './rgb.ts'

const FILE_HEX = /^#[\da-f]{6}$/i

/**
 * An opaque colour as files write it: six hexadecimal digits, those that are given as they stand.
 * @param value - anything
 * @returns undefined for what is no colour, and for one that lets its background through
 */
export function fileColor(value: unknown): string | undefined {
  if (typeof value === 'string' && FILE_HEX.test(value)) return value
  const parsed = parseColor(value)
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color) : undefined
}

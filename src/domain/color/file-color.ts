import { parseColor } from './parse-color.ts'
import { toHex } from './rgb.ts'

const FILE_HEX = /^#[\da-f]{6}$/i

/**
 * An opaque colour as written in files; six hexadecimal digits stay as they are.
 * @param value - anything
 * @returns undefined for an invalid or a translucent colour
 */
export function fileColor(value: unknown): string | undefined {
  if (typeof value === 'string' && FILE_HEX.test(value)) return value
  const parsed = parseColor(value)
  return parsed.ok && parsed.color.alpha === 1 ? toHex(parsed.color) : undefined
}

import { parseColor } from '#domain/color/parse-color.ts'
import type { Rgba } from '#domain/color/rgb.ts'
import type { NoteCode } from '#domain/exchange/import-note.ts'

import { toSrgb } from './color-spaces.ts'

/** A token's colour in sRGB, and what happened on the way. */
export type TokenColor = { color: Rgba; notes: NoteCode[] }

const MAX_STEP = 2

/**
 * The colour of a resolved value: an object of the Color Module, or a text as older files have it.
 * @returns nothing for what is no colour
 * @source DTCG Color Module 2025.10: `colorSpace`, `components` (numbers or `none`), `alpha`, `hex` as fallback
 */
export function tokenColor(value: unknown): TokenColor | undefined {
  if (typeof value === 'string') {
    const parsed = parseColor(value)
    return parsed.ok ? { color: parsed.color, notes: [] } : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { colorSpace, components, alpha, hex } = value as Record<string, unknown>
  const stated = parseColor(hex)
  const [first, second, third] = Array.isArray(components) ? components.map(component) : []
  const opacity = typeof alpha === 'number' && alpha >= 0 && alpha <= 1 ? alpha : 1
  const converted =
    typeof colorSpace === 'string' && first !== undefined && second !== undefined && third !== undefined
      ? toSrgb(colorSpace, [first, second, third])
      : undefined
  if (!converted) return stated.ok ? { color: { ...stated.color, alpha: opacity }, notes: [] } : undefined
  const notes: NoteCode[] = converted.isInside ? [] : ['gamut']
  const { color } = converted
  if (stated.ok && converted.isInside) {
    const steps = [color.r - stated.color.r, color.g - stated.color.g, color.b - stated.color.b]
    if (steps.some((step) => Math.abs(step) > MAX_STEP)) notes.push('hex-differs')
  }
  return { color: { ...color, alpha: opacity }, notes }
}

function component(value: unknown): number | undefined {
  if (value === 'none') return 0
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

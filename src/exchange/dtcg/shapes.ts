import type { ThemeFile } from '#generated/tenant.ts'
import { FONTS } from '#theme/fonts.ts'

import type { ReadToken } from './resolve-value.ts'
import { wordsOf } from './roles.ts'

const ROOT_PIXELS = 16

/**
 * A length in pixels.
 * @source DTCG Format Module 2025.10, "Dimension": `{ value, unit }` in px or rem; older files write one text
 */
export function pixelsOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? /^(-?[\d.]+)(px|rem)$/.exec(value.trim()) : undefined
  const [number, unit] =
    typeof value === 'object' && value !== null
      ? [(value as Record<string, unknown>)['value'], (value as Record<string, unknown>)['unit']]
      : [text ? Number(text[1]) : undefined, text?.[2]]
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined
  return unit === 'rem' ? number * ROOT_PIXELS : number
}

/**
 * Corners of cards as our four steps have them.
 * @source src/theme/css.ts: 0, 6, 12 and 20 px for the middle size; a step starts halfway from the one before
 */
export function radiusOf(pixels: number): NonNullable<ThemeFile['radius']> {
  if (pixels < 2) return 'none'
  if (pixels < 9) return 'small'
  return pixels < 16 ? 'medium' : 'large'
}

/** @source assumed: 16 px between things is the usual base step; below 12 px things stand close */
export const densityOf = (pixels: number): NonNullable<ThemeFile['density']> =>
  pixels < 12 ? 'compact' : 'regular'

/** The font of our list that a family token names first. */
export function fontOf(value: unknown): string | undefined {
  const names = [value].flat().filter((name): name is string => typeof name === 'string')
  return names
    .flatMap((name) => name.split(','))
    .map((name) =>
      name
        .trim()
        .replaceAll(/^["']|["']$/g, '')
        .toLowerCase(),
    )
    .flatMap((name) => FONTS.find((font) => font.name.toLowerCase() === name)?.name ?? [])[0]
}

/** Names of the token that stands for all of its kind: the middle of a scale, the family of running text. */
const MIDDLE = ['default', 'base', 'md', 'medium', 'm', 'card', 'normal', 'regular']
const RUNNING = ['body', 'base', 'default', 'text', 'primary', 'sans', 'main']

/** Of the tokens of a kind the one that a brand would name first. */
export function representative(
  kind: 'radius' | 'space' | 'family',
  tokens: readonly ReadToken[],
): ReadToken | undefined {
  const wanted = kind === 'family' ? RUNNING : MIDDLE
  const rank = ({ path }: ReadToken) => {
    const index = wanted.indexOf(wordsOf(path).words.split('.').at(-1) ?? '')
    return index === -1 ? wanted.length : index
  }
  const [best] = tokens.toSorted((a, b) => rank(a) - rank(b))
  if (kind === 'family' || best === undefined || rank(best) < wanted.length) return best
  // Without a name that says so: the middle of what is no circle and no nothing.
  const scale = tokens
    .map((token) => ({ token, pixels: pixelsOf(token.value) ?? 0 }))
    .filter(({ pixels }) => pixels > 0 && pixels < 100)
    .toSorted((a, b) => a.pixels - b.pixels)
  return scale[Math.floor((scale.length - 1) / 2)]?.token
}

/** Whether a token is of a scale of corners or of distances, by its name; groups of a file say no more about it. */
export function isScale(kind: 'radius' | 'space', { path, type }: ReadToken): boolean {
  const { words } = wordsOf(path)
  const name =
    kind === 'radius'
      ? /(?:^|[.])(?:radius|radii|rounded|corner|corners|redondeo)(?:[.]|$)/
      : /(?:^|[.])(?:space|spaces|spacing|gap|espacio)(?:[.]|$)/
  return (type === undefined || type === 'dimension') && name.test(words) && !words.includes('negative')
}

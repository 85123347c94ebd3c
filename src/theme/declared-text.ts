import { TEXT_RATIO, TEXT_TARGET, contrastRatio, labelOn } from '#domain/color/contrast.ts'
import { isReadable, nearestReadable } from '#domain/color/nearest-readable.ts'
import { isSameColor, toHex, type Rgb } from '#domain/color/rgb.ts'
import type { ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import { finding } from './findings.ts'
import type { Surfaces } from './surfaces.ts'

/** A text as declared (or its default) with the place it came from. */
export type DeclaredText = {
  readonly role: 'text' | 'description'
  readonly field: string
  readonly mode: ThemeMode
  readonly color: Rgb
  readonly declared: boolean
}

/**
 * The smallest contrast of a colour over all text surfaces, and where it occurs.
 * @param color - text
 * @param surfaces - page, card and raised surface
 */
export function weakest(
  color: Rgb,
  surfaces: Surfaces,
): { readonly name: keyof Surfaces; readonly ratio: number } {
  const names: readonly (keyof Surfaces)[] = ['page', 'card', 'surfaceRaised']
  const ratios = names.map((name) => ({ name, ratio: contrastRatio(color, surfaces[name]) }))
  return ratios.reduce((least, next) => (next.ratio < least.ratio ? next : least))
}

/**
 * A colour that reads at 4.5:1 on every surface: itself when it does, else the nearest of its hue at 4.55:1.
 * @param color - declared text or brand colour
 * @param surfaces - where it will be read
 * @source accessibility rules 4 to 6
 */
export function readableOn(color: Rgb, surfaces: readonly Rgb[]): Rgb {
  if (
    isReadable(
      color,
      surfaces.map((surface) => ({ color: surface, ratio: TEXT_RATIO })),
    )
  )
    return color
  return nearestReadable(
    color,
    surfaces.map((surface) => ({ color: surface, ratio: TEXT_TARGET })),
  )
}

/**
 * The text that the storefront uses, and what is to be said about it. A text equal to its background, or a default
 * that does not suit a declared background, becomes black or white: there is no brand colour to keep.
 * @param text - declared or default
 * @param surfaces - where it will be read
 * @source accessibility rule 4 and table of texts
 */
export function resolveText(
  text: DeclaredText,
  surfaces: Surfaces,
): { color: Rgb; findings: ThemeFinding[] } {
  const { role, field, mode, declared } = text
  const low = weakest(text.color, surfaces)
  const isInvisible = isSameColor(text.color, surfaces.page)
  const hasNoWish = isInvisible || (!declared && role === 'text')
  const list = [surfaces.page, surfaces.card, surfaces.surfaceRaised]
  const wish = hasNoWish && low.ratio < TEXT_RATIO ? labelOn(surfaces.page) : text.color
  const color = readableOn(wish, list)
  if (!declared || isSameColor(color, text.color)) return { color, findings: [] }
  const details = {
    field,
    mode,
    pair: `${role}/${low.name}`,
    before: toHex(text.color),
    after: toHex(color),
    background: toHex(surfaces[low.name]),
    ratioBefore: low.ratio,
    ratioAfter: weakest(color, surfaces).ratio,
  }
  return { color, findings: [finding(isInvisible ? 'same-as-background' : 'low-contrast', details)] }
}

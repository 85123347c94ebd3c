import { EDGE_RATIO, TEXT_RATIO, contrastRatio, labelOn } from '#domain/color/contrast.ts'
import { colorDistance } from '#domain/color/oklch.ts'
import { BLACK, isSameColor, toHex, type Rgb } from '#domain/color/rgb.ts'
import type { FindingCode, ThemeFinding, ThemeMode } from '#domain/color/theme-finding.ts'
import { weakest } from './declared-text.ts'
import type { Role } from './defaults.ts'
import type { DerivedRoles } from './derived-roles.ts'
import { finding } from './findings.ts'
import type { ReadColor } from './read-config.ts'
import type { Surfaces } from './surfaces.ts'

/** Below these two a fill melts into the page: neither light nor hue tells them apart. @source assumed: by eye; white on #f5f5f5 melts, a navy header on a darker page is still seen */
const VANISHING_RATIO = 1.25
const VANISHING_DISTANCE = 0.032

/**
 * A main colour that cannot be told from its page: the header, the filled buttons and the cart bar lose their shape.
 * @source accessibility rule 3, issue 14 part 24
 */
export function mainColorFindings(
  source: Record<Role, ReadColor>,
  { main, page }: { readonly main: Rgb; readonly page: Rgb },
  mode: ThemeMode,
): ThemeFinding[] {
  const ratio = contrastRatio(main, page)
  if (ratio >= VANISHING_RATIO || colorDistance(main, page) >= VANISHING_DISTANCE) return []
  return [
    finding('main-vanishes', {
      field: source.main.field,
      mode,
      pair: 'main/page',
      before: toHex(main),
      background: toHex(page),
      ratioBefore: ratio,
    }),
  ]
}

/**
 * Brand colours that stay on their fills but need another lightness as a link, an outlined label or a ring.
 * @source accessibility rules 5 and 9
 */
export function derivedFindings(
  source: Record<Role, ReadColor>,
  fills: { readonly main: Rgb; readonly button: Rgb },
  derived: DerivedRoles,
  surfaces: Surfaces,
  mode: ThemeMode,
): ThemeFinding[] {
  const judge = (code: FindingCode, role: 'main' | 'button', name: keyof DerivedRoles, minimum: number) => {
    const low = weakest(fills[role], surfaces)
    // A default is no choice of the brand, so it has no finding.
    if (!source[role].declared || low.ratio >= minimum) return []
    const details = {
      field: source[role].field,
      mode,
      pair: `${name}/${low.name}`,
      before: toHex(fills[role]),
    }
    const after = derived[name]
    const background = toHex(surfaces[low.name])
    return [
      finding(code, {
        ...details,
        after: toHex(after),
        background,
        ratioBefore: low.ratio,
        ratioAfter: weakest(after, surfaces).ratio,
      }),
    ]
  }
  return [
    ...judge('derived-link', 'main', 'link', TEXT_RATIO),
    ...judge('derived-outline', 'button', 'buttonOutline', TEXT_RATIO),
    ...judge('derived-ring', 'main', 'focusRing', EDGE_RATIO),
  ]
}

/**
 * A light mode on a dark page, or the reverse: `color-scheme` follows the page, and the operator is told.
 * @source accessibility rule 7
 */
export function schemeFindings(source: Record<Role, ReadColor>, page: Rgb, mode: ThemeMode): ThemeFinding[] {
  const label = labelOn(page)
  const real = isSameColor(label, BLACK) ? 'light' : 'dark'
  if (real === mode) return []
  return [finding('scheme-mismatch', { field: source.page.field, mode, before: toHex(page), after: real })]
}

/**
 * The main text of the light mode copied into the dark one, where it cannot be read.
 * @source accessibility table of texts, "dark mode copied from light"
 */
export function copiedTextFindings(light: ReadColor, dark: ReadColor, darkPage: Rgb): ThemeFinding[] {
  const ratio = contrastRatio(dark.color, darkPage)
  const isCopy = light.declared && dark.declared && isSameColor(light.color, dark.color)
  if (!isCopy || ratio >= TEXT_RATIO) return []
  const details = {
    pair: 'text/page',
    before: toHex(dark.color),
    background: toHex(darkPage),
    ratioBefore: ratio,
  }
  return [finding('copied-light-text', { field: dark.field, mode: 'dark', ...details })]
}

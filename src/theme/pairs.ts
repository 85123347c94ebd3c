import { EDGE_RATIO, TEXT_RATIO, contrastRatio } from '#domain/color/contrast.ts'
import type { Rgb } from '#domain/color/rgb.ts'
import { constantColor } from './derived-roles.ts'
import type { Tokens } from './resolve-mode.ts'
import { TOKEN_NAMES, type TokenName } from './tokens.ts'

/** Two tokens that meet on a screen, and how far apart they must be. @units ratio x:1 */
export type Pair = {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly minimum: number
}

const SURFACES: readonly TokenName[] = ['page', 'card', 'surfaceRaised']
const TEXTS: readonly TokenName[] = [
  'text',
  'description',
  'link',
  'buttonOutline',
  'onButtonOutline',
  'success',
  'warning',
  'danger',
]
const EDGES: readonly TokenName[] = ['border', 'fieldBorder', 'focusRing', 'control']
const LABELS: ReadonlyArray<readonly [TokenName, TokenName]> = [
  ['onMuted', 'muted'],
  ['onMutedSoft', 'muted'],
  ['onMain', 'main'],
  ['onMain', 'mainHover'],
  ['onMain', 'mainPressed'],
  ['onButton', 'button'],
  ['onButton', 'buttonHover'],
  ['onButton', 'buttonPressed'],
  ['onBanner', 'banner'],
  ['onControl', 'control'],
  ['onSuccess', 'success'],
  ['onWarning', 'warning'],
  ['onDanger', 'danger'],
]

function across(names: readonly TokenName[], minimum: number): Pair[] {
  return names.flatMap((foreground) => SURFACES.map((background) => ({ foreground, background, minimum })))
}

/** Every pair that components may put together. Tests prove them all, the studio shows them, the audit names them. */
export const NAMED_PAIRS: readonly Pair[] = [
  ...across(TEXTS, TEXT_RATIO),
  ...LABELS.map(([foreground, background]) => ({ foreground, background, minimum: TEXT_RATIO })),
  ...across(EDGES, EDGE_RATIO),
  { foreground: 'focusRing', background: 'focusRingOuter', minimum: 9 },
]

/**
 * Every named pair with its measured contrast.
 * @param tokens - one mode of a resolved theme
 * @units ratio x:1, unrounded
 */
export function judgePairs(
  tokens: Tokens,
): ReadonlyArray<Pair & { readonly ratio: number; readonly passes: boolean }> {
  const colors = Object.fromEntries(TOKEN_NAMES.map((name) => [name, constantColor(tokens[name])])) as Record<
    TokenName,
    Rgb
  >
  return NAMED_PAIRS.map((pair) => {
    const ratio = contrastRatio(colors[pair.foreground], colors[pair.background])
    return { ...pair, ratio, passes: ratio >= pair.minimum }
  })
}

import { labelOn } from '#domain/color/contrast.ts'
import { BLACK, isSameColor } from '#domain/color/rgb.ts'
import type { ThemeMode } from '#domain/color/theme-finding.ts'
import { MODAL_CLOSE_MS } from '#domain/defaults.ts'
import { readColorMode } from './defaults.ts'
import { constantColor } from './derived-roles.ts'
import { fontStack } from './fonts.ts'
import type { Tokens } from './resolve-mode.ts'
import type { ResolvedTheme } from './resolve.ts'
import { TOKEN_NAMES, propertyOf } from './tokens.ts'

/** The parts of a brand that are not colours; every value is looked up, none is copied. */
export type ThemeStyle = {
  readonly colorModeType?: unknown
  readonly fontFamily?: unknown
  readonly radius?: unknown
  readonly density?: unknown
}

type Lengths = Readonly<Record<string, string>>

/** @source assumed: `medium` suits most brands; buttons use s, cards m, sheets l */
const RADII: ReadonlyMap<unknown, Lengths> = new Map([
  ['none', { '--radius-s': '0', '--radius-m': '0', '--radius-l': '0' }],
  ['small', { '--radius-s': '4px', '--radius-m': '6px', '--radius-l': '10px' }],
  ['medium', { '--radius-s': '8px', '--radius-m': '12px', '--radius-l': '20px' }],
  ['large', { '--radius-s': '14px', '--radius-m': '20px', '--radius-l': '28px' }],
])

/** @source assumed: compact shows about a fifth more plates; touch targets stay 44 px in both */
const DENSITIES: ReadonlyMap<unknown, Lengths> = new Map([
  ['compact', { '--pad-row': '8px', '--pad-block': '20px', '--pad-inset': '12px' }],
  ['regular', { '--pad-row': '12px', '--pad-block': '32px', '--pad-inset': '16px' }],
])

/** Sizes in rem so that they follow the reader's own setting. @source assumed: look "four text sizes on a page at most" */
const CONSTANT: Lengths = {
  '--space': '4px',
  '--text-1': '0.875rem',
  '--text-2': '1rem',
  '--text-3': 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
  '--text-4': 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
  '--motion-fast': '120ms',
  '--motion-modal': `${MODAL_CLOSE_MS}ms`,
  '--sticky-height': '0px',
  // over the page behind a modal; 'color-mix' is newer than the browsers of decision 152
  '--dim': 'rgb(0 0 0/56%)',
  '--dimmed-page': 'color-mix(in srgb,#000 56%,var(--page))',
}

/** Shadows of black, stronger on dark pages where they would be lost. */
const SHADOW_STRENGTH: Readonly<Record<ThemeMode, readonly [string, string, string]>> = {
  light: ['.08', '.12', '.22'],
  dark: ['.35', '.5', '.65'],
}

/**
 * The custom properties of a brand as one CSS text for a style element with a nonce: the mode of `colorModeType`
 * (for AUTO by the device), and both modes under `[data-mode]` for previews.
 * @param theme - result of `resolveTheme`
 * @param style - anything; unknown words give the default
 * @returns CSS built from parsed colours and the constants of this folder only
 * @source accessibility rules 1 and 7, diner spec §9
 */
export function themeCss(theme: Pick<ResolvedTheme, 'tokens'>, style: ThemeStyle): string {
  const light = modeProperties(theme.tokens.light)
  const dark = modeProperties(theme.tokens.dark)
  const colorMode = readColorMode(style.colorModeType)
  const first = colorMode === 'DARK' ? dark : light
  const byDevice = colorMode === 'AUTO' ? `@media (prefers-color-scheme:dark){:root{${dark}}}` : ''
  return `:root{${shapeProperties(style)}${first}}${byDevice}[data-mode=light]{${light}}[data-mode=dark]{${dark}}`
}

function modeProperties(tokens: Tokens): string {
  const scheme = schemeOf(tokens)
  const colors = TOKEN_NAMES.map((name) => `${propertyOf(name)}:${tokens[name]};`).join('')
  const [resting, sticky, dialog] = SHADOW_STRENGTH[scheme]
  return (
    `color-scheme:${scheme};${colors}` +
    `--shadow-1:0 1px 3px rgb(0 0 0/${resting});--shadow-2:0 2px 10px rgb(0 0 0/${sticky});` +
    `--shadow-3:0 12px 40px rgb(0 0 0/${dialog});`
  )
}

/** What the page really is, whatever the mode is called: decides scroll bars and native fields. */
function schemeOf(tokens: Tokens): ThemeMode {
  return isSameColor(labelOn(constantColor(tokens.page)), BLACK) ? 'light' : 'dark'
}

function shapeProperties(style: ThemeStyle): string {
  const radii = RADII.get(style.radius) ?? RADII.get('medium')
  const density = DENSITIES.get(style.density) ?? DENSITIES.get('regular')
  const all = { '--font': fontStack(style.fontFamily), ...radii, ...density, ...CONSTANT }
  return Object.entries(all)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}

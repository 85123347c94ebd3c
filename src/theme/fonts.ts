import type { ThemeFinding } from '#domain/color/theme-finding.ts'
import { finding } from './findings.ts'
import data from './font-data.json' with { type: 'json' }

/** One family of the allow-list. @units weights: CSS font-weight; bytes: size of its file; the rest: percent of the font size */
type Font = Omit<(typeof data)[number], 'kind' | 'fallbacks'> & {
  readonly kind: keyof typeof GENERIC
  readonly fallbacks: readonly Fallback[]
}
type Fallback = Omit<(typeof data)[number]['fallbacks'][number], 'standIn' | 'weight'> & {
  readonly standIn: keyof typeof LOCAL_NAMES
  readonly weight: 400 | 700
}

/** The families a brand may choose, all variable, self-hosted and with the letters of Spanish. `scripts/fonts.mjs` writes the list. */
export const FONTS = data as readonly Font[]

/** Used when a brand names no font, or one that is not on the list. @source assumed: neutral, legible, tabular figures */
export const DEFAULT_FONT_NAME = 'Inter'

/** Where the server offers the files of `public/fonts`. */
const FONT_PATH = '/fonts/'

const GENERIC = { sans: 'system-ui,sans-serif', serif: 'Georgia,serif' } as const

/** Installed fonts with the measured widths: Windows and Apple, Linux, Android; regular and bold faces by full name. */
const LOCAL_NAMES = {
  arimo: {
    400: ['Arial', 'Liberation Sans', 'Arimo'],
    700: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  roboto: { 400: ['Roboto', 'Roboto Regular'], 700: ['Roboto Bold'] },
  tinos: {
    400: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    700: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  'noto-serif': { 400: ['Noto Serif', 'Noto Serif Regular'], 700: ['Noto Serif Bold'] },
} as const

/**
 * The font of a brand.
 * @param fontFamily - a name of the allow-list, capitals do not matter; anything else gives the default
 * @returns the font, and a finding when a name was given that is not on the list
 * @errors as finding: `unknown-font`
 * @source look "Everywhere", accessibility rule 10
 */
export function resolveFont(fontFamily: unknown): {
  readonly font: Font
  readonly findings: readonly ThemeFinding[]
} {
  const wanted = typeof fontFamily === 'string' ? fontFamily.trim().toLowerCase() : undefined
  const found = FONTS.find(({ name }) => name.toLowerCase() === wanted)
  if (found) return { font: found, findings: [] }
  const fallback = FONTS.find(({ name }) => name === DEFAULT_FONT_NAME)
  if (!fallback) throw new Error(`The default font ${DEFAULT_FONT_NAME} is not on the list`)
  const isGiven = fontFamily !== undefined && fontFamily !== null
  return {
    font: fallback,
    findings: isGiven ? [finding('unknown-font', { field: 'fontFamily', after: fallback.name })] : [],
  }
}

/**
 * The value of `font-family`: the brand's font, its stand-ins of equal width, then the system.
 * @param fontFamily - as configured, unchecked
 */
export function fontStack(fontFamily: unknown): string {
  const { font } = resolveFont(fontFamily)
  return `"${font.name}",${standInNames(font)
    .map((name) => `"${name}"`)
    .join(',')},${GENERIC[font.kind]}`
}

/**
 * The `@font-face` rules of a brand: its font, and stand-ins stretched to the same widths and heights. Nothing waits for the
 * font, and nothing moves when it comes.
 * @param fontFamily - as configured, unchecked; only names of the allow-list reach the text
 * @source performance goal "CLS 0"
 */
export function fontFaceCss(fontFamily: unknown): string {
  const { font } = resolveFont(fontFamily)
  const [lightest, boldest] = font.weights
  const own =
    `@font-face{font-family:"${font.name}";font-style:normal;font-display:swap;font-weight:${lightest} ${boldest};` +
    `src:url(${FONT_PATH}${font.fileName}) format("woff2")}`
  return own + font.fallbacks.map((fallback) => standInFace(font, fallback)).join('')
}

function standInFace(font: Font, fallback: Fallback): string {
  const { standIn, weight, sizeAdjust, ascent, descent, lineGap } = fallback
  const sources = LOCAL_NAMES[standIn][weight].map((name) => `local("${name}")`).join(',')
  const weights = weight === 400 ? '1 550' : '551 1000'
  return (
    `@font-face{font-family:"${standInName(font, standIn)}";font-weight:${weights};src:${sources};` +
    `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`
  )
}

/** One family per stand-in: the browser takes the first whose local font exists. */
function standInNames(font: Font): string[] {
  return [...new Set(font.fallbacks.map(({ standIn }) => standInName(font, standIn)))]
}

function standInName(font: Font, standIn: string): string {
  return `${font.name} like ${standIn}`
}

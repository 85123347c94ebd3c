import type { Hex } from './rgb.ts'

/** The two appearances of a storefront. Both are always checked. */
export type ThemeMode = 'light' | 'dark'

/** `error`: the editor does not save; `warning`: shown and adjusted; `info`: shown only. */
export type FindingLevel = 'error' | 'warning' | 'info'

/** What the theme engine may say about a configuration. Every code has a Spanish text in `messages/theme.ts`. */
export type FindingCode =
  | 'not-a-config'
  | 'not-text'
  | 'too-long'
  | 'forbidden-characters'
  | 'not-a-color'
  | 'unknown-field'
  | 'unknown-color-mode'
  | 'flattened-color'
  | 'low-contrast'
  | 'same-as-background'
  | 'main-vanishes'
  | 'copied-light-text'
  | 'scheme-mismatch'
  | 'derived-link'
  | 'derived-outline'
  | 'derived-ring'
  | 'unknown-font'
  | 'logo-low-contrast'

/**
 * One thing the engine noticed or changed. Values that do not apply are `null`, so that every finding has the same keys.
 * @units ratios x:1, unrounded
 * @source accessibility rule 9
 */
export type ThemeFinding = {
  readonly code: FindingCode
  readonly level: FindingLevel
  /** Number of the rule in the accessibility rules of the theme engine. */
  readonly rule: number
  /** Key of the configuration it is about. */
  readonly field: string | null
  readonly mode: ThemeMode | null
  /** `foreground/background` as token names. */
  readonly pair: string | null
  /** What was declared; kept only when it holds nothing but characters of colours. */
  readonly before: string | null
  /** What the storefront uses. */
  readonly after: Hex | string | null
  /** The background the ratios were measured on. */
  readonly background: Hex | null
  readonly ratioBefore: number | null
  readonly ratioAfter: number | null
}

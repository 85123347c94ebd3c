import type { ThemeMode } from '#domain/color/theme-finding.ts'
import type { ColorConfig } from '#generated/models.ts'

/** What a declared colour is for. */
export type Role = 'page' | 'main' | 'banner' | 'button' | 'text' | 'description'

/** One colour of `colorConfig`: its key, what it is for, and what is used when it is missing or not a colour. */
export type ColorField = { readonly role: Role; readonly mode: ThemeMode; readonly default: string }

/**
 * The colour keys of `colorConfig`.
 * @source diner spec §3 "colorConfig" and §9 "Default theme colours"; description: assumed, the spec has no default,
 *   6.4:1 and 7.4:1 on the default backgrounds (accessibility, "Where the spec itself hinders" 1)
 */
export const COLOR_FIELDS = {
  mainBackgroundColorLight: { role: 'page', mode: 'light', default: '#f5f5f5' },
  lightMainColor: { role: 'main', mode: 'light', default: '#f78700' },
  promotionalBannerColorLight: { role: 'banner', mode: 'light', default: '#f78700' },
  buttonBorderedColorLight: { role: 'button', mode: 'light', default: '#2bbf66' },
  mainTextColorLight: { role: 'text', mode: 'light', default: '#1c1c1c' },
  descriptionTextColorLight: { role: 'description', mode: 'light', default: '#595959' },
  mainBackgroundColorDark: { role: 'page', mode: 'dark', default: '#272524' },
  darkMainColor: { role: 'main', mode: 'dark', default: '#f78700' },
  promotionalBannerColorDark: { role: 'banner', mode: 'dark', default: '#f78700' },
  buttonBorderedColorDark: { role: 'button', mode: 'dark', default: '#2bbf66' },
  mainTextColorDark: { role: 'text', mode: 'dark', default: '#ffffff' },
  descriptionTextColorDark: { role: 'description', mode: 'dark', default: '#b5b5b5' },
} as const satisfies Record<Exclude<keyof ColorConfig, 'colorModeType'>, ColorField>

export type ColorFieldName = keyof typeof COLOR_FIELDS

/** What lies under a translucent page. @source assumed: white paper by day, an unlit screen by night */
export const CANVAS: Readonly<Record<ThemeMode, string>> = { light: '#ffffff', dark: '#000000' }

/** Where the search for each status colour starts; all are repaired like any text. @source assumed: common traffic-light hues */
export const STATUS_COLORS = { success: '#1b7f45', warning: '#9a5b00', danger: '#c5221f' } as const

/** Which appearance a storefront shows. */
export type ColorModeType = 'LIGHT' | 'DARK' | 'AUTO'

/**
 * How `colorModeType` is read: LIGHT when absent, AUTO (the device decides) for any other word.
 * @source diner spec §3 "colorModeType (LIGHT or other)"; assumed: "other" lets the device preference count
 */
export function readColorMode(value: unknown): ColorModeType {
  if (value === undefined || value === null || value === 'LIGHT') return 'LIGHT'
  return value === 'DARK' ? 'DARK' : 'AUTO'
}

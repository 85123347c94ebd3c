import { DEFAULT_LOCALE } from '#domain/locales.ts'

/** A contrast as it is written: two digits at most, cut and not rounded, so that 4,499 never reads as 4,5. @units x:1 */
export const cutRatio = (ratio: number): string =>
  (Math.floor(ratio * 100) / 100).toLocaleString(DEFAULT_LOCALE, { maximumFractionDigits: 2 })

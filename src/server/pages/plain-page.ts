import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { ColorModeType } from '#generated/models.ts'
import { globalCss } from '#theme/global-css.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { themeCss } from '#theme/css.ts'

import { inlineSources } from '../http/security-headers.ts'

export type PlainPage = {
  title: string
  /** language of its texts; the product's when absent */
  locale?: string
  css: string
  /** a name of the allow-list; anything else is the product's own */
  font?: string
  /** light when absent */
  colorModeType?: ColorModeType
  head?: string
  body: string
}

/**
 * A complete page written by the server itself, with the product's look and without scripts.
 * @returns `styles`: the inline styles that its policy must allow
 */
export function plainPage({
  title,
  locale = DEFAULT_LOCALE,
  css,
  font,
  colorModeType,
  head = '',
  body,
}: PlainPage): {
  html: string
  styles: string
} {
  const theme = resolveTheme({ colorModeType })
  const style = [
    fontFaceCss(font),
    themeCss(theme, { colorModeType, fontFamily: font }),
    globalCss,
    css,
  ].join('')
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title>${head}<style>${style}</style></head><body>${body}</body></html>`
  return { html, styles: inlineSources([style]) }
}

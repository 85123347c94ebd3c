import { escapeHtml } from '#domain/documents/escape-html.ts'
import type { ColorModeType } from '#generated/models.ts'
import { globalCss } from '#theme/global-css.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { themeCss } from '#theme/css.ts'

export type PlainPage = {
  title: string
  /** for style and nothing else */
  nonce: string
  css: string
  /** a name of the allow-list; anything else is the product's own */
  font?: string
  /** light when absent */
  colorModeType?: ColorModeType
  head?: string
  body: string
}

/** A page that the server writes by itself: complete, with the look of the product, and no script of its own. */
export function plainPage({ title, nonce, css, font, colorModeType, head = '', body }: PlainPage): string {
  const theme = resolveTheme({ colorModeType })
  const style = [
    fontFaceCss(font),
    themeCss(theme, { colorModeType, fontFamily: font }),
    globalCss,
    css,
  ].join('')
  return (
    '<!doctype html><html lang="es"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(title)}</title>${head}<style nonce="${nonce}">${style}</style></head><body>${body}</body></html>`
  )
}

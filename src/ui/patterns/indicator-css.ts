import type { Indicator } from '#generated/models.ts'
import { pillColors } from '#theme/pill.ts'
import type { ResolvedTheme } from '#theme/resolve.ts'

import { indicatorClass } from './indicator-class.ts'

/**
 * Colours of a tenant's indicators as one rule each, for the page's style element: style attributes are blocked by
 * the security policy. A translucent fill is laid on the page of the light mode once and for all; the text is then
 * chosen for that opaque fill, so it reads in every mode.
 * @param indicators - from the menu; their colours are parsed, never passed through
 */
export function indicatorCss(indicators: readonly Indicator[], theme: Pick<ResolvedTheme, 'tokens'>): string {
  return indicators
    .map(({ id, backgroundColor, textColor }) => {
      const { background, text } = pillColors(backgroundColor, textColor, theme.tokens.light.page)
      return `.${indicatorClass(id)}{background:${background};color:${text}}`
    })
    .join('')
}

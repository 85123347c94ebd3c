import type { Storefront } from '#generated/models.ts'
import { fontFaceCss } from '#theme/fonts.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { themeCss } from '#theme/css.ts'
import { indicatorCss } from '#ui/patterns/indicator-css.ts'
import { interfaceCss } from '#ui/primitives/base/interface-css.ts'

import { HEADER_HEIGHT } from './header-height.ts'

/** Heights of the shell's sticky bars, so that scrolling to a heading and tabbing to a control stop below them. */
const shellCss = [
  `:root{--header-height:${HEADER_HEIGHT};--category-bar:0px;--search-bar:0px;--sticky-height:calc(var(--header-height) + var(--category-bar) + var(--search-bar))}`,
  // the header contains the bar of a running order
  `:root[data-order-bar]{--header-height:calc(${HEADER_HEIGHT} + 44px)}`,
  ':root:has([data-category-bar]){--category-bar:56px}',
  ':root:has([data-search-bar]){--search-bar:64px}',
  // the search of a long menu
  '[data-search-bar]{position:sticky;z-index:9;top:calc(var(--header-height) + var(--category-bar));background:var(--page)}',
].join('')

/** The tenant's look as CSS: tokens of both modes, base rules, font faces, colours of its indicators. */
export function pageStyle({ theme: look, indicators }: Pick<Storefront, 'theme' | 'indicators'>) {
  const { colorConfig, fontFamily, radius, density } = look
  const { colorModeType } = colorConfig
  const theme = resolveTheme(colorConfig)
  const css = [
    fontFaceCss(fontFamily),
    themeCss(theme, { colorModeType, fontFamily, radius, density }),
    globalCss,
    interfaceCss,
    shellCss,
    indicatorCss(indicators, theme),
  ].join('')
  return { css, themeColor: theme.tokens[colorModeType === 'DARK' ? 'dark' : 'light'].main }
}

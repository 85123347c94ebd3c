import type { Storefront } from '#generated/models.ts'
import { fontFaceCss, fontPreload } from '#theme/fonts.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { themeCss } from '#theme/css.ts'
import { indicatorCss } from '#ui/patterns/indicator-css.ts'
import { interfaceCss } from '#ui/primitives/base/interface-css.ts'
import { shellCss } from './shell-css.ts'

interface PageStyle {
  css: string
  themeColor: string
  fontPreload?: string
}

/** One entry a storefront object; it is gone when the storefront is. */
const known = new WeakMap<Storefront, PageStyle>()

/** The tenant's look as CSS text: tokens of both modes, base rules, font faces, colours of its indicators. */
export function pageStyle(storefront: Storefront): PageStyle {
  const found = known.get(storefront)
  if (found) return found
  const { colorConfig, fontFamily, radius, density } = storefront.theme
  const theme = resolveTheme(colorConfig)
  const mode = colorConfig.colorModeType === 'DARK' ? 'dark' : 'light'
  const style = {
    css: [
      fontFaceCss(fontFamily),
      themeCss(theme, { colorModeType: colorConfig.colorModeType, fontFamily, radius, density }),
      globalCss,
      interfaceCss,
      shellCss,
      indicatorCss(storefront.indicators, theme),
    ].join(''),
    themeColor: theme.tokens[mode].main,
    fontPreload: fontPreload(fontFamily),
  }
  known.set(storefront, style)
  return style
}

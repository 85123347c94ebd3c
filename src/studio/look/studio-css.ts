import { themeCss } from '#theme/css.ts'
import { FONTS, fontFaceCss } from '#theme/fonts.ts'
import { globalCss } from '#theme/global-css.ts'
import { resolveTheme } from '#theme/resolve.ts'
import { STUDIO_COLORS } from '#theme/studio-colors.ts'
import { interfaceCss } from '#ui/primitives/base/interface-css.ts'

/** Denser than a storefront for a pointer and a large screen; on touch screens targets are 44 px again. */
const dense =
  ':root{--text-1:0.8125rem;--text-2:0.875rem;--text-3:0.9375rem;--text-4:1.375rem;--tool:32px;--radius-m:8px}' +
  '@media (pointer:coarse){:root{--tool:44px;--text-2:1rem}}' +
  'html,body{height:100%}html{scrollbar-gutter:auto}body{min-height:0;line-height:1.4}' +
  // receives focus for screen readers; it is not interactive
  '[data-arrival]:focus-visible{outline:0;box-shadow:none}'

/** The styles of the studio's page, with all fonts, because the font list is rendered in them. */
const studioCss = (): string =>
  [
    ...FONTS.map(({ name }) => fontFaceCss(name)),
    themeCss(resolveTheme(STUDIO_COLORS), {
      colorModeType: 'AUTO',
      fontFamily: 'Inter',
      radius: 'small',
      density: 'regular',
    }),
    globalCss,
    interfaceCss,
    dense,
  ].join('')

/** Applies the styles to the page. A sheet created by script needs no nonce. */
export function applyStudioStyles(page: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(studioCss())
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}

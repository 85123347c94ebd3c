import { shownPath } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'
import { resolveTheme } from '#theme/resolve.ts'
import type { WebManifest } from '#generated/models.ts'

import type { Services } from '../services.ts'
import { storefrontOf } from './storefront.ts'

const MAX_SHORT_NAME = 40
/** For venues without an icon of their own. */
const PRODUCT_ICON = { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' } as const

type Icon = { src: string; sizes: string; type: string }

/** Icons are drawn to the edge with the motif in the centre, so that devices may crop them to their own shape. */
const forBothPurposes = (icon: Icon) => [
  { ...icon, purpose: 'any' as const },
  { ...icon, purpose: 'maskable' as const },
]

/**
 * The manifest that lets a venue be installed as an app of its own.
 * @param home - alias at the root of the requested host
 */
export async function webManifest(
  services: Services,
  alias: string,
  home: string | undefined,
): Promise<WebManifest | undefined> {
  const storefront = (await storefrontOf(services, alias))?.storefront
  const presentation = storefront && (await services.catalog.presentation(storefront.tenant))
  if (storefront === undefined || presentation === undefined) return undefined
  const { tokens } = resolveTheme(storefront.theme.colorConfig)
  const colors = storefront.theme.colorConfig.colorModeType === 'DARK' ? tokens.dark : tokens.light
  const entry = shownPath(home, paths.entry(alias))
  // A scope is a plain prefix: without the slash, `/menu/x` would include `/menu/x-y`, another brand's app.
  const scope = entry === '/' ? entry : `${entry}/`
  return {
    id: entry,
    name: storefront.name,
    short_name: storefront.name.slice(0, MAX_SHORT_NAME),
    description: storefront.description,
    lang: presentation.locale,
    dir: 'ltr',
    start_url: scope,
    scope,
    display: 'standalone',
    theme_color: colors.main,
    background_color: colors.page,
    icons: presentation.icons.length === 0 ? [PRODUCT_ICON] : presentation.icons.flatMap(forBothPurposes),
  }
}

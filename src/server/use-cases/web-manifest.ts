import { resolveTheme } from '#theme/resolve.ts'
import type { WebManifest } from '#generated/models.ts'

import type { Services } from '../services.ts'
import { storefrontOf } from './storefront.ts'

const MAX_SHORT_NAME = 40

/** Lets a venue be installed as an app of its own. */
export async function webManifest(services: Services, alias: string): Promise<WebManifest | undefined> {
  const storefront = (await storefrontOf(services, alias))?.storefront
  const presentation = storefront && (await services.catalog.presentation(storefront.tenant))
  if (storefront === undefined || presentation === undefined) return undefined
  const { tokens } = resolveTheme(storefront.theme.colorConfig)
  const colors = storefront.theme.colorConfig.colorModeType === 'DARK' ? tokens.dark : tokens.light
  const path = `/menu/${encodeURIComponent(alias)}`
  return {
    id: path,
    name: storefront.name,
    short_name: storefront.name.slice(0, MAX_SHORT_NAME),
    description: storefront.description,
    lang: 'es',
    dir: 'ltr',
    start_url: path,
    scope: path,
    display: 'standalone',
    theme_color: colors.main,
    background_color: colors.page,
    icons: presentation.icons.flatMap((icon) => [
      { ...icon, purpose: 'any' as const },
      { ...icon, purpose: 'maskable' as const },
    ]),
  }
}

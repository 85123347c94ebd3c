import { DEFAULT_LOCALE } from '#domain/locales.ts'
import { DEFAULT_COUNTRY } from '#domain/defaults.ts'
import { COUNTRIES } from '#domain/money/countries.ts'
import type { StorefrontTheme } from '#generated/models.ts'
import { textsIn } from '#messages/country-texts.ts'

import type { MenuFile } from './folder-types.ts'
import { BASE_FOLDER, type TenantFiles } from './read-folder.ts'
import { resolveLayouts } from './resolve-layouts.ts'
import type { ResolvedTenant } from './resolved.ts'

/** The product's name on its own pages. */
export const PRODUCT_NAME = 'Vitrina'

/** The base folder as storefront of the product's own pages: look, layouts and texts, no venues. */
export function loadBase(base: TenantFiles, contentHash: string): ResolvedTenant {
  const { colorConfig, fontFamily, radius, density } = base.theme as StorefrontTheme
  const { $schema: _, ...messages } = (base.messages ?? {}) as Record<string, string>
  return {
    alias: BASE_FOLDER,
    kind: 'company',
    status: 'draft',
    hosts: [],
    contentHash,
    presentation: {
      version: contentHash,
      name: PRODUCT_NAME,
      country: COUNTRIES[DEFAULT_COUNTRY],
      theme: { colorConfig, fontFamily, radius, density },
      logos: {},
      locale: DEFAULT_LOCALE,
      layouts: resolveLayouts(base.layouts, {}),
      messages: textsIn(DEFAULT_LOCALE, DEFAULT_COUNTRY, messages),
      indicators: (base.menu as MenuFile | undefined)?.indicators ?? [],
      icons: [],
      files: [],
    },
    entities: [],
    menus: [],
    orderModes: [],
    streets: [],
  }
}

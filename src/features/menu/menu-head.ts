import { visibleCategories } from '#domain/menu/visible.ts'
import type { Diet, Menu } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'

/** Diet names of schema.org. */
const RESTRICTED_DIET: Record<Diet, string> = {
  VEGETARIAN: 'VegetarianDiet',
  VEGAN: 'VeganDiet',
  GLUTEN_FREE: 'GlutenFreeDiet',
  LACTOSE_FREE: 'LowLactoseDiet',
  KOSHER: 'KosherDiet',
  HALAL: 'HalalDiet',
}

/** Maximum of plates for search engines; a thousand would double the page's size. */
const MAX_PLATES = 120

/** The menu as schema.org Menu. Prices are in currency units, as schema.org requires. */
export function menuStructuredData(menu: Menu, { storefront, branchContact }: Venue): object {
  const { currencyCode, mantissaLength } = storefront.country
  let left = MAX_PLATES
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: branchContact?.name ?? storefront.name,
    hasMenu: {
      '@type': 'Menu',
      inLanguage: storefront.locale,
      hasMenuSection: visibleCategories(menu).flatMap(({ showName, plates }) => {
        const shown = plates.slice(0, left)
        left -= shown.length
        if (shown.length === 0) return []
        return {
          '@type': 'MenuSection',
          name: showName,
          hasMenuItem: shown.map(({ showName: name, description, sizes, diets }) => ({
            '@type': 'MenuItem',
            name,
            description,
            suitableForDiet: diets?.map((diet) => `https://schema.org/${RESTRICTED_DIET[diet]}`),
            offers: {
              '@type': 'Offer',
              price: ((sizes[0]?.price ?? 0) / 10 ** mantissaLength).toFixed(mantissaLength),
              priceCurrency: currencyCode,
            },
          })),
        }
      }),
    },
  }
}

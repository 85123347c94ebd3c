import { paths } from '#domain/routes/routes.ts'
import { schemaPlace } from '#domain/venue/schema-place.ts'
import type { Venue } from '#session/venue.ts'

/** One sentence for search results and link previews. */
export function venueDescription({ storefront, branchContact }: Venue): string | undefined {
  const parts = [
    storefront.description,
    branchContact &&
      `${branchContact.address.street} ${branchContact.address.number}, ${branchContact.address.locality}.`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

/** The venue as schema.org Restaurant, for search engines. */
export function venueStructuredData(
  { alias, storefront, branchContact, branch }: Venue,
  address: (path: string) => string,
): object[] {
  if (!branchContact) return []
  const { address: place, callPhone, deliveryConfig, name } = branchContact
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name,
      description: storefront.description,
      servesCuisine: branch?.cuisine,
      telephone: callPhone,
      menu: address(paths.entry(alias)),
      ...schemaPlace(place, deliveryConfig.workingDays),
    },
  ]
}

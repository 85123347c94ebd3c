import { paths } from '#domain/routes/routes.ts'
import type { Weekday } from '#generated/models.ts'
import type { Venue } from '#session/venue.ts'

/** `MONDAY` as schema.org names it. */
const weekdayUrl = (weekday: Weekday): string =>
  `https://schema.org/${weekday.charAt(0)}${weekday.slice(1).toLowerCase()}`

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
      address: {
        '@type': 'PostalAddress',
        streetAddress: `${place.street} ${place.number}`,
        addressLocality: place.locality,
        addressRegion: place.city,
        addressCountry: place.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      openingHoursSpecification: deliveryConfig.workingDays.flatMap(({ dayOfWeek, workingHours }) =>
        workingHours.map(({ startAt, endAt }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdayUrl(dayOfWeek),
          opens: startAt,
          closes: endAt === '24:00' ? '23:59' : endAt,
        })),
      ),
    },
  ]
}

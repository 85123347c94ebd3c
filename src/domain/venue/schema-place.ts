import type { VenueAddress, WorkingDay } from '#generated/models.ts'

/**
 * A venue's address and hours in schema.org's format, which ends a full day at its last minute.
 * @source https://schema.org/Restaurant, https://schema.org/OpeningHoursSpecification
 */
export const schemaPlace = (place: VenueAddress, days: readonly WorkingDay[]) => ({
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${place.street} ${place.number}`.trim(),
    addressLocality: place.locality,
    addressRegion: place.city,
    addressCountry: place.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
  openingHoursSpecification: days.flatMap(({ dayOfWeek, workingHours }) =>
    workingHours.map(({ startAt, endAt }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${dayOfWeek.charAt(0)}${dayOfWeek.slice(1).toLowerCase()}`,
      opens: startAt,
      closes: endAt === '24:00' ? '23:59' : endAt,
    })),
  ),
})

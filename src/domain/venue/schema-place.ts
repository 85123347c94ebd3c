import type { VenueAddress, WorkingDay } from '#generated/models.ts'

/**
 * Where a venue is and when it is open, in the words of schema.org, which counts a day to its last minute.
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

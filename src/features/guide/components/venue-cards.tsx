import type { Ref } from 'react'
import styled from 'styled-components'
import { formatKilometers } from '#domain/geo/distance.ts'
import { paths } from '#domain/routes/routes.ts'
import type { NearbyVenue } from '#generated/models.ts'
import { space, text, token } from '#theme/tokens.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { VenueGrid } from '#ui/patterns/venue-grid.ts'

const Cards = styled(VenueGrid)`
  .km {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${token.text};
    font-size: ${text[1]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

/** Venues as cards. A plain link: another venue comes whole from the server. */
export function VenueCards({ venues, ref }: { venues: readonly NearbyVenue[]; ref: Ref<HTMLUListElement> }) {
  const t = useT()
  return (
    <Cards role="list" aria-labelledby="guide-results" ref={ref}>
      {venues.map(({ alias, name, address: { street, number, city }, distanceInMeters }) => (
        <li key={alias}>
          <h3>
            <a href={paths.entry(alias)}>{name}</a>
          </h3>
          <p>{`${street} ${number}, ${city}`}</p>
          {distanceInMeters !== undefined && (
            <p className="km">
              <Icon name="pin" />
              {t('common.distance', { km: formatKilometers(distanceInMeters) })}
            </p>
          )}
          <Icon name="chevron-right" />
        </li>
      ))}
    </Cards>
  )
}

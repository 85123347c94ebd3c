import type { Ref } from 'react'
import styled from 'styled-components'
import { formatKilometers } from '#domain/geo/distance.ts'
import { paths } from '#domain/routes/routes.ts'
import type { NearbyVenue } from '#generated/models.ts'
import { pad, radius, shadow, space, text, token } from '#theme/tokens.ts'
import { hovering, tablet, wholeItemLinks } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Cards = styled.ul`
  display: grid;
  gap: ${space(3)};

  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding: ${pad.inset} ${space(12)} ${pad.inset} ${pad.inset};
    border-radius: ${radius.l};
    background: ${token.card};
    box-shadow: ${shadow[1]};
  }
  ${wholeItemLinks}
  p {
    color: ${token.description};
  }
  .km {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    color: ${token.text};
    font-size: ${text[1]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > li > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(4)};
    margin-block: auto;
    color: ${token.description};
  }
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${hovering} {
    > li:hover {
      box-shadow: ${shadow[2]};
    }
    > li:hover a {
      text-decoration: underline;
    }
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

import styled from 'styled-components'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { openShipments, type Trip } from '#domain/shipments/trip.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { Link } from '#ui/primitives/action/link.tsx'
import { useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { hovering, stack } from '#ui/primitives/base/look.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { TripFacts } from './trip-facts.tsx'

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 88px;
  padding: ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.l};
  background: ${token.card};
  color: ${token.text};
  box-shadow: ${shadow[1]};
  text-decoration: none;

  > svg:first-child {
    font-size: 1.5rem;
    color: ${token.link};
  }
  > span {
    ${stack(1)}
    justify-items: start;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${text[3]};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  ${hovering} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`

/**
 * A shipment or stack to take: its name, destination, amount to collect, waiting time, and whether something is
 * returned.
 */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useT(shipmentsTexts)
  const { alias } = useVenue()
  const { stack } = trip
  const shipments = openShipments(trip)
  const [first] = shipments
  if (first === undefined) return null
  const path = stack
    ? companionPaths.shipment(alias, 'stack', stack.id)
    : companionPaths.shipment(alias, 'simple', first.id)
  return (
    <Row to={path}>
      <Icon name={stack ? 'bag' : 'bike'} />
      <span>
        <strong>
          {stack
            ? t('shipments.stack-code', { code: stack.code })
            : t('shipments.code', { code: first.codeToShow })}
        </strong>
        <TripFacts trip={trip} />
        {shipments.some(({ returnShipment }) => returnShipment) && <Tag>{t('shipments.returns')}</Tag>}
      </span>
      <Icon name="chevron-right" />
    </Row>
  )
}

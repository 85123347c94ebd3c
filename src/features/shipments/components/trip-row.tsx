import styled from 'styled-components'
import { formatKilometers } from '#domain/geo/distance.ts'
import { sum } from '#domain/money/money.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { isFinished } from '#domain/shipments/transitions.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { Link } from '#ui/primitives/action/link.tsx'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { hovering } from '#ui/primitives/base/look.ts'
import { Tag } from '#ui/primitives/feedback/tag.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'

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
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space(1)};
    overflow-wrap: anywhere;
  }
  > span > span {
    white-space: normal;
  }
  strong {
    font-size: ${text[3]};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${token.description};
    font-size: ${text[2]};
  }
  ${hovering} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`

/** One thing to take: how it is called, where it goes, what to collect, since when it waits, whether something comes back. */
export function TripRow({ trip }: { trip: Trip }) {
  const t = useT(shipmentsTexts)
  const { alias } = useVenue()
  const money = useMoney()
  const { timeZone } = useBranchContact()
  const { stack } = trip
  // what the venue called off is not to be taken any more
  const shipments = trip.shipments.filter((shipment) => !isFinished(shipment))
  const [first] = shipments
  if (first === undefined) return null
  const path = stack
    ? companionPaths.shipment(alias, 'stack', stack.id)
    : companionPaths.shipment(alias, 'simple', first.id)
  const since = t('shipments.since', { time: clockAt(first.createdAt, timeZone) })
  const zones = [...new Set(shipments.flatMap(({ zone }) => zone ?? []))].join(', ')
  const meters = Math.max(...shipments.map(({ distanceInMeters = 0 }) => distanceInMeters))
  const far = meters > 0 ? t('shipments.far', { km: formatKilometers(meters) }) : ''
  const whereTo = [zones, far].filter((part) => part !== '').join(' · ')
  const amount = sum(shipments.map((one) => one.collect?.amount ?? 0))
  const collect =
    amount > 0 ? t('shipments.collect', { amount: money(amount) }) : t('shipments.nothing-to-collect')
  const { length: n } = shipments
  const count = stack && (n === 1 ? t('shipments.count-one') : t('shipments.count', { n }))
  return (
    <Row to={path}>
      <Icon name={stack ? 'bag' : 'bike'} />
      <span>
        <strong>
          {stack
            ? t('shipments.stack-code', { code: stack.code })
            : t('shipments.code', { code: first.codeToShow })}
        </strong>
        {whereTo !== '' && <b>{whereTo}</b>}
        <span>{collect}</span>
        <small>{count === undefined ? since : `${count} · ${since}`}</small>
        {shipments.some(({ returnShipment }) => returnShipment) && <Tag>{t('shipments.returns')}</Tag>}
      </span>
      <Icon name="chevron-right" />
    </Row>
  )
}

import styled from 'styled-components'
import { formatKilometers } from '#domain/geo/distance.ts'
import { sum } from '#domain/money/money.ts'
import { openShipments, type Trip } from '#domain/shipments/trip.ts'
import { isSameDay } from '#domain/time/same-day.ts'
import { moment as momentTexts } from '#messages/moment.ts'
import { shipments as shipmentsTexts } from '#messages/shipments.ts'
import { useNow } from '#session/use-now.ts'
import { useBranchContact } from '#session/page-context.ts'
import { text, token } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { clockAt, dueOn } from '#ui/patterns/venue-time.ts'

const Root = styled.span`
  ${stack(1)}
  white-space: normal;

  > small {
    color: ${token.description};
    font-size: ${text[2]};
  }
`

/** What a rider needs to decide whether to take it: destination, amount to collect, waiting time. */
export function TripFacts({ trip }: { trip: Trip }) {
  const t = useT(shipmentsTexts, momentTexts)
  const now = useNow()
  const money = useMoney()
  const { timeZone } = useBranchContact()
  const shipments = openShipments(trip)
  const [first] = shipments
  if (first === undefined) return null
  const since = isSameDay(Date.parse(first.updatedAt), now, timeZone)
    ? t('shipments.since', { time: clockAt(first.updatedAt, timeZone) })
    : t('shipments.since-day', { moment: dueOn(first.updatedAt, timeZone, t) })
  const zones = [...new Set(shipments.flatMap(({ zone }) => zone ?? []))].join(', ')
  const meters = Math.max(...shipments.map(({ distanceInMeters = 0 }) => distanceInMeters))
  const far = meters > 0 ? t('shipments.far', { km: formatKilometers(meters) }) : ''
  const whereTo = [zones, far].filter((part) => part !== '').join(' · ')
  const amount = sum(shipments.map((one) => one.collect?.amount ?? 0))
  const { length: n } = shipments
  const count = trip.stack && (n === 1 ? t('shipments.count-one') : t('shipments.count', { n }))
  return (
    <Root>
      {whereTo !== '' && <b>{whereTo}</b>}
      <span>
        {amount > 0 ? t('shipments.collect', { amount: money(amount) }) : t('shipments.nothing-to-collect')}
      </span>
      <small>{count === undefined ? since : `${count} · ${since}`}</small>
    </Root>
  )
}

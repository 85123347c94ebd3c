import styled from 'styled-components'
import { allowsEta } from '#domain/tracking/eta.ts'
import type { Trip } from '#domain/shipments/trip.ts'
import type { Shipment, ShipmentStatus } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { useBranchContact } from '#session/page-context.ts'
import { text, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { clockAt } from '#ui/patterns/venue-time.ts'
import { Tag, type TagTone } from '#ui/primitives/feedback/tag.tsx'

const Root = styled.div`
  ${wrap(2, 3)}
  align-items: center;

  > p {
    color: ${token.description};
    font-size: ${text[2]};
  }
`

const TONES: Partial<Record<ShipmentStatus, TagTone>> = {
  DELIVERED: 'success',
  RETURNED: 'success',
  DRIVER_CANCELED: 'danger',
  CANCELED: 'danger',
}

interface StatusLineProps {
  trip: Trip
  shipment: Shipment
  knownAt: number
}

/** Status of the shipment, its expected time, and the age of the data. */
export function StatusLine({ trip, shipment, knownAt }: StatusLineProps) {
  const t = useT(shipments)
  const { timeZone } = useBranchContact()
  return (
    <Root>
      <span role="status">
        <Tag tone={TONES[shipment.status] ?? 'brand'}>{t(`shipments.status.${shipment.status}`)}</Tag>
      </span>
      {trip.shipments.some(({ returnShipment }) => returnShipment) && <Tag>{t('shipments.returns')}</Tag>}
      {shipment.eta !== undefined && allowsEta(shipment.status) && (
        <p>{t('shipments.arrival', { time: clockAt(shipment.eta, timeZone) })}</p>
      )}
      {knownAt > 0 && <p>{t('shipments.known', { time: clockAt(knownAt, timeZone) })}</p>}
    </Root>
  )
}

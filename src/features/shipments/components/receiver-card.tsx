import styled from 'styled-components'
import { useStore } from 'zustand'
import { isBeforeLeaving } from '#domain/shipments/access.ts'
import { isPoint } from '#domain/geo/distance.ts'
import { phoneText } from '#domain/phone/phone.ts'
import { isDropOff } from '#domain/shipments/transitions.ts'
import type { Shipment } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { useVenue } from '#session/page-context.ts'
import { mustWait } from '#session/ride-store.ts'
import { text } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useRider } from '../rider-context.ts'
import { Place, Reach } from './place.tsx'
import { Card } from './rider-page.tsx'

const Facts = styled.dl`
  ${stack(2)}

  dt {
    ${quiet}
  }
  dd {
    font-size: ${text[3]};
    font-weight: 600;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

/** The destination, before the rider has left the store. */
export function PlaceCard({ shipment: { status, address } }: { shipment: Shipment }) {
  const t = useT(shipments)
  if (!address || !isBeforeLeaving({ status })) return null
  return (
    <Card aria-label={t('shipments.place')}>
      <h2>{t('shipments.place')}</h2>
      <Place address={address} />
    </Card>
  )
}

/**
 * The receiver and the address, only for the rider on the way there. A rider who left without a network has the address
 * but not the receiver's name; with a network it loads in a moment.
 * @source delivery spec §2, §4; requirements SHIP-04
 */
export function ReceiverCard({ shipment }: { shipment: Shipment }) {
  const t = useT(shipments)
  const { code } = useVenue().storefront.country
  const isWaiting = useStore(useRider().ride.store, mustWait)
  const { status, customer, address, destination, notes } = shipment
  if (!isDropOff(status) || !(customer ?? address)) return null
  const place = isPoint(destination) ? `${destination.lat},${destination.lng}` : address?.fullAddress
  return (
    <Card aria-label={t('shipments.receiver')}>
      <h2>{t('shipments.receiver')}</h2>
      {address && <Place address={address} />}
      {!customer && isWaiting && <Notice icon="offline">{t('shipments.receiver-later')}</Notice>}
      {customer && (
        <Facts>
          <div>
            <dt>{t('shipments.receiver-name')}</dt>
            <dd>{customer.name}</dd>
          </div>
          <div>
            <dt>{t('shipments.receiver-phone')}</dt>
            <dd>{phoneText(customer.phone, code)}</dd>
          </div>
          {notes !== undefined && notes !== '' && (
            <div>
              <dt>{t('shipments.receiver-notes')}</dt>
              <dd>{notes}</dd>
            </div>
          )}
        </Facts>
      )}
      <Reach phone={customer?.phone} destination={place} />
    </Card>
  )
}

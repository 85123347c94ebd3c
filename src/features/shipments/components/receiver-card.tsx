import styled from 'styled-components'
import { canSeeCustomer } from '#domain/shipments/access.ts'
import { isPoint } from '#domain/geo/distance.ts'
import type { Shipment } from '#generated/models.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { useRider } from '../rider-context.ts'
import { Card } from './rider-page.tsx'

const Street = styled.p`
  font-size: ${text[4]};
  font-weight: 800;
  line-height: 1.15;
  overflow-wrap: anywhere;
`
const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};

  dt {
    color: ${token.description};
    font-size: ${text[1]};
  }
  dd {
    margin: 0;
    font-size: ${text[3]};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
const Reach = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space(3)};

  > a {
    min-height: 52px;
    padding-inline: ${space(3)};
  }
`

/** Opens the device's maps app, or the map in a tab. @source ours; the query form of the venue's own map link */
const mapLink = (destination: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** Who receives it and where; only for the rider on the way there. @source delivery spec §2, §4; requirements SHIP-04 */
export function ReceiverCard({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const { rider } = useRider()
  if (!canSeeCustomer(shipment, rider.riderId)) return null
  const { customer, address, destination, notes, collect } = shipment
  if (!customer) return <Notice icon="offline">{t('shipments.receiver-later')}</Notice>
  const place = isPoint(destination) ? `${destination.lat},${destination.lng}` : address?.fullAddress
  return (
    <Card aria-label={t('shipments.receiver')}>
      <h2>{t('shipments.receiver')}</h2>
      {address && (
        <div>
          <Street>{[address.street, address.number].filter(Boolean).join(' ') || address.fullAddress}</Street>
          {address.details !== '' && <p>{address.details}</p>}
          {address.betweenStreets !== '' && (
            <p>{t('shipments.receiver-between', { streets: address.betweenStreets })}</p>
          )}
          <p>{[address.locality, address.city].filter(Boolean).join(', ')}</p>
        </div>
      )}
      <Facts>
        <div>
          <dt>{t('shipments.receiver-name')}</dt>
          <dd>{customer.name}</dd>
        </div>
        <div>
          <dt>{t('shipments.receiver-phone')}</dt>
          <dd>{customer.phone}</dd>
        </div>
        {notes !== undefined && notes !== '' && (
          <div>
            <dt>{t('shipments.receiver-notes')}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </Facts>
      {collect && <Collect {...collect} />}
      <Reach>
        <ButtonLink href={`tel:${customer.phone}`} icon="phone" tone="secondary">
          {t('shipments.receiver-call')}
        </ButtonLink>
        {place !== undefined && (
          <ButtonLink href={mapLink(place)} icon="pin" newTab>
            {t('shipments.receiver-map')}
          </ButtonLink>
        )}
      </Reach>
    </Card>
  )
}

/** What to take at the door. */
function Collect({ amount, paymentMethod, paysWith }: NonNullable<Shipment['collect']>) {
  const t = useT()
  const money = useMoney()
  const isCash = paymentMethod === 'CASH'
  return (
    <Notice tone="warning" icon="cash">
      <strong>{t('shipments.collect', { amount: money(amount) })}</strong>
      <p>{isCash ? t('shipments.collect-cash') : t('shipments.collect-other')}</p>
      {isCash && paysWith !== undefined && paysWith > amount && (
        <p>
          {t('shipments.collect-change', { paysWith: money(paysWith), change: money(paysWith - amount) })}
        </p>
      )}
    </Notice>
  )
}

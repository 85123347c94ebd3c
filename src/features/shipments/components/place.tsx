import styled from 'styled-components'
import type { ShipmentAddress } from '#generated/models.ts'
import { shipments } from '#messages/shipments.ts'
import { space, text } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'

const Street = styled.p`
  font-size: ${text[4]};
  font-weight: 800;
  line-height: 1.15;
  overflow-wrap: anywhere;
`

/** Side by side when they fit. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space(3)};

  > a {
    min-height: 52px;
    padding-inline: ${space(3)};
  }
`

type Written = Pick<ShipmentAddress, 'street' | 'number'> & Partial<ShipmentAddress>

/** Street and number, or else the full address. */
export const streetOf = ({ street, number, fullAddress }: Written): string =>
  [street, number].filter(Boolean).join(' ') || (fullAddress ?? '')

/** Opens the device's maps app, or the map in a tab. @source ours; the query form of the venue's own map link */
const mapLink = (destination: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`

/** Links to contact somebody: a phone call and directions. */
export function Reach({ phone, destination }: { phone?: string; destination?: string }) {
  const t = useT(shipments)
  return (
    <Ways>
      {phone !== undefined && (
        <ButtonLink href={`tel:${phone}`} icon="phone" tone="secondary">
          {t('shipments.receiver-call')}
        </ButtonLink>
      )}
      {destination !== undefined && (
        <ButtonLink href={mapLink(destination)} icon="pin" newTab>
          {t('shipments.receiver-map')}
        </ButtonLink>
      )}
    </Ways>
  )
}

/** A destination: street and number first. */
export function Place({ address }: { address: Written }) {
  const t = useT(shipments)
  const { details = '', betweenStreets = '', locality = '', city = '' } = address
  return (
    <div>
      <Street>{streetOf(address)}</Street>
      {details !== '' && <p>{details}</p>}
      {betweenStreets !== '' && <p>{t('shipments.receiver-between', { streets: betweenStreets })}</p>}
      <p>{[...new Set([locality, city])].filter(Boolean).join(', ')}</p>
    </div>
  )
}

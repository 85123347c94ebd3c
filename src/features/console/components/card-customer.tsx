import styled from 'styled-components'
import { holderText } from '#domain/identification/identification.ts'
import { isPoint } from '#domain/geo/distance.ts'
import { phoneText } from '#domain/phone/phone.ts'
import type { ConsoleOrder, UserLocation } from '#generated/models.ts'
import { console } from '#messages/console.ts'
import { useBranchContact } from '#session/page-context.ts'
import { TOUCH_TARGET, space, token } from '#theme/tokens.ts'
import { row } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { PlaceDetails } from './place-details.tsx'

const Box = styled.div`
  a {
    ${row(2)}
    min-height: ${TOUCH_TARGET};
    padding-block: ${space(1)};
    overflow-wrap: anywhere;
  }
  a > svg {
    flex: none;
  }
  p {
    color: ${token.description};
    overflow-wrap: anywhere;
  }
`

/** The address on a map, by coordinates if known, else by a search for its text. */
export const mapOf = ({ lat, lng, fullAddress }: Pick<UserLocation, 'lat' | 'lng' | 'fullAddress'>): string =>
  isPoint({ lat, lng })
    ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(fullAddress)}`

/** The customer with a call link and the number, for calling from another phone, and the address with a map. */
export function CardCustomer({ one: { order, customerPhone } }: { one: ConsoleOrder }) {
  const t = useT(console)
  const { country } = useBranchContact().branch
  const { customerName, destination, receiptHolder: holder } = order
  return (
    <Box>
      {customerPhone === '' ? (
        <strong>{customerName}</strong>
      ) : (
        <>
          <a href={`tel:${customerPhone}`} aria-label={t('console.call', { name: customerName })}>
            <Icon name="phone" /> {customerName}
          </a>
          <p>{phoneText(customerPhone, country)}</p>
        </>
      )}
      {holder && <p>{t('console.receipt-holder', { holder: holderText(country, holder) })}</p>}
      {destination && (
        <>
          <a
            href={mapOf(destination)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('console.map', { address: destination.fullAddress })}
          >
            <Icon name="pin" /> {destination.fullAddress}
          </a>
          <PlaceDetails place={destination} />
        </>
      )}
    </Box>
  )
}

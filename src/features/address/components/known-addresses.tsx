import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { customerQuery } from '#api/order-queries.ts'
import type { UserLocation } from '#generated/models.ts'
import { address as addressTexts } from '#messages/address.ts'
import { useKnownPhone } from '#session/use-customer-phone.ts'
import { useVenue } from '#session/page-context.ts'
import { radius, space, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { row, stack } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** More than these is a list to read, not a shortcut. */
const SHOWN = 4

const Root = styled.section`
  ${stack(2)}

  > h3 {
    font-weight: 600;
  }
  ul {
    ${stack(2)}
  }
  button {
    ${row(3)}
    width: 100%;
    min-height: ${TOUCH_TARGET};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${token.divider};
    border-radius: ${radius.m};
    background: ${token.surfaceRaised};
    color: ${token.text};
    text-align: start;
    overflow-wrap: anywhere;
  }
  svg {
    color: ${token.link};
  }
`

interface Props {
  /** The address in the form: it is not offered once more. */
  current: string | undefined
  onChoose: (address: UserLocation) => void
}

/** Where this diner had deliveries before, as far as this device may know. @source diner spec §3 "addressesRegistered" */
export function KnownAddresses({ current, onChoose }: Props) {
  const t = useT(addressTexts)
  const title = useId()
  const { client } = useApi()
  const { branch } = useVenue()
  const phone = useKnownPhone()
  const { data } = useQuery({
    ...customerQuery(client, phone, branch?.id ?? ''),
    enabled: branch !== undefined && phone !== '',
    retry: false,
  })
  const offered = (data?.addressesRegistered ?? [])
    .filter(({ fullAddress }) => fullAddress !== current)
    .slice(0, SHOWN)
  if (offered.length === 0) return null
  return (
    <Root aria-labelledby={title}>
      <h3 id={title}>{t('address.saved')}</h3>
      <ul role="list">
        {offered.map((address) => (
          <li key={address.fullAddress}>
            <button type="button" onClick={() => onChoose(address)}>
              <Icon name="pin" />
              {address.fullAddress}
            </button>
          </li>
        ))}
      </ul>
    </Root>
  )
}

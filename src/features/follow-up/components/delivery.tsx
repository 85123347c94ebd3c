import styled from 'styled-components'
import type { OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { text } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Key = styled.dl`
  ${stack(1)}

  > dt {
    font-weight: 600;
  }
  > dd > strong {
    font-size: ${text[4]};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.12em;
  }
  > dd > p {
    ${quiet}
  }
`

/** The rider on the way: the page with the map, and the key for the door. @source delivery spec §2 "Clave de entrega", §3 */
export function Delivery({
  order: { trackingUrl, shipmentSecurityCode },
}: {
  order: Pick<OrderFollowUp, 'trackingUrl' | 'shipmentSecurityCode'>
}) {
  const t = useT(followUp)
  return (
    <>
      {shipmentSecurityCode !== undefined && (
        <Key>
          <dt>{t('follow-up.key')}</dt>
          <dd>
            <strong>{shipmentSecurityCode}</strong>
            <p>{t('follow-up.key-note')}</p>
          </dd>
        </Key>
      )}
      {trackingUrl !== undefined && (
        <ButtonLink wide icon="pin" href={trackingUrl}>
          {t('follow-up.tracking')}
        </ButtonLink>
      )}
    </>
  )
}

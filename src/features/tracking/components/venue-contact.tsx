import styled from 'styled-components'
import { formatOrderCode } from '#domain/order/code.ts'
import { tracking } from '#messages/tracking.ts'
import { useBranchContact, useMessaging } from '#session/page-context.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

const Root = styled.div`
  ${stack(3)}
`

/** How to ask the venue why it canceled the order; nothing when it has no contact. */
export function VenueContact({ orderCode }: { orderCode: string }) {
  const t = useT(tracking)
  const messaging = useMessaging()
  const { whatsAppPhone: phone, callPhone } = useBranchContact()
  if (phone === undefined && callPhone === undefined) return null
  const text = t('tracking.venue-text', { code: formatOrderCode(orderCode) })
  return (
    <Root>
      <p>{t('tracking.venue')}</p>
      {phone !== undefined && (
        <ButtonLink tone="secondary" wide icon="message" href={messaging.linkTo({ phone, text })} newTab>
          {t('tracking.venue-write')}
        </ButtonLink>
      )}
      {callPhone !== undefined && (
        <ButtonLink tone="secondary" wide icon="phone" href={`tel:${callPhone}`}>
          {t('tracking.venue-call')}
        </ButtonLink>
      )}
    </Root>
  )
}

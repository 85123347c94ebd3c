import { useState } from 'react'
import styled from 'styled-components'
import { useMessaging, useVenue } from '#session/page-context.ts'
import { chat } from '#messages/chat.ts'
import { usePhoneText } from '#session/use-phone-text.ts'
import { space } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { TextArea } from '#ui/patterns/text-area.tsx'
import type { IconName } from '#ui/primitives/icon/icon-paths.ts'
import { useT } from '#ui/patterns/messages-context.tsx'

/** A message a person writes on a phone; the whole must fit into a prefilled one. @units characters */
const MESSAGE_MAX = 500

const Ways = styled.div`
  ${stack(3)}

  h3 {
    margin: ${space(3)} 0 0;
  }
  ul {
    ${stack(2)}
  }
`

interface ContactWaysProps {
  /** Prefilled for the diner, who may change it. */
  message: string
  hasVendorFailed: boolean
}

/** A message to the venue, sent from the diner's own app, and other contact options. */
export function ContactWays({ message, hasVendorFailed }: ContactWaysProps) {
  const t = useT(chat)
  const messaging = useMessaging()
  const [text, setText] = useState(message)
  const { storefront, branch, branchContact } = useVenue()
  const { name } = storefront
  const { whatsAppPhone, callPhone } = branchContact ?? {}
  const callText = usePhoneText(callPhone)
  const { instagram, facebook } = branch?.social ?? {}
  const others: { icon: IconName; label: string; href: string | undefined }[] = [
    {
      icon: 'phone',
      label: t('chat.call', { phone: callText }),
      href: callPhone && `tel:${callPhone}`,
    },
    { icon: 'instagram', label: t('chat.instagram'), href: instagram },
    { icon: 'facebook', label: t('chat.facebook'), href: facebook },
  ]
  const offered = others.filter(({ href }) => href !== undefined)
  const isUnreachable = whatsAppPhone === undefined && offered.length === 0
  const intro = whatsAppPhone === undefined ? 'chat.intro-no-message' : 'chat.intro'
  return (
    <Ways>
      <p>{isUnreachable ? t('chat.no-way') : hasVendorFailed ? t('chat.failed') : t(intro, { name })}</p>
      {whatsAppPhone !== undefined && (
        <>
          <TextArea label={t('chat.message')} value={text} limit={MESSAGE_MAX} rows={4} onChange={setText} />
          <ButtonLink wide icon="message" href={messaging.linkTo({ phone: whatsAppPhone, text })} newTab>
            {t('chat.send')}
          </ButtonLink>
        </>
      )}
      {offered.length > 0 && (
        <>
          {whatsAppPhone !== undefined && <h3>{t('chat.other-ways')}</h3>}
          <ul role="list">
            {offered.map(({ icon, label, href }) => (
              <li key={icon}>
                <ButtonLink tone="secondary" wide icon={icon} href={href ?? ''} newTab={icon !== 'phone'}>
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Ways>
  )
}

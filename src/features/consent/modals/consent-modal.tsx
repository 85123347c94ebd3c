import styled from 'styled-components'
import { marketingIds, type MarketingIds } from '#domain/marketing/vendors.ts'
import { consent } from '#messages/consent.ts'
import type { MessageKey } from '#messages/index.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useVenue } from '#session/page-context.ts'
import { space } from '#theme/tokens.ts'
import { stack } from '#ui/primitives/base/look.ts'
import { Modal } from '#ui/patterns/modal.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ConsentChoices } from '../components/consent-choices.tsx'
import { useConsent } from '#session/consent-store.ts'

const NAMES = {
  googleTagManagerId: 'consent.tag-manager',
  googleAnalyticsId: 'consent.analytics',
  fbPixelId: 'consent.pixel',
} as const satisfies Record<keyof MarketingIds, MessageKey>

const Text = styled.div`
  ${stack(3)}

  ul {
    padding-inline-start: ${space(5)};
    list-style: disc;
  }
`

/** What is measured and by whom, and the choice again. */
export const ConsentModal: ModalView<'consent'> = ({ onClosed }) => {
  const t = useT(consent)
  const { branch } = useVenue()
  const choice = useConsent(branch?.id ?? '')
  const vendors = Object.keys(marketingIds(branch)) as (keyof MarketingIds)[]
  return (
    <Modal title={t('consent.title')} onClose={onClosed} footer={<ConsentChoices />}>
      <Text>
        <p>{t('consent.what')}</p>
        <ul>
          {vendors.map((vendor) => (
            <li key={vendor}>{t(NAMES[vendor])}</li>
          ))}
        </ul>
        <p>{t('consent.never')}</p>
        <p>{t(choice === undefined ? 'consent.now-open' : `consent.now-${choice}`)}</p>
      </Text>
    </Modal>
  )
}

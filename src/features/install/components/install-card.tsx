import styled from 'styled-components'
import { install as installTexts } from '#messages/install.ts'
import { useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { quiet, wrap } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { ownBrowserAddress } from '../offer.ts'
import { useInstallOffer } from '../use-install-offer.ts'

const Mark = styled.svg`
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** The sign of the share sheet as Safari shows it, so that it is recognised: a tray and an arrow up. */
function ShareMark() {
  return (
    <Mark viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V3M8 7l4-4 4 4M8 11H6v10h12V11h-2" />
    </Mark>
  )
}

const Card = styled.aside`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(1)} ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${token.border};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  color: ${token.text};

  > img {
    width: 48px;
    height: 48px;
    border-radius: ${radius.s};
    object-fit: contain;
  }
  > img + div {
    grid-column: 2;
  }
  > div {
    grid-column: 1 / -1;
    min-width: 0;
    padding-inline-end: ${space(8)};
  }
  strong {
    display: block;
    font-size: ${text[2]};
    line-height: 1.3;
    text-wrap: balance;
  }
  p,
  ol {
    margin: ${space(1)} 0 0;
    ${quiet}
  }
  ol {
    padding-inline-start: ${space(4)};
    list-style: decimal;
  }
  ol svg {
    vertical-align: -0.25em;
  }
  > .close {
    position: absolute;
    inset: ${space(1)} ${space(1)} auto auto;
  }
  > .actions {
    ${wrap(2, 3)}
    align-items: center;
    margin-top: ${space(2)};
    padding: 0;
  }
  > .actions > p {
    margin: 0;
  }
  /* Above the bar of the cart, which stays free. */
  &[data-floating] {
    position: fixed;
    z-index: 14;
    inset: auto ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom) + var(--sticky-bottom, 0px));
    max-width: 440px;
    margin-inline: auto;
    box-shadow: ${shadow[3]};
  }
  @media (min-width: 1024px) {
    &[data-floating] {
      inset-inline: ${space(6)} auto;
      width: 400px;
    }
  }
`

/** The offer as a card: in the page, or floating above it. Nothing when there is nothing to offer. */
export function InstallCard({ floating = false }: { floating?: boolean }) {
  const t = useT(installTexts)
  const toast = useToast()
  const { storefront } = useVenue()
  const offer = useInstallOffer()
  if (!offer) return null
  const { name, logos } = storefront
  const { way, dismiss, accept } = offer
  const install = async () => {
    if (await accept()) toast(t('install.done'), 'success')
  }
  return (
    <Card aria-label={t('install.label')} data-floating={floating ? '' : undefined}>
      {logos.icon && <img src={logos.icon.src} width={48} height={48} alt="" />}
      <div>
        <strong>{t(way === 'leave-app' ? 'install.leave.title' : 'install.title', { name })}</strong>
        {way === 'share-sheet' ? (
          <ol>
            <li>
              {t('install.apple.share')} <ShareMark />
            </li>
            <li>{t('install.apple.add')}</li>
          </ol>
        ) : (
          <p>{t(way === 'prompt' ? 'install.text' : 'install.leave.text')}</p>
        )}
      </div>
      <span className="close">
        <IconButton icon="close" name={t('install.dismiss')} onPress={dismiss} />
      </span>
      {way === 'prompt' && (
        <div className="actions">
          <Button onPress={() => void install()}>{t('install.accept')}</Button>
          <Button tone="secondary" onPress={dismiss}>
            {t('install.dismiss')}
          </Button>
        </div>
      )}
      {way === 'leave-app' && (
        <div className="actions">
          <ButtonLink href={ownBrowserAddress(window.location.href, window.navigator.userAgent)}>
            {t('install.leave.open')}
          </ButtonLink>
          <p>{t('install.leave.by-hand')}</p>
        </div>
      )}
    </Card>
  )
}

import styled from 'styled-components'
import { consent } from '#messages/consent.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { forcedColors } from '#ui/primitives/base/look.ts'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ConsentChoices } from './consent-choices.tsx'

const Card = styled.section`
  position: fixed;
  z-index: 16;
  inset: auto ${space(3)} calc(${space(3)} + env(safe-area-inset-bottom) + var(--sticky-bottom, 0px));
  max-width: 440px;
  padding: ${space(4)};
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[3]};
  color: ${token.text};
  font-size: ${text[1]};

  /* While it shows, the page keeps room for it: what has the focus stops above it, and the end of the page can be
     scrolled clear. */
  :root:has(&) {
    --kept: calc(var(--consent-height, 240px) + ${space(6)} + var(--sticky-bottom, 0px));
    scroll-padding-bottom: var(--kept);

    body {
      padding-bottom: var(--kept);
    }
  }

  /* What else floats above the page waits for the answer, so that nothing lies under the question. */
  & ~ [data-floats] {
    display: none;
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }

  h2 {
    margin: 0 0 ${space(1)};
    font-size: ${text[2]};
  }
  > button {
    min-height: 44px;
    color: ${token.link};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`

const keepCardHeight = keepHeight('--consent-height')

/** The question, once per brand. It covers nothing that is needed to order, and waits. */
export function ConsentBanner() {
  const t = useT(consent)
  const { storefront } = useVenue()
  const { modal } = useSession()
  return (
    <Card ref={keepCardHeight} aria-label={t('consent.title')}>
      <h2>{t('consent.title')}</h2>
      <p>{t('consent.question', { name: storefront.name })}</p>
      <button type="button" onClick={() => modal.getState().show('consent')}>
        {t('consent.more')}
      </button>
      <ConsentChoices />
    </Card>
  )
}

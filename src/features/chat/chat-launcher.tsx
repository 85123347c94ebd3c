import styled from 'styled-components'
import { chat } from '#messages/chat.ts'
import { useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { colourChange, focusRing, hovering, muted, wide } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** From here on the margin beside a page of 1200 px holds the button with its word. */
const WIDE_MARGIN = '@media (min-width: 1440px)'

/* At the left: what adds to the cart is at the right of its row. At the bottom, where the bar of the cart leaves it room. */
const Launcher = styled.button`
  position: fixed;
  z-index: 13;
  inset: auto auto calc(max(${space(3)}, env(safe-area-inset-bottom)) + ${space(1)}) ${space(4)};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  justify-content: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0;
  border: 1px solid ${token.border};
  border-radius: ${radius.pill};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[3]};
  color: ${token.text};
  font-size: ${text[1]};
  font-weight: 700;
  ${colourChange}

  &:focus-visible {
    ${focusRing}
  }
  ${hovering} {
    &:hover {
      ${muted}
    }
  }
  /* One thing floats at a time. */
  aside[data-floating] ~ & {
    display: none;
  }
  /* A thumb's width, where every line under it counts. */
  > span {
    display: none;
  }
  /* As with a bar, what has the focus, toasts and the end of the page stand above it. */
  @media (max-width: 1023px) {
    :root:has(&):not(:has([data-bottom-bar], [data-floating])) {
      --sticky-bottom: 72px;
    }
  }
  /* Beside the page, where there is no bar. */
  ${wide} {
    inset: auto auto ${space(6)} ${space(1)};
  }
  ${WIDE_MARGIN} {
    left: ${space(2)};
    padding: 0 ${space(3)};

    > span {
      display: inline;
    }
  }
`

/** Offers the chat beside a page. */
export function ChatLauncher({ onPress }: { onPress: () => void }) {
  const t = useT(chat)
  const { storefront } = useVenue()
  return (
    <Launcher type="button" aria-label={t('chat.open', { name: storefront.name })} onClick={onPress}>
      <Icon name="message" />
      <span>{t('chat.help')}</span>
    </Launcher>
  )
}

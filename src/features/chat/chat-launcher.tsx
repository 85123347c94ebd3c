import styled from 'styled-components'
import { chat } from '#messages/chat.ts'
import { useVenue } from '#session/page-context.ts'
import { radius, shadow, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { colourChange, hovering } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Above the bar of the cart, so that neither hides the other. */
const ABOVE_CART_BAR = '88px'

const Launcher = styled.button`
  position: fixed;
  z-index: 13;
  inset: auto ${space(4)} calc(${ABOVE_CART_BAR} + env(safe-area-inset-bottom)) auto;
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  justify-content: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0 ${space(3)};
  border: 1px solid ${token.border};
  border-radius: ${radius.pill};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[3]};
  color: ${token.text};
  font-size: ${text[1]};
  font-weight: 700;
  ${colourChange}

  &:focus-visible {
    outline: 2px solid ${token.focusRing};
    outline-offset: 2px;
  }
  ${hovering} {
    &:hover {
      background: ${token.muted};
      color: ${token.onMuted};
    }
  }
  /* One thing floats at a time. */
  aside[data-floating] ~ & {
    display: none;
  }
  /* A thumb's width on a phone, where every line under it counts, and what the page ends with stands above it. */
  @media (max-width: 767px) {
    > span {
      display: none;
    }
    body:has(&) main + footer {
      padding-bottom: calc(${ABOVE_CART_BAR} + ${TOUCH_TARGET} + ${space(3)} + env(safe-area-inset-bottom));
    }
  }
  @media (min-width: 1024px) {
    inset: auto auto ${space(6)} ${space(6)};
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

import styled from 'styled-components'
import { cartLines } from '#messages/cart-lines.ts'
import { useMenuPath } from '#session/links.ts'
import { useCart } from '#session/use-cart.ts'
import { usePriceRules } from '#session/use-price-rules.ts'
import { pad, space } from '#theme/tokens.ts'
import { centred } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { ContinuePanel } from './continue-panel.tsx'

/** No box of its own, so that the checkout button can stick to the bottom of the whole page. */
const Root = styled.section`
  display: contents;

  > * {
    ${centred(720)}
  }

  > .more {
    padding: ${space(2)} ${pad.inset} ${space(6)};
  }
`

/** Loads with the lines above it, so that it never pushes them down. */
export function CartActions() {
  const t = useT(cartLines)
  const menuPath = useMenuPath()
  const { mode, cart, isError } = useCart()
  // the checkout that this leads to begins with them
  usePriceRules(mode)
  if (mode && !cart && !isError) return null
  return (
    <Root>
      <div className="more">
        <ButtonLink tone="secondary" wide to={menuPath}>
          {t('cart.add-more')}
        </ButtonLink>
      </div>
      <ContinuePanel />
    </Root>
  )
}

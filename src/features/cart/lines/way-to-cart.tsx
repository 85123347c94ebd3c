import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { cartLines } from '#messages/cart-lines.ts'
import { useSessionValue } from '#session/page-context.ts'
import { shadow, space } from '#theme/tokens.ts'
import { focusRing, visuallyHidden } from '#ui/primitives/base/look.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { buttonStyle } from '#ui/primitives/action/button-style.ts'
import { Link } from '#ui/primitives/action/link.tsx'

/* The links of a list lie over their whole item, and leave the ring to it: this one does neither. It lies at the end, over '+' or below. */
const Way = styled(Link)`
  && {
    ${buttonStyle}
  }
  &&::after {
    content: none;
  }
  &&:not(:focus) {
    ${visuallyHidden}
  }
  &&:focus {
    position: absolute;
    z-index: 2;
    inset: auto ${space(2)} ${space(2)} auto;
    box-shadow: ${shadow[3]};
  }
  &&:focus-visible {
    ${focusRing}
  }
`

/**
 * Makes the cart link the next Tab stop after a plate that is in the cart: otherwise keyboard users would have to pass
 * the whole menu.
 * @param to - the cart
 */
export function WayToCart({ to }: { to: string }) {
  const t = useT(cartLines)
  const plate = useFocusedPlate()
  const isInCart = useSessionValue('cart', ({ choices }) =>
    choices.some(({ plateId }) => plateId === plate?.dataset.plate),
  )
  const item = isInCart && plate?.closest('li')
  return item
    ? createPortal(
        <Way to={to} data-tone="primary">
          {t('cart.go')}
        </Way>,
        item,
      )
    : null
}

/** The plate link of the list item that has the focus. */
function useFocusedPlate(): HTMLElement | undefined {
  const [plate, setPlate] = useState<HTMLElement>()
  useEffect(() => {
    const follow = () =>
      setPlate(
        document.activeElement?.closest('li')?.querySelector<HTMLElement>('a[data-plate]') ?? undefined,
      )
    follow()
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return plate
}

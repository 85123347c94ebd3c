import { Link } from '#ui/primitives/action/link.tsx'
import styled from 'styled-components'

import type { MinorUnits } from '#domain/money/money.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { pad, radius, shadow, space, token } from '#theme/tokens.ts'
import { colourChange, focusRing, hovering, wrap } from '#ui/primitives/base/look.ts'

import { keepHeight } from './keep-height.ts'
import { useT } from './messages-context.tsx'
import { useMoney } from './money-context.tsx'

const Bar = styled.div`
  position: fixed;
  z-index: 15;
  inset: auto 0 0;
  padding: ${space(2)} ${pad.inset} max(${space(3)}, env(safe-area-inset-bottom));
  pointer-events: none;

  &[data-beside-chat] {
    padding-inline-start: calc(${pad.inset} + 56px);
  }
  &[data-beside-chat] > a {
    column-gap: ${space(2)};
    padding-inline: ${space(3)};
  }
  /* In one line, and in two where large letters leave no room for that. */
  > a {
    ${wrap(0, 3)}
    align-items: center;
    justify-content: center;
    max-width: 560px;
    min-height: 56px;
    margin: 0 auto;
    padding: ${space(1)} ${space(4)};
    border: 1px solid transparent;
    border-radius: ${radius.m};
    background: ${token.button};
    box-shadow: ${shadow[3]};
    color: ${token.onButton};
    font-weight: 700;
    text-decoration: none;
    pointer-events: auto;
    ${colourChange}
  }
  > a:focus-visible {
    ${focusRing}
  }
  /* Read after the words, seen before them. */
  > a > b {
    order: -1;
    display: grid;
    place-items: center;
    min-width: 1.75rem;
    height: 1.75rem;
    padding: 0 ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${token.onButton};
    color: ${token.button};
    font-variant-numeric: tabular-nums;
  }
  > a > span {
    flex: 1;
    text-align: center;
  }
  > a > em {
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  ${hovering} {
    > a:hover {
      background: ${token.buttonHover};
    }
  }
  /* Screens with the cart in a side column do not need the bar. */
  @media (min-width: 1024px) {
    display: none;
  }
`

export type CartBarProps = {
  readonly to: string
  readonly count: number
  readonly total: MinorUnits
  /** leaves room for the chat button at the left, also before it has loaded */
  readonly besideChat?: boolean
}

const keepBottomHeight = keepHeight('--sticky-bottom')

/** Count, 'Ver pedido' and total at the bottom, once the cart has items. */
export function CartBar({ to, count, total, besideChat = false }: CartBarProps) {
  const t = useT(cartLines)
  const amount = useMoney()(total)
  if (count === 0) return null
  return (
    <Bar ref={keepBottomHeight} data-bottom-bar="" data-beside-chat={besideChat ? '' : undefined}>
      <Link to={to}>
        <span>{t('cart.bar')}</span> <b data-cart-count="">{count}</b> <em>{amount}</em>
      </Link>
    </Bar>
  )
}

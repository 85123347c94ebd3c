import styled from 'styled-components'
import { orderingState } from '#domain/hours/ordering.ts'
import { whyNoOrder, type WhyNoOrder } from '#domain/hours/why-no-order.ts'
import { paths } from '#domain/routes/routes.ts'
import { ORDER_MODES } from '#domain/venue/order-modes.ts'
import { cartLines } from '#messages/cart-lines.ts'
import { soldOut } from '#messages/sold-out.ts'
import { useVisitPath } from '#session/links.ts'
import { useBranchContact, useSessionValue, useVenue } from '#session/page-context.ts'
import { useCart } from '#session/use-cart.ts'
import { useDeliveryInfo } from '#session/use-payment.ts'
import { useTrack } from '#session/use-track.ts'
import { pad, radius, shadow, space, text, token } from '#theme/tokens.ts'
import { quiet, stack } from '#ui/primitives/base/look.ts'
import { keepHeight } from '#ui/patterns/keep-height.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { ButtonLink } from '#ui/primitives/action/button-link.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'

const Root = styled.div`
  ${stack(3)}

  > .subtotal {
    display: flex;
    justify-content: space-between;
    font-size: ${text[3]};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  &:not([data-bottom-bar]) {
    position: sticky;
    bottom: 0;
    margin: 0 -${space(5)} -${space(5)};
    padding: ${space(3)} ${space(5)} ${space(5)};
    border-radius: 0 0 ${radius.l} ${radius.l};
    background: ${token.card};
  }
  aside:has(&) {
    scroll-padding-bottom: 160px;
  }

  /* In one row, and in two where large letters leave no room for that. */
  &[data-bottom-bar] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${space(5)};
    position: sticky;
    bottom: 0;
    z-index: 5;
    width: 100%;
    padding: ${space(3)} ${pad.inset} max(${space(3)}, env(safe-area-inset-bottom));
    background: ${token.page};
    box-shadow: ${shadow[2]};
  }

  &[data-bottom-bar] > .subtotal {
    flex-direction: column;
    min-width: 6.5rem;
    min-height: calc(1.3 * (${text[1]} + ${text[3]}));
    line-height: 1.3;
  }

  &[data-bottom-bar] > .subtotal > span:first-child {
    ${quiet}
    font-weight: 500;
  }

  &[data-bottom-bar] > a {
    flex: 1;
    min-width: min-content;
  }

  > [role='alert'],
  > .subtotal:last-child {
    flex-basis: 100%;
  }
`

const keepBottomHeight = keepHeight('--sticky-bottom')

interface ContinuePanelProps {
  /** In the side column it leads to the cart page; on the cart page to checkout, always visible. */
  besideMenu?: boolean
}

/** The price of the lines and 'Continuar', or the reason why it is hidden. */
export function ContinuePanel({ besideMenu = false }: ContinuePanelProps) {
  const t = useT(cartLines)
  const money = useMoney()
  const track = useTrack()
  const { alias } = useVenue()
  const visitPath = useVisitPath()
  const { total, blocked } = useContinue()
  return (
    <Root data-bottom-bar={besideMenu ? undefined : ''} ref={besideMenu ? undefined : keepBottomHeight}>
      {blocked !== undefined && (
        <Notice tone="warning" live>
          {blocked}
        </Notice>
      )}
      {/* reserves its space before the amount is known, so that the button never moves */}
      {(total !== undefined || blocked === undefined) && (
        <p className="subtotal">
          <span>{t('cart.subtotal')}</span>
          {total !== undefined && <span>{money(total)}</span>}
        </p>
      )}
      {blocked === undefined && (
        <ButtonLink
          wide
          to={visitPath(besideMenu ? paths.cart(alias) : paths.checkout(alias))}
          onClick={() => !besideMenu && track('CONTINUE_TO_CHECKOUT', { total })}
        >
          {t('cart.continue')}
        </ButtonLink>
      )}
    </Root>
  )
}

const WHY = {
  'mode-gone': 'cart.mode-gone',
  informative: 'cart.ordering-disabled',
  'venue-closed': 'cart.closed',
  'mode-closed': 'cart.mode-closed',
  disabled: 'cart.ordering-disabled',
} as const satisfies Record<WhyNoOrder, string>

interface Continue {
  total: number | undefined
  /** Why the diner cannot go on to checkout; undefined when they can. */
  blocked?: string
}

/**
 * Whether the cart may go on to checkout: nothing sold out, at or above the minimum of the delivery zone, and ordering
 * enabled. When 'Continuar' is hidden, the reason is shown (design §5 "Errors").
 * @source requirements CART-06
 */
function useContinue(): Continue {
  const t = useT(cartLines, soldOut)
  const money = useMoney()
  const venue = useBranchContact()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { cart, mode } = useCart()
  const { info: delivery } = useDeliveryInfo(mode)
  const total = cart?.itemsTotal
  const ordering = mode && orderingState(venue, mode, now, delivery)
  const why = ordering?.canSchedule ? undefined : whyNoOrder(venue, ordering, now)
  const modeName = mode?.showName ?? ''
  if (why) return { total, blocked: t(WHY[why], { mode: modeName }) }
  if (cart && cart.soldOut.length > 0) return { total, blocked: t('sold-out.blocked') }
  // Before an address is known the minimum is that of the info table.
  const promised = delivery ?? venue.deliverySummary
  const minimum = mode && ORDER_MODES[mode.type].needsAddress ? (promised?.minimumOrderPrice ?? 0) : 0
  if (total !== undefined && total < minimum) {
    return {
      total,
      blocked: t('cart.below-minimum', {
        mode: modeName,
        min: money(minimum),
        missing: money(minimum - total),
      }),
    }
  }
  return { total }
}

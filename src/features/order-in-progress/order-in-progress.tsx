import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { ordersQuery } from '#api/order-queries.ts'
import { isInProgress } from '#domain/order/status.ts'
import { parseRoute, paths } from '#domain/routes/routes.ts'
import { account } from '#messages/account.ts'
import { addTexts } from '#messages/index.ts'
import { Link } from '#platform/navigation/link.tsx'
import { useLocation } from '#platform/navigation/location.ts'
import { useVisitPath } from '#session/links.ts'
import { useSessionValue } from '#session/session-context.tsx'
import { useKnownPhone } from '#session/use-known-phone.ts'
import { useBranchContact } from '#session/venue-context.tsx'
import { radius, shadow, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { focusRing } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

addTexts(account)

/** Above the bar of the cart, so that neither hides the other. */
const ABOVE_CART_BAR = '88px'

const Place = styled.nav`
  position: fixed;
  z-index: 14;
  inset: auto auto calc(${ABOVE_CART_BAR} + env(safe-area-inset-bottom)) ${space(4)};

  /* The cart has a column of its own there. */
  @media (min-width: 1024px) {
    inset: auto auto ${space(6)} ${space(6)};
  }

  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${TOUCH_TARGET};
    padding: 0 ${space(4)};
    border: 1px solid ${token.border};
    border-radius: ${radius.pill};
    background: ${token.banner};
    color: ${token.onBanner};
    box-shadow: ${shadow[3]};
    font-size: ${text[1]};
    font-weight: 700;
    letter-spacing: 0.02em;
    text-decoration: none;
  }
  > a:focus-visible {
    ${focusRing}
  }
  /* What the page ends with can be read above it. */
  @media (max-width: 1023px) {
    body:has(&) main + footer {
      padding-bottom: calc(${ABOVE_CART_BAR} + ${TOUCH_TARGET} + ${space(3)} + env(safe-area-inset-bottom));
    }
  }
`

/** 'PEDIDO EN CURSO', where a diner chooses; on the way to an order it would lead astray. @source requirements SHELL-08 */
export function OrderInProgress() {
  const { kind } = parseRoute(useLocation().pathname)
  return kind === 'entry' || kind === 'menu' ? <Button /> : null
}

function Button() {
  const t = useT()
  const { client } = useApi()
  const { id } = useBranchContact()
  const visitPath = useVisitPath()
  const phone = useKnownPhone()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { data } = useQuery({ ...ordersQuery(client, phone, id, 0), enabled: phone !== '', retry: false })
  const order = data?.dinerOrders.orders.find((one) => isInProgress(one, now))
  if (!order) return null
  return (
    <Place aria-label={t('account.orders')}>
      <Link to={visitPath(paths.followUp(order.branchContactAlias, order.code))}>
        <Icon name="clock" />
        {t('account.order-in-progress')}
      </Link>
    </Place>
  )
}

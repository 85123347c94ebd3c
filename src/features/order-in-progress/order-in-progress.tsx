import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import styled from 'styled-components'
import { useApi } from '#api/api-context.tsx'
import { ordersQuery } from '#api/order-queries.ts'
import { isInProgress } from '#domain/order/status.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import { paths, type Route } from '#domain/routes/routes.ts'
import type { OrderSummary } from '#generated/models.ts'
import { account } from '#messages/account.ts'
import { isFramedByOthers } from '#platform/display.ts'
import { Link } from '#ui/primitives/action/link.tsx'
import { useVisitPath } from '#session/links.ts'
import { useBranchContact, useSessionValue } from '#session/page-context.ts'
import { useKnownPhone } from '#session/use-customer-phone.ts'
import { pad, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { focusRingInside, row } from '#ui/primitives/base/look.ts'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'

/** Fills the space that the header before it reserves, see `holdStill`; content above the header moves both. */
const Bar = styled.nav`
  position: sticky;
  z-index: 20;
  top: calc(var(--header-height) - ${TOUCH_TARGET});
  margin-top: -${TOUCH_TARGET};
  background: ${token.banner};
  color: ${token.onBanner};

  > a {
    ${row(2)}
    max-width: 1200px;
    min-height: ${TOUCH_TARGET};
    margin: 0 auto;
    padding: 0 ${pad.inset};
    color: inherit;
    font-size: ${text[1]};
    font-weight: 700;
    letter-spacing: 0.02em;
    text-decoration: none;
  }
  > a:focus-visible {
    ${focusRingInside}
  }
  svg:last-child {
    margin-inline-start: auto;
  }
`

/**
 * 'PEDIDO EN CURSO', on pages where a diner chooses; during checkout it would distract.
 * @source requirements SHELL-08
 */
export function OrderInProgress({ route }: { route: Route }) {
  const isChoosing = route.kind === 'entry' || (route.kind === 'menu' && route.plate === undefined)
  return isChoosing ? <UnderWay /> : null
}

function UnderWay() {
  const { client } = useApi()
  const { id } = useBranchContact()
  const phone = useKnownPhone()
  const now = useSessionValue('clock', (clock) => clock.now)
  const { data } = useQuery({ ...ordersQuery(client, phone, id, 0), enabled: phone !== '', retry: false })
  const order = data?.dinerOrders.orders.find((one) => isInProgress(one, now))
  return order ? <OrderBar order={order} /> : null
}

function OrderBar({ order: { branchContactAlias: alias, code, shipmentId } }: { order: OrderSummary }) {
  const t = useT(account)
  const visitPath = useVisitPath()
  useLayoutEffect(() => {
    const show = () => holdStill(true)
    const hide = () => holdStill(false)
    show()
    // browsers restore the scroll position saved when the page was left: that is the position without the bar
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
      hide()
    }
  }, [])
  const words = (
    <>
      <Icon name="clock" />
      {t('account.order-in-progress')}
      <Icon name="chevron-right" />
    </>
  )
  return (
    <Bar aria-label={t('account.orders')}>
      {shipmentId === undefined ? (
        <Link to={visitPath(paths.followUp(alias, code))}>{words}</Link>
      ) : (
        // other sites' frames may not show it
        <a href={companionPaths.tracking(alias, code)} target={isFramedByOthers() ? '_top' : undefined}>
          {words}
        </a>
      )}
    </Bar>
  )
}

/** Reserves space for the bar at the header, or removes it, and scrolls by the same amount: the page does not jump. */
function holdStill(hasBar: boolean): void {
  const { documentElement: root } = document
  const content = document.getElementById('content')
  const before = content?.getBoundingClientRect().top ?? 0
  // the browser's scroll anchoring would do the same, except at the top of a page
  root.style.overflowAnchor = 'none'
  root.toggleAttribute('data-order-bar', hasBar)
  window.scrollBy({ top: (content?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' })
  requestAnimationFrame(() => root.style.removeProperty('overflow-anchor'))
}

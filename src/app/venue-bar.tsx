import { useState } from 'react'
import { Link } from '#platform/navigation/link.tsx'
import { useLocation, useNavigate } from '#platform/navigation/location.ts'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { itemCount } from '#domain/cart/cart.ts'
import { isInAppBrowser, isStandalone } from '#platform/display.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useSessionValue } from '#session/session-context.tsx'
import { useVenue } from '#session/venue-context.tsx'
import { shadow, space, text, token, TOUCH_TARGET } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: ${token.main};
  color: ${token.onMain};
  box-shadow: ${shadow[2]};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 1200px;
  height: 56px;
  margin: 0 auto;
  padding: 0 ${space(2)};
`

const Logo = styled(Link)`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;
  min-height: ${TOUCH_TARGET};
  padding-inline-start: ${space(2)};
  color: inherit;
  font-size: ${text[3]};
  font-weight: 700;
  text-decoration: none;

  img {
    width: auto;
    height: 40px;
    max-width: 60vw;
    object-fit: contain;
  }

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Sticky header: way back, logo, account. @source diner spec §2.1 */
export function VenueBar() {
  const t = useT()
  const { storefront, alias } = useVenue()
  const { modal } = useSession()
  const visitPath = useVisitPath()
  const navigate = useNavigate()
  const hasItems = useSessionValue('cart', ({ cart }) => itemCount(cart) > 0)
  const { horizontal } = storefront.logos
  const { name } = storefront
  const home = visitPath(alias === '' ? paths.branchSelection() : paths.entry(alias))

  return (
    <Bar>
      <Row>
        {useShowsBack() && <IconButton icon="back" name={t('shell.back')} onPress={() => navigate(-1)} />}
        <Logo
          to={home}
          aria-label={t(hasItems ? 'shell.logo-clears-cart' : 'shell.logo', { name })}
          onClick={(event) => {
            if (!hasItems) return
            event.preventDefault()
            modal.getState().show('confirm-leave', { to: home })
          }}
        >
          {horizontal ? (
            <img src={horizontal.src} width={horizontal.width} height={horizontal.height} alt="" />
          ) : (
            <span>{name}</span>
          )}
        </Logo>
        {alias !== '' && (
          <IconButton icon="user" name={t('shell.side-menu')} onPress={() => modal.getState().show('account')} />
        )}
      </Row>
    </Bar>
  )
}

/** Only where the browser has no arrow of its own, or once the diner has gone somewhere. */
function useShowsBack() {
  const { pathname } = useLocation()
  const [initialPath] = useState(pathname)
  const isHydrated = useHydrated()
  return isHydrated && (pathname !== initialPath || isStandalone() || isInAppBrowser())
}

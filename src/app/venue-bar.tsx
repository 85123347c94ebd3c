import { useState } from 'react'
import { Link } from '#ui/primitives/action/link.tsx'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '#domain/routes/routes.ts'
import { modeSegment } from '#domain/venue/modes.ts'
import type { Storefront } from '#generated/models.ts'
import { isInAppBrowser, isStandalone } from '#platform/display.ts'
import { useVisitPath } from '#session/links.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { useOrderMode } from '#session/use-menu.ts'
import { shadow, space, text, TOUCH_TARGET } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { IconButton } from '#ui/primitives/action/icon-button.tsx'
import { branded, twoLines } from '#ui/primitives/base/look.ts'
import { useHydrated } from '#ui/primitives/base/use-hydrated.ts'
import { HEADER_HEIGHT } from './header-height.ts'

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  height: var(--header-height);
  ${branded}
  box-shadow: ${shadow[2]};
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 1200px;
  height: ${HEADER_HEIGHT};
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
  line-height: 1.2;
  text-decoration: none;

  img {
    width: auto;
    height: 40px;
    max-width: 60vw;
    object-fit: contain;
  }

  span {
    ${twoLines}
  }
`

/** Sticky header: way back, logo, account. @source diner spec §2.1 */
export function VenueBar() {
  const t = useT()
  const { storefront, alias } = useVenue()
  const { modal } = useSession()
  const navigate = useNavigate()
  const showsBack = useShowsBack()
  return (
    <Bar>
      <Row>
        {showsBack && <IconButton icon="back" name={t('shell.back')} onPress={() => void navigate(-1)} />}
        <HomeLink storefront={storefront} />
        {alias !== '' && (
          <IconButton
            icon="user"
            name={t('shell.side-menu')}
            onPress={() => modal.getState().show('account')}
          />
        )}
      </Row>
    </Bar>
  )
}

/**
 * The logo: leads to the menu, or to the start after a question when the cart would be lost.
 * @source requirements SHELL-02
 */
function HomeLink({ storefront }: { storefront: Storefront }) {
  const t = useT()
  const { alias, branchContact } = useVenue()
  const { modal } = useSession()
  const visitPath = useVisitPath()
  const mode = useOrderMode()
  const hasItems = useSessionValue('cart', ({ choices }) => choices.length > 0)
  const { name, logos } = storefront
  const entry = visitPath(alias === '' ? paths.branchSelection() : paths.entry(alias))
  const home = mode && !hasItems ? visitPath(paths.menu(alias, modeSegment(mode))) : entry
  const label = hasItems ? 'shell.logo-clears-cart' : branchContact ? 'shell.logo' : 'shell.logo-home'
  return (
    <Logo
      to={home}
      aria-label={t(label, { name })}
      onClick={(event) => {
        if (!hasItems) return
        event.preventDefault()
        modal.getState().show('confirm-leave', { to: entry })
      }}
    >
      {logos.horizontal ? (
        <img
          src={logos.horizontal.src}
          width={logos.horizontal.width}
          height={logos.horizontal.height}
          alt=""
          loading="lazy"
        />
      ) : (
        <span>{name}</span>
      )}
    </Logo>
  )
}

/** Only where the browser has no back button of its own, or after a navigation. @source requirements SHELL-01 */
function useShowsBack() {
  const { pathname } = useLocation()
  const [initialPath] = useState(pathname)
  const isHydrated = useHydrated()
  return isHydrated && (pathname !== initialPath || isStandalone() || isInAppBrowser())
}

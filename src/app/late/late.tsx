import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { hasMarketing } from '#domain/marketing/vendors.ts'
import type { Route } from '#domain/routes/routes.ts'
import { CampaignKeeper } from '#features/campaigns/index.ts'
import { ConsentKeeper } from '#features/consent/index.ts'
import { FloatingOffer } from '#features/install/index.ts'
import { OrderInProgress } from '#features/order-in-progress/index.ts'
import { hasPageKeeper } from '#platform/online.ts'
import { fetchedSoFar, startPageKeeper } from '#platform/service-worker.ts'
import type { PageKeeper } from '#platform/service-worker.ts'
import { letPartnerArrive } from '#session/partner.ts'
import { useSession, useVenue } from '#session/page-context.ts'
import { eventCode } from '#session/use-track.ts'
import { useRoute } from '../routes.ts'
import { ChatHost } from './chat-host.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { useCartAnswer } from './use-cart-answer.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useInstalledScope } from './use-installed-scope.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNetworkNotice } from './use-network-notice.ts'
import { useRewardLink } from './use-reward-link.ts'

/** What a venue's page does once it is idle: works without a network from now on, and offers to be installed. */
export function Late() {
  const { pathname } = useLocation()
  const route = useRoute()
  useKeptPages(route, pathname)
  usePartner()
  useEventCode()
  useRewardLink()
  useNetworkNotice()
  useCartAnswer(route)
  useInstalledScope(route, pathname)
  useKeptFocus()
  useFocusInSight()
  // A plate has its own bar, which nothing may cover.
  const isBrowsing = route.kind === 'entry' || (route.kind === 'menu' && route.plate === undefined)
  const { branch, branchContact } = useVenue()
  return (
    <>
      <OfflineBanner />
      {branchContact && <CampaignKeeper />}
      {hasMarketing(branch) && <ConsentKeeper route={route} />}
      {branchContact && <OrderInProgress route={route} />}
      <div data-floats="">
        {isBrowsing && <FloatingOffer />}
        {branch?.chatEnabled && <ChatHost route={route} />}
      </div>
    </>
  )
}

/** Who came from a partner is known from now on, and the token leaves the address. */
function usePartner() {
  const session = useSession()
  useEffect(() => letPartnerArrive(session), [session])
}

/** A link that leaves the page has no time to fetch what its event is made with. */
function useEventCode() {
  useEffect(() => {
    eventCode.fetch().catch(() => undefined)
  }, [])
}

/** Keeps what the worker has not seen: files that came before it, and menus that are reached without a page load. */
function useKeptPages(route: Route, pathname: string) {
  const isMenu = route.kind === 'menu'
  const isWhole = isMenu && route.category === undefined
  const keeper = useRef<Promise<PageKeeper | undefined>>(undefined)
  const known = useRef(new Set([window.location.pathname]))
  useEffect(() => {
    const { origin } = window.location
    // A page that was on its way when the worker took over is one it does not know; an open menu it keeps by itself.
    const unknown = hasPageKeeper() || isMenu ? [] : [origin + pathname]
    keeper.current ??= startPageKeeper().then((started) => {
      started?.keep([...unknown, ...fetchedSoFar()])
      return started
    })
    if (!isWhole || known.current.has(pathname)) return
    known.current.add(pathname)
    void keeper.current.then((started) => started?.keep([origin + pathname]))
  }, [pathname, isMenu, isWhole])
}

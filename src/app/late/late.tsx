import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import styled from 'styled-components'

import { useApi } from '#api/api-context.tsx'
import { hasMarketing } from '#domain/marketing/vendors.ts'
import type { Route } from '#domain/routes/routes.ts'
import { CampaignKeeper } from '#features/campaigns/index.ts'
import { ConsentKeeper } from '#features/consent/index.ts'
import { FloatingOffer } from '#features/install/index.ts'
import { OrderInProgress } from '#features/order-in-progress/index.ts'
import { late } from '#messages/late.ts'
import { isStandalone } from '#platform/display.ts'
import { browserOnline, hasPageKeeper } from '#platform/online.ts'
import { fetchedSoFar, startPageKeeper, type PageKeeper } from '#platform/service-worker.ts'
import { forgetWhoLeaves, keepForgotten } from '#session/forget-linked-person.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { letPartnerArrive } from '#session/partner.ts'
import { answerReward, offeredReward } from '#session/reward-link.ts'
import { useMenu } from '#session/use-menu.ts'
import { useOnline } from '#session/use-online.ts'
import { eventCode } from '#session/use-track.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'
import { useTakeBack, useToast } from '#ui/primitives/toast/use-toast.ts'
import { itemCount } from '#domain/cart/choices.ts'
import { CART_ANSWER_MS } from '#platform/interface-timing.ts'

import { useRoute } from '../routes.ts'
import { ChatHost } from './chat-host.tsx'
import { useFetchOnPress } from './fetch-on-press.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** What a venue's page does once it is idle: works without a network from now on, and offers to be installed. */
export function Late() {
  const { pathname } = useLocation()
  const route = useRoute()
  // who opens a plate, adds, searches or filters does not wait for it
  useMenu(route.kind === 'menu')
  useFollowedVenue(route)
  useKeptPages(route, pathname)
  useForgottenPerson()
  usePartner()
  useEventCode()
  useFetchOnPress()
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
      {route.kind !== 'follow-up' && <OfflineBanner />}
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

/**
 * Asks what the venue is by now for as long as its page is seen: it may pause, and take orders again. That changes nothing
 * about an order which is placed.
 */
function useFollowedVenue({ kind }: Route) {
  const { alias, branchContact } = useVenue()
  const { queries } = useApi()
  useQuery({ ...queries.entity(alias), enabled: branchContact !== undefined && kind !== 'follow-up' })
}

/** Before anything here learns from the visit who came. */
function useForgottenPerson() {
  const session = useSession()
  useLayoutEffect(() => {
    keepForgotten(session)
    forgetWhoLeaves(session)
  }, [session])
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
  const { home } = useSession()
  const shown = useHref(pathname)
  const known = useRef(new Set([window.location.pathname]))
  useEffect(() => {
    const { origin } = window.location
    // A page that was on its way when the worker took over is one it does not know; an open menu it keeps by itself.
    const unknown = hasPageKeeper() || isMenu ? [] : [origin + shown]
    keeper.current ??= startPageKeeper(home).then((started) => {
      started?.keep([...unknown, ...fetchedSoFar()])
      return started
    })
    if (!isWhole || known.current.has(shown)) return
    known.current.add(shown)
    void keeper.current.then((started) => started?.keep([origin + shown]))
  }, [shown, home, isMenu, isWhole])
}

/**
 * Keeps an installed app within its own addresses: its scope ends with a slash, so that it takes in no other venue,
 * and its entry belongs to it only with that slash.
 */
function useInstalledScope({ kind }: Route, path: string) {
  const pathname = useHref(path)
  useEffect(() => {
    if (kind !== 'entry' || pathname.endsWith('/') || !isStandalone()) return
    const { pathname: now, search, hash } = window.location
    // another page may be on its way
    if (now !== pathname) return
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`)
  }, [kind, pathname])
}

/** Says once when the network goes away, so that what is sent next would not arrive, and once when it is back. */
function useNetworkNotice() {
  const t = useT(late)
  const toast = useToast()
  const takeBack = useTakeBack()
  useEffect(() => {
    const network = browserOnline()
    const tell = (online: boolean) => {
      takeBack(t(online ? 'shell.offline' : 'late.online'))
      if (online) toast(t('late.online'), 'success')
      else toast(t('shell.offline'), 'error')
    }
    // it went while this code was on its way; a page that a worker keeps may have been opened without it
    if (!network.isOnline() && !hasPageKeeper()) tell(false)
    return network.onChange(tell)
  }, [t, toast, takeBack])
}

/** Opens the sign-up reward of a link, once no other modal is open. @source requirements RWD-01 */
function useRewardLink() {
  const session = useSession()
  const rewardId = useSessionValue('visit', offeredReward)
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined
  useEffect(() => {
    // another may have opened since this was rendered
    if (rewardId === undefined || !isFree || session.modal.getState().open) return
    session.modal.getState().show('loyalty-reward', { rewardId, onLeave: () => answerReward(session) })
  }, [rewardId, isFree, session])
}

const Strip = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  background: ${token.text};
  color: ${token.page};
  font-size: ${text[1]};
  font-weight: 600;
`

/**
 * Says as long as there is no network that nothing can be sent; that it went is heard from the toast. A place of its own,
 * to go back to. Not beside a placed order, which was sent, and whose page says itself how old it is.
 */
function OfflineBanner() {
  const t = useT(late)
  if (useOnline()) return null
  return (
    <Strip aria-label={t('late.offline.name')}>
      <Icon name="offline" />
      <span>{t('late.offline')}</span>
    </Strip>
  )
}

const BUMP = [
  { scale: 1 },
  { scale: 1.4, offset: 0.12 },
  { scale: 0.92, offset: 0.3 },
  { scale: 1.12, offset: 0.48 },
  { scale: 1, offset: 0.64 },
  { scale: 1 },
]

/**
 * The cart answers an addition with a movement, and with none where the device asks for none. What was in it before the
 * page is no addition. Who adds on the page of a plate sees it where that leads back to.
 * @source requirements CART-09
 */
function useCartAnswer(route: Route) {
  const { cart } = useSession()
  const seen = useRef<number>(undefined)
  const isOnPlate = route.kind === 'menu' && route.plate !== undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    const answer = () => {
      const count = itemCount(cart.getState())
      const hasGrown = count > (seen.current ?? count)
      if (count === seen.current || (isOnPlate && hasGrown)) return
      seen.current = count
      stop?.()
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      stop = hasGrown && !isStill ? play() : undefined
    }
    answer()
    const leave = cart.subscribe(answer)
    return () => {
      leave()
      stop?.()
    }
  }, [cart, isOnPlate])
}

/** Moves what shows the cart; what takes its place meanwhile goes on. @returns stops it */
function play(): () => void {
  const moved = new WeakSet<Element>()
  let begun: number | undefined
  const answer = () => {
    for (const one of document.querySelectorAll('[data-cart-count]')) {
      if (moved.has(one)) continue
      moved.add(one)
      begun ??= performance.now()
      const movement = one.animate(BUMP, { duration: CART_ANSWER_MS, easing: 'ease-out' })
      movement.currentTime = performance.now() - begun
    }
  }
  const arrivals = new MutationObserver(answer)
  arrivals.observe(document.body, { childList: true, subtree: true })
  answer()
  // what comes last of all begins just before its time is over
  const end = setTimeout(() => arrivals.disconnect(), 2 * CART_ANSWER_MS)
  return () => {
    clearTimeout(end)
    arrivals.disconnect()
  }
}

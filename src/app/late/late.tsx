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
import { followTranslation } from '#platform/translated-texts.ts'
import { forgetWhoLeaves, keepForgotten } from '#session/forget-linked-person.ts'
import { useSession, useSessionValue, useVenue } from '#session/page-context.ts'
import { recognizePartner } from '#session/partner.ts'
import { answerReward, offeredReward } from '#session/reward-link.ts'
import { useMenu } from '#session/use-menu.ts'
import { useOnline } from '#session/use-online.ts'
import { eventCode } from '#session/use-track.ts'
import { space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { onLayersChange, topLayer } from '#ui/primitives/modal/modal-layers.ts'
import { useWithdrawToast, useToast } from '#ui/primitives/toast/use-toast.ts'
import { itemCount } from '#domain/cart/choices.ts'
import { CART_ANSWER_MS } from '#platform/interface-timing.ts'

import { useRoute } from '../routes.ts'
import { ChatHost } from './chat-host.tsx'
import { useFetchOnPress } from './fetch-on-press.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useKeptFocus } from './use-kept-focus.ts'

followTranslation()

/** What a venue's page does once idle: starts the service worker, and offers to install the app. */
export function Late() {
  const { pathname } = useLocation()
  const route = useRoute()
  // opening a plate, adding, searching and filtering do not wait for it
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
  // Nothing may cover a plate's own bar.
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
 * Refetches the venue while its page is visible: it may pause, and take orders again. A placed order is not affected.
 */
function useFollowedVenue({ kind }: Route) {
  const { alias, branchContact } = useVenue()
  const { queries } = useApi()
  useQuery({ ...queries.entity(alias), enabled: branchContact !== undefined && kind !== 'follow-up' })
}

/** Runs before anything here reads the partner of the visit. */
function useForgottenPerson() {
  const session = useSession()
  useLayoutEffect(() => {
    keepForgotten(session)
    forgetWhoLeaves(session)
  }, [session])
}

/** Identifies the partner's user and removes the token from the address. */
function usePartner() {
  const session = useSession()
  useEffect(() => recognizePartner(session), [session])
}

/** A link that leaves the page gives no time to fetch the code of its event. */
function useEventCode() {
  useEffect(() => {
    eventCode.fetch().catch(() => undefined)
  }, [])
}

/** Has the worker cache what it has not seen: files loaded before it, and menus reached without a page load. */
function useKeptPages(route: Route, pathname: string) {
  const isMenu = route.kind === 'menu'
  const isWhole = isMenu && route.category === undefined
  const keeper = useRef<Promise<PageKeeper | undefined>>(undefined)
  const { home } = useSession()
  const shown = useHref(pathname)
  const known = useRef(new Set([window.location.pathname]))
  useEffect(() => {
    const { origin } = window.location
    // The worker does not know a page that was loading as it took over; an open menu it caches by itself.
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
 * Keeps an installed app within its own addresses. Its scope ends with a slash, so that no other venue is inside; its
 * start page is inside only with that slash.
 */
function useInstalledScope({ kind }: Route, path: string) {
  const pathname = useHref(path)
  useEffect(() => {
    if (kind !== 'entry' || pathname.endsWith('/') || !isStandalone()) return
    const { pathname: now, search, hash } = window.location
    // another page may be pending
    if (now !== pathname) return
    window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`)
  }, [kind, pathname])
}

/** Shows a toast once when the network is lost, and once when it is back. */
function useNetworkNotice() {
  const t = useT(late)
  const toast = useToast()
  const withdrawToast = useWithdrawToast()
  useEffect(() => {
    const network = browserOnline()
    const tell = (online: boolean) => {
      withdrawToast(t(online ? 'shell.offline' : 'late.online'))
      if (online) toast(t('late.online'), 'success')
      else toast(t('shell.offline'), 'error')
    }
    // the network was lost while this code loaded; a cached page may have been opened offline
    if (!network.isOnline() && !hasPageKeeper()) tell(false)
    return network.onChange(tell)
  }, [t, toast, withdrawToast])
}

/** Opens the sign-up reward of a link, once no other modal is open. @source requirements RWD-01 */
function useRewardLink() {
  const session = useSession()
  const rewardId = useSessionValue('visit', offeredReward)
  const isFree = useSyncExternalStore(onLayersChange, topLayer, () => undefined) === undefined
  useEffect(() => {
    // another may have opened since this render
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
 * Says, for as long as the network is lost, that nothing can be sent; the loss itself is announced by the toast. A
 * landmark, so that it can be revisited. Not on the page of a placed order, which was sent and states its own age.
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
 * Animates the cart on an addition, unless the device asks for reduced motion. Items from before the page are no
 * addition. An addition on a plate's page animates where that page leads back to.
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

/** Animates the cart display; an element that replaces it continues the animation. @returns stops it */
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
  // the last animation may begin just before the first ones end
  const end = setTimeout(() => arrivals.disconnect(), 2 * CART_ANSWER_MS)
  return () => {
    clearTimeout(end)
    arrivals.disconnect()
  }
}

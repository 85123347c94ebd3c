import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'
import type { PageHead } from '#layout/define-screen.ts'
import { countStep, historyStep } from '#platform/history-step.ts'

/** What is known of a page that arrives. */
export type ArrivingPage = { kind: 'screen'; head: PageHead } | { kind: 'obstacle' }

/** Where each step of the visit was left, for the way back. */
const places = new Map<number, Place>()

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page. On the way back the diner is
 * where they left, with the focus on the link that led away.
 */
export function usePageArrival(
  page: ArrivingPage,
  { pathname, hash, key }: Location,
  history: { readonly location: Location },
) {
  const depth = historyStep()
  const shown = useRef({ page, pathname, depth: depth ?? 0 })

  useEffect(() => {
    let pressed: Element | undefined
    const press = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? (target.closest('main a') ?? undefined) : undefined
    }
    document.addEventListener('click', press, { capture: true })
    return () => {
      // The address has changed, the page has not yet.
      if (history.location.pathname !== pathname) places.set(depth ?? shown.current.depth, placeOf(pressed))
      document.removeEventListener('click', press, { capture: true })
    }
  }, [pathname, depth, history])

  // A step to a hash stays on the page. The browser makes it by itself and does not count it.
  useEffect(() => {
    const { current } = shown
    if (pathname !== current.pathname) return
    current.depth = depth ?? current.depth + 1
    if (depth === undefined) countStep(current.depth)
  }, [pathname, depth, hash, key])

  // Before the effects of the page: one that has a field to begin with takes the focus there.
  useLayoutEffect(() => {
    if (shown.current.page !== page) document.getElementById('content')?.focus({ preventScroll: true })
  }, [page])

  // Only a new page is an arrival; depth and hash are read as they are then.
  const arrive = useEffectEvent((next: ArrivingPage) => {
    const before = shown.current
    shown.current = { page: next, pathname, depth: depth ?? before.depth + 1 }
    if (before.page === next) return
    if (next.kind === 'screen') document.title = next.head.title
    const place = shown.current.depth < before.depth ? placeAt(shown.current.depth) : undefined
    if (place) returnTo(place)
    else if (hash === '') window.scrollTo(0, 0)
    else document.getElementById(decoded(hash))?.scrollIntoView()
  })

  useEffect(() => arrive(page), [page])
}

/** Where a step was left; a modal's step was left where its page was. */
function placeAt(depth: number): Place | undefined {
  const steps = [...places.keys()].filter((step) => step <= depth)
  return places.get(Math.max(...steps))
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Where a page was left: how far it was scrolled, and the link that led away. */
interface Place {
  scrollY: number
  link?: {
    href: string
    /** Which of the links with this address. */
    nth: number
    /** Distance from the top of the window. @units CSS pixels */
    top: number
  }
}

const linksTo = (href: string) =>
  [...document.querySelectorAll('main a')].filter((link) => link.getAttribute('href') === href)

/** @param pressed - the link that led away, when it was one */
function placeOf(pressed: Element | undefined): Place {
  const { scrollY } = window
  const href = pressed?.getAttribute('href')
  if (!pressed || !href) return { scrollY }
  const nth = linksTo(href).indexOf(pressed)
  return { scrollY, link: { href, nth, top: pressed.getBoundingClientRect().top } }
}

/**
 * Puts the window where it was. What is out of sight has only an estimated height, so the link counts more than
 * the number of pixels.
 */
function returnTo({ scrollY, link }: Place): void {
  window.scrollTo(0, scrollY)
  if (!link) return
  const found = linksTo(link.href)[link.nth]
  if (!(found instanceof HTMLElement)) return
  found.focus({ preventScroll: true })
  found.scrollIntoView({ block: 'center' })
  window.scrollBy(0, found.getBoundingClientRect().top - link.top)
}

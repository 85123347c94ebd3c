import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '#platform/navigation/location.ts'
import type { Page } from './load-page.ts'
import { placeOf, returnTo } from './visited-place.ts'
import type { Place } from './visited-place.ts'

/** Where each step of the visit was left, for the way back. */
const places = new Map<number, Place>()

type ShownPage = Exclude<Page, { kind: 'redirect' }>

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page. On the way back the diner is
 * where they left, with the focus on the link that led away.
 */
export function usePageArrival(page: ShownPage) {
  const { pathname, depth, hash } = useLocation()
  const shown = useRef({ page, pathname, depth })
  const hasArrived = useRef(false)

  useEffect(() => {
    let pressed: Element | undefined
    const press = ({ target }: MouseEvent) => {
      pressed = target instanceof Element ? (target.closest('main a') ?? undefined) : undefined
    }
    document.addEventListener('click', press, { capture: true })
    return () => {
      // The address has changed, the page has not yet.
      if (window.location.pathname !== pathname) places.set(depth, placeOf(pressed))
      document.removeEventListener('click', press, { capture: true })
    }
  }, [pathname, depth])

  // A step to a hash stays on the page. The browser makes it by itself and does not count it.
  useEffect(() => {
    const { current } = shown
    if (pathname !== current.pathname) return
    if (window.history.state === null) {
      const isArrival = !hasArrived.current
      window.history.replaceState({ depth: isArrival ? 0 : current.depth + 1 }, '')
    } else current.depth = depth
    hasArrived.current = true
  }, [pathname, depth, hash])

  // Only a new page is an arrival; depth and hash are read as they are then.
  const arrive = useEffectEvent((next: ShownPage) => {
    const before = shown.current
    shown.current = { page: next, pathname, depth }
    if (before.page === next) return
    if (next.kind === 'screen') document.title = next.head.title
    if (isSameMenu(before.page, next)) return
    const place = depth < before.depth ? places.get(depth) : undefined
    document.getElementById('content')?.focus({ preventScroll: true })
    if (place) returnTo(place)
    else if (hash === '') window.scrollTo(0, 0)
    else document.getElementById(decoded(hash))?.scrollIntoView()
  })

  useEffect(() => arrive(page), [page])
}

/** A plate over the menu has an address of its own, and the menu below it stays where it is. */
function isSameMenu(before: ShownPage, after: ShownPage): boolean {
  if (before.kind !== 'screen' || after.kind !== 'screen' || after.screenId !== 'menu') return false
  return before.screenId === after.screenId && before.venue.mode?.id === after.venue.mode?.id
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

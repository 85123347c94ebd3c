import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from '#platform/navigation/location.ts'
import type { Page } from './load-page.ts'

/** How far each step of the visit was scrolled, for the way back. */
const positions = new Map<number, number>()

type ShownPage = Exclude<Page, { kind: 'redirect' }>

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page.
 */
export function usePageArrival(page: ShownPage) {
  const { pathname, depth, hash } = useLocation()
  const shown = useRef(page)
  const isReturn = useRef(false)

  useEffect(() => {
    const remember = () => positions.set(depth, window.scrollY)
    const goBack = () => {
      // A link to a hash arrives here too; it stays on the page.
      isReturn.current = window.location.pathname !== pathname
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('popstate', goBack)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', goBack)
    }
  }, [pathname, depth])

  // Only a new page is an arrival; depth and hash are read as they are then.
  const arrive = useEffectEvent((before: ShownPage) => {
    const returns = isReturn.current
    isReturn.current = false
    if (page.kind === 'screen') document.title = page.head.title
    if (isSameMenu(before, page)) return
    document.getElementById('content')?.focus({ preventScroll: true })
    if (returns) window.scrollTo(0, positions.get(depth) ?? 0)
    else if (hash === '') window.scrollTo(0, 0)
    else document.getElementById(decoded(hash))?.scrollIntoView()
  })

  useEffect(() => {
    const before = shown.current
    shown.current = page
    if (before !== page) arrive(before)
  }, [page])
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

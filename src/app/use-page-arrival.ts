import { useEffect, useRef } from 'react'
import { useLocation } from '#platform/navigation/location.ts'
import type { Page } from './load-page.ts'

/** How far each step of the visit was scrolled, for the way back. */
const positions = new Map<number, number>()

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page.
 */
export function usePageArrival(page: Exclude<Page, { kind: 'redirect' }>) {
  const { depth, hash } = useLocation()
  const isFirst = useRef(true)
  const isReturn = useRef(false)

  useEffect(() => {
    const remember = () => positions.set(depth, window.scrollY)
    const goBack = () => {
      isReturn.current = true
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('popstate', goBack)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', goBack)
    }
  }, [depth])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (page.kind === 'screen') document.title = page.head.title
    document.getElementById('content')?.focus({ preventScroll: true })
    if (isReturn.current) window.scrollTo(0, positions.get(depth) ?? 0)
    else if (hash === '') window.scrollTo(0, 0)
    isReturn.current = false
    // Only a new page is an arrival; depth and hash are read as they were then.
  }, [page])
}

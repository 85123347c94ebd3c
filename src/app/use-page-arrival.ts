import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Page } from './load-page.ts'

/** Where each visited address was scrolled to, for the way back. */
const positions = new Map<string, number>()

/**
 * What a browser does on a real page load, for navigation inside the app: title, scroll position, and the
 * focus on the main content so that a screen reader starts at the new page.
 */
export function usePageArrival(page: Exclude<Page, { kind: 'redirect' }>) {
  const { key, hash } = useLocation()
  const navigation = useNavigationType()
  const isFirst = useRef(true)

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (page.kind === 'screen') document.title = page.head.title
    document.getElementById('content')?.focus({ preventScroll: true })
    if (navigation === 'POP') window.scrollTo(0, positions.get(key) ?? 0)
    else if (hash === '') window.scrollTo(0, 0)
    // Only a new page is an arrival; key and hash are read as they were then.
  }, [page])
}

import { useEffect } from 'react'
import { systemClock } from '#platform/clock.ts'
import { browserVisibility } from '#platform/visibility.ts'
import type { Session } from '#session/session.ts'
import type { ReportError } from './error-log.ts'
import { watchPictures } from '#ui/primitives/picture/watch-pictures.ts'

/** How often opening hours and delays are looked at again. */
const CLOCK_MS = 30_000

/**
 * After hydration: what this device remembers joins the page, time starts to run, failed pictures turn transparent. The
 * cart is read before; what other tabs do with it is followed, also by a page that comes back from the browser's history.
 */
export function useBrowserSession(session: Session, report: ReportError) {
  useEffect(() => {
    const { follow } = session.cart.getState()
    const tick = () => {
      session.clock.getState().set(systemClock.now())
      follow()
    }
    tick()
    session.diner.getState().restore()
    const stopClock = systemClock.every(CLOCK_MS, tick)
    const stopWatching = browserVisibility().onChange(tick)
    addEventListener('storage', follow)
    addEventListener('pageshow', follow)
    return () => {
      stopClock()
      stopWatching()
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
    }
  }, [session])

  useEffect(() => watchPictures(document, (src) => report(`Not loaded: picture ${src}`)), [report])
}

import { useEffect } from 'react'
import { systemClock } from '#platform/clock.ts'
import { browserVisibility } from '#platform/visibility.ts'
import type { Session } from '#session/session.ts'
import type { ReportError } from './error-log.ts'
import { watchPictures } from '#ui/primitives/picture/watch-pictures.ts'

/** How often opening hours and delays are looked at again. */
const CLOCK_MS = 30_000

/** After hydration: what this device remembers joins the page, time starts to run, failed pictures turn transparent. */
export function useBrowserSession(session: Session, report: ReportError) {
  useEffect(() => {
    const tick = () => session.clock.getState().set(systemClock.now())
    tick()
    void session.cart.getState().restore()
    session.location.getState().restore()
    session.customer.getState().restore()
    const stopClock = systemClock.every(CLOCK_MS, tick)
    const stopWatching = browserVisibility().onChange(tick)
    return () => {
      stopClock()
      stopWatching()
    }
  }, [session])

  useEffect(() => watchPictures(document, (src) => report(`Not loaded: picture ${src}`)), [report])
}

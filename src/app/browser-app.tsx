import { useLayoutEffect, useState } from 'react'
import {
  createPath,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { AppAt } from './app.tsx'
import type { ReportError } from './error-log.ts'
import { useBrowserSession } from './use-browser-session.ts'
import { usePageArrival } from './use-page-arrival.ts'
import { usePage } from './use-page.ts'
import type { PageSource } from './use-page.ts'

type BrowserAppProps = PageSource & { report: ReportError }

/**
 * The app in the browser: the same interface, plus following the address as it changes.
 *
 * The address is followed at once, the page by a transition that knows how long it takes, and the router stands on the
 * page's: a context that changes at once would have React throw away what the server drew where code is still on its way.
 * That is why the history is made here, which `BrowserRouter` does not let out.
 */
export function BrowserApp(props: BrowserAppProps) {
  const { api, queryClient, session, report } = props
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [asked, setAsked] = useState({ location: history.location, navigationType: history.action })
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) =>
        setAsked((before) => {
          // an entry over the page that is shown, as a modal's is, changes nothing of it
          const isHere = action !== NavigationType.Pop && createPath(location) === createPath(before.location)
          return isHere ? before : { location, navigationType: action }
        }),
      ),
    [history],
  )
  const { page, shown, isLoading, onRetry } = usePage(props, asked, history)
  useBrowserSession(session, report)
  usePageArrival(page, asked.location)
  return (
    <Router location={shown.location} navigationType={shown.navigationType} navigator={history}>
      <AppAt {...{ page, api, queryClient, session, report, isLoading, onRetry }} />
    </Router>
  )
}

import { BrowserRouter } from 'react-router-dom'
import { AppAt } from './app.tsx'
import type { ReportError } from './error-log.ts'
import { useBrowserSession } from './use-browser-session.ts'
import { usePageArrival } from './use-page-arrival.ts'
import { usePage } from './use-page.ts'
import type { PageSource } from './use-page.ts'

type BrowserAppProps = PageSource & { report: ReportError }

/** The app in the browser: the same interface, plus following the address as it changes. */
export function BrowserApp(props: BrowserAppProps) {
  return (
    // The address is followed at once, the page by a transition of its own, which knows how long it takes.
    <BrowserRouter useTransitions={false}>
      <Followed {...props} />
    </BrowserRouter>
  )
}

function Followed(props: BrowserAppProps) {
  const { api, queryClient, session, report } = props
  const { page, ...shown } = usePage(props)
  useBrowserSession(session, report)
  usePageArrival(page)
  return <AppAt {...{ page, api, queryClient, session, report }} {...shown} />
}

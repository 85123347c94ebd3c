import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '#platform/navigation/location.ts'
import type { Api } from '#api/api-context.tsx'
import { parseRoute } from '#domain/routes/routes.ts'
import { browserOnline, hasPageKeeper } from '#platform/online.ts'
import type { Session } from '#session/session.ts'
import { App } from './app.tsx'
import type { ReportError } from './error-log.ts'
import { loadPage, obstacle } from './load-page.ts'
import type { Page } from './load-page.ts'
import { useBrowserSession } from './use-browser-session.ts'
import { usePageArrival } from './use-page-arrival.ts'

/** A page that takes longer than this says that it is loading; until then the page before it stays. */
const SLOW_MS = 400

interface BrowserAppProps {
  firstPage: Exclude<Page, { kind: 'redirect' }>
  api: Api
  queryClient: QueryClient
  session: Session
  report: ReportError
}

/** The app in the browser: the same interface, plus following the address as it changes. */
export function BrowserApp({ firstPage, api, queryClient, session, report }: BrowserAppProps) {
  const [page, setPage] = useState(firstPage)
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setSlow] = useState(false)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = useRef(`${pathname}#0`)
  useBrowserSession(session, report)
  usePageArrival(page)

  useEffect(() => {
    const wanted = `${pathname}#${attempt}`
    if (shown.current === wanted) return
    const route = parseRoute(pathname)
    // Another venue is another brand: its page comes whole from the server.
    if (!('alias' in route) || route.alias !== session.alias) return window.location.reload()
    let isStale = false
    const timer = setTimeout(() => {
      // Without a network the worker may still have the page; a load asks it.
      if (!browserOnline().isOnline() && hasPageKeeper()) window.location.reload()
      else setSlow(true)
    }, SLOW_MS)
    const { search, allowedModes } = session.visit.getState()
    const now = session.clock.getState().now
    const follow = async () => {
      const request = { route, search, allowedModes, now, queryClient, ...api }
      const next = await loadPage(request).catch(() => obstacle('error', firstPage.venue))
      if (isStale) return
      if (next.kind === 'redirect') return navigate(next.path, { replace: true })
      shown.current = wanted
      clearTimeout(timer)
      startTransition(() => {
        setSlow(false)
        setPage(next)
      })
    }
    void follow()
    return () => {
      isStale = true
      clearTimeout(timer)
      setSlow(false)
    }
  }, [pathname, attempt, api, queryClient, session, navigate, firstPage])

  const onRetry = useCallback(() => setAttempt((count) => count + 1), [])
  return <App {...{ page, api, queryClient, session, onRetry, report }} isLoading={isSlow} />
}

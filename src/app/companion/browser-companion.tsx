import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import type { Api } from '#api/api-context.tsx'
import { systemClock } from '#platform/clock.ts'
import { useKeptFocus } from '../late/use-kept-focus.ts'
import { companionRouteOf } from '../routes.ts'
import { CompanionApp } from './companion-app.tsx'
import { loadCompanion } from './load-companion.ts'
import type { CompanionPage } from './load-companion.ts'

interface BrowserCompanionProps {
  firstPage: CompanionPage
  api: Api
  queryClient: QueryClient
}

/** The companion app in the browser: the same interface, plus following the address as it changes. */
export const BrowserCompanion = (props: BrowserCompanionProps) => (
  <BrowserRouter useTransitions={false}>
    <Followed {...props} />
  </BrowserRouter>
)

function Followed({ firstPage, api, queryClient }: BrowserCompanionProps) {
  const [page, setPage] = useState(firstPage)
  const [attempt, setAttempt] = useState(0)
  const { pathname, search } = useLocation()
  const shown = useRef(`${pathname}#0`)
  useKeptFocus()

  useEffect(() => {
    const wanted = `${pathname}#${attempt}`
    if (shown.current === wanted) return
    const route = companionRouteOf(pathname)
    if (!route) return window.location.reload()
    let isStale = false
    const follow = async () => {
      const next = await loadCompanion({ route, search, now: systemClock.now(), queryClient, ...api })
      if (isStale) return
      shown.current = wanted
      if (next.kind === 'screen') document.title = next.head.title
      startTransition(() => setPage(next))
      document.getElementById('content')?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    void follow()
    return () => {
      isStale = true
    }
  }, [pathname, search, attempt, api, queryClient])

  const onRetry = useCallback(() => setAttempt((count) => count + 1), [])
  return <CompanionApp {...{ page, api, queryClient, onRetry }} />
}

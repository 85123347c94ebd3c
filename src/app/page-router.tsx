import { use, useCallback, useEffect, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Location } from 'react-router-dom'
import { countStep, historyStep } from '#platform/history-step.ts'
import { keptPages, type PageLoader } from './kept-pages.ts'
import { placedHistory } from './placed-history.ts'
import { usePageArrival, type ArrivingPage } from './use-page-arrival.ts'

/** A page that takes longer than this shows a loading state; until then the previous page stays. */
const SLOW_MS = 400

interface PageRouterProps<Page> {
  firstPage: Page
  /** Alias at the root of the host. */
  home?: string
  /** Resolves and loads an address; the same for the life of the app. */
  loader: PageLoader<Page>
  children: (shown: ShownPage<Page>) => ReactNode
}

interface ShownPage<Page> {
  page: Page
  /** Another page is pending and slow to load. */
  isLoading: boolean
  onRetry: () => void
}

/**
 * The page of the current address; while one is pending, the previous page. The address changes in a transition, so
 * that presses are answered while the page loads. The router's context changes with it: an immediate change would make
 * React discard server HTML whose code is still loading. `BrowserRouter` hides its history, so it is created here.
 */
export function PageRouter<Page extends ArrivingPage>({
  firstPage,
  home,
  loader,
  children,
}: PageRouterProps<Page>) {
  const [history] = useState(() => placedHistory(home))
  const [shown, setShown] = useState(() => visited(history))
  const { location, navigationType } = shown
  const [pages] = useState(() => keptPages({ ...shown, page: firstPage }, loader, history))
  // must precede `use`: React never ends a transition whose hook is called after it
  const [isPending, startTransition] = useTransition()
  const [slow, setSlow] = useState<unknown>()
  const known = pages.at(shown)
  const page = known instanceof Promise ? use(known) : known
  const leave = usePageArrival(page, shown)
  useLayoutEffect(() => {
    let followed = visited(history)
    return history.listen((to) => {
      const before = followed
      const next = visited(to, before.depth)
      followed = next
      // a history entry over the same page, such as a modal's, does not change the page
      if (to.action !== NavigationType.Pop && createPath(to.location) === createPath(before.location)) return
      leave(next)
      startTransition(() => setShown(({ attempt }) => ({ ...next, attempt })))
    })
  }, [history, leave])
  useEffect(() => pages.keepOnly(shown), [pages, shown])
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setSlow(shown), SLOW_MS)
    return () => clearTimeout(timer)
  }, [isPending, shown])
  const onRetry = useCallback(
    () => startTransition(() => setShown((before) => ({ ...before, attempt: before.attempt + 1 }))),
    [],
  )
  return (
    <Router location={location} navigationType={navigationType} navigator={history}>
      {children({ page, isLoading: isPending && slow === shown, onRetry })}
    </Router>
  )
}

/**
 * The state of the history: how many steps into the visit, and how often the page was requested.
 * @param before - steps so far: the browser itself makes a step to an anchor and does not number it
 */
function visited({ location, action }: { location: Location; action: NavigationType }, before = 0) {
  const depth = historyStep() ?? countStep(before + 1)
  return { location, pathname: location.pathname, navigationType: action, depth, attempt: 0 }
}

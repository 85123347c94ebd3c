import { use, useCallback, useEffect, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Location } from 'react-router-dom'
import { countStep, historyStep } from '#platform/history-step.ts'
import { keptPages, type PageLoader } from './kept-pages.ts'
import { placedHistory } from './placed-history.ts'
import { usePageArrival, type ArrivingPage } from './use-page-arrival.ts'

/** A page that takes longer than this says that it is loading; until then the page before it stays. */
const SLOW_MS = 400

interface FollowedProps<Page> {
  firstPage: Page
  /** Alias at the root of the host. */
  home?: string
  /** What an address shows; the same for as long as the app lives. */
  loader: PageLoader<Page>
  children: (shown: FollowedPage<Page>) => ReactNode
}

interface FollowedPage<Page> {
  page: Page
  /** Another page is on its way and takes its time. */
  isLoading: boolean
  onRetry: () => void
}

/**
 * The page of the address, as that changes: while one is on its way, the page before it. The address is followed by a
 * transition, which waits for its page and leaves a press its answer; the router goes with it, for a context that changes
 * at once would have React throw away what the server drew where code is still on its way. That is why the history is
 * made here, which `BrowserRouter` does not let out.
 */
export function Followed<Page extends ArrivingPage>({
  firstPage,
  home,
  loader,
  children,
}: FollowedProps<Page>) {
  const [history] = useState(() => placedHistory(home))
  const [shown, setShown] = useState(() => visited(history))
  const { location, navigationType } = shown
  const [pages] = useState(() => keptPages({ ...shown, page: firstPage }, loader, history))
  // before the page is waited for: React takes a transition whose hook comes after that for one that never ends
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
      // an entry over the page that is shown, as a modal's is, changes nothing of it
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
 * Where the history stands, how many steps into the visit, and how often the page was asked for.
 * @param before - steps until then: one to a part of the page the browser makes by itself, and does not count it
 */
function visited({ location, action }: { location: Location; action: NavigationType }, before = 0) {
  const depth = historyStep() ?? countStep(before + 1)
  return { location, pathname: location.pathname, navigationType: action, depth, attempt: 0 }
}

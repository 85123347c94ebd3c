import { use, useCallback, useEffect, useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { createPath, NavigationType, Router, type Location } from 'react-router-dom'
import { historyStep } from '#platform/history-step.ts'
import { keptPages, never, type PageLoader } from './kept-pages.ts'
import { placedHistory } from './placed-history.ts'
import { usePageArrival, type ArrivingPage } from './use-page-arrival.ts'

/** A page that takes longer than this says that it is loading; until then the page before it stays. */
const SLOW_MS = 400

/** Leads on from an address that shows no page itself, unless somebody has gone elsewhere meanwhile. */
export type GoOn = (from: string, to: string) => Promise<never>

interface FollowedProps<Page> {
  firstPage: Page
  /** Alias at the root of the host. */
  home?: string
  /** What an address shows; the same function for as long as the app lives. */
  loader: (goOn: GoOn) => PageLoader<Page>
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
  const [pages] = useState(() => {
    const here = () => history.location.pathname
    const goOn = (from: string, to: string) => {
      if (here() === from) history.replace(to)
      return never
    }
    return keptPages({ ...shown, page: firstPage }, loader(goOn), here)
  })
  // before the page is waited for: React takes a transition whose hook comes after that for one that never ends
  const [isPending, startTransition] = useTransition()
  const [slow, setSlow] = useState<unknown>()
  const known = pages.at(shown)
  const page = known instanceof Promise ? use(known) : known
  const leave = usePageArrival(page, shown)
  useLayoutEffect(() => {
    let followed = createPath(history.location)
    return history.listen((to) => {
      // an entry over the page that is shown, as a modal's is, changes nothing of it
      if (to.action !== NavigationType.Pop && createPath(to.location) === followed) return
      followed = createPath(to.location)
      leave(to.location)
      const next = visited(to)
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

/** Where the history stands, how many steps into the visit, and how often the page was asked for. */
const visited = ({ location, action }: { location: Location; action: NavigationType }) => ({
  location,
  pathname: location.pathname,
  navigationType: action,
  depth: historyStep(),
  attempt: 0,
})

import {
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { createPath, NavigationType, Router } from 'react-router-dom'
import { keptPages, type PageLoader } from './kept-pages.ts'
import { placedHistory } from './placed-history.ts'
import { usePageArrival, type ArrivingPage } from './use-page-arrival.ts'

/** A page that takes longer than this says that it is loading; until then the page before it stays. */
const SLOW_MS = 400

interface FollowedProps<Page> {
  firstPage: Page
  /** Alias at the root of the host. */
  home?: string
  /** What an address shows; the same function for as long as the app lives. */
  loader: (replace: (path: string) => void) => PageLoader<Page>
  children: (shown: FollowedPage<Page>) => ReactNode
}

interface FollowedPage<Page> {
  page: Page
  /** Another page is on its way and takes its time. */
  isLoading: boolean
  onRetry: () => void
}

/**
 * The page of the address, as that changes: while one is on its way, the page before it.
 *
 * The address is followed at once, the page by a transition that knows how long it takes, and the router stands on the
 * page's: a context that changes at once would have React throw away what the server drew where code is still on its way.
 * That is why the history is made here, which `BrowserRouter` does not let out.
 */
export function Followed<Page extends ArrivingPage>({
  firstPage,
  home,
  loader,
  children,
}: FollowedProps<Page>) {
  const [history] = useState(() => placedHistory(home))
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
  const [attempt, setAttempt] = useState(0)
  const [pages] = useState(() =>
    keptPages({ pathname: asked.location.pathname, attempt, page: firstPage }, loader(history.replace)),
  )
  const wanted = useMemo(() => ({ ...asked, pathname: asked.location.pathname, attempt }), [asked, attempt])
  const shown = useDeferredValue(wanted)
  const [slow, setSlow] = useState<unknown>()
  const next = pages.at(wanted)
  const here = pages.at(shown)
  const page = here instanceof Promise ? use(here) : here
  useEffect(() => pages.keepOnly(shown, wanted), [pages, shown, wanted])
  useEffect(() => {
    if (!(next instanceof Promise)) return undefined
    const timer = setTimeout(() => setSlow(next), SLOW_MS)
    return () => clearTimeout(timer)
  }, [next])
  const onRetry = useCallback(() => setAttempt((count) => count + 1), [])
  usePageArrival(page, asked.location, history)
  return (
    <Router location={shown.location} navigationType={shown.navigationType} navigator={history}>
      {children({ page, isLoading: next === slow, onRetry })}
    </Router>
  )
}

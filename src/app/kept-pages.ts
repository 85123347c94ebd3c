import { onlyWorkerAnswers } from '#platform/online.ts'
import type { ArrivingPage } from './use-page-arrival.ts'

/** Of a page that never comes, since another address or a load is on its way. */
export const never = Promise.race<never>([])

/** A page at its address; `attempt` tells a page from the one that did not come before. */
interface Visited {
  pathname: string
  attempt: number
}

type Kept<Page> = Visited & { page: Page | Promise<Page> }

/** An address that shows no page, and leads on to another one. */
export interface LeadsOn {
  to: string
}

/** How the pages of an app are come by. */
export interface PageLoader<Page> {
  /** @errors rejects where not even the code that says what failed comes */
  load: (at: Visited) => Promise<Page | LeadsOn>
  /** Whether a page is that of another address too. */
  covers?: (page: Page, from: string, to: string) => boolean
}

/**
 * The pages that are shown and awaited, each loaded once.
 * @param first - the page that the server drew
 * @param history - the address by now, and how it is replaced
 */
export function keptPages<Page extends ArrivingPage>(
  first: Visited & { page: Page },
  { load, covers = () => false }: PageLoader<Page>,
  history: { readonly location: { pathname: string }; replace: (path: string) => void },
) {
  let kept: readonly Kept<Page>[] = [first]
  const standsAt = ({ pathname, attempt, page }: Kept<Page>, at: Visited): boolean => {
    if (attempt !== at.attempt) return false
    return pathname === at.pathname || (!(page instanceof Promise) && covers(page, pathname, at.pathname))
  }
  const find = (at: Visited) => kept.find((one) => standsAt(one, at))
  const pageAt = async (at: Visited) => {
    const page = await load(at).catch(() => undefined)
    const leadsOn = page !== undefined && 'to' in page
    const hasFailed =
      page === undefined || (!leadsOn && page.kind === 'obstacle' && page.obstacle === 'error')
    if (page && !leadsOn && !(hasFailed && onlyWorkerAnswers())) return page
    // Who has gone elsewhere meanwhile is not disturbed.
    if (history.location.pathname !== at.pathname) return never
    // The worker may have the whole page, and is asked by a load; without one the browser says that there is no network.
    if (leadsOn) history.replace(page.to)
    else window.location.reload()
    return never
  }
  return {
    /** The page of an address; a promise while it is on its way. */
    at(at: Visited): Page | Promise<Page> {
      const known = find(at)
      if (known) return known.page
      const entry: Kept<Page> = { ...at, page: pageAt(at).then((page) => (entry.page = page)) }
      // what was asked for before is asked for no more
      kept = [...kept.filter(({ page }) => !(page instanceof Promise)), entry]
      return entry.page
    },
    /** Forgets every other page, so that whoever comes back sees what is true then. */
    keepOnly(shown: Visited): void {
      const page = find(shown)
      kept = kept.filter((one) => one === page)
    },
  }
}

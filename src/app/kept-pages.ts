import { onlyWorkerAnswers } from '#platform/online.ts'
import type { ArrivingPage } from './use-page-arrival.ts'

/** Never resolves: another address or a page load replaces this page. */
export const never = Promise.race<never>([])

/** A page at its address; `attempt` tells a retry from the page that failed. */
interface Visited {
  pathname: string
  attempt: number
}

type Kept<Page> = Visited & { page: Page | Promise<Page> }

/** An address that shows no page and redirects to another one. */
export interface LeadsOn {
  to: string
}

/** How the pages of an app are loaded. */
export interface PageLoader<Page> {
  /** @errors rejects when even the code of the error page fails to load */
  load: (at: Visited) => Promise<Page | LeadsOn>
  /** Whether a page also serves another address. */
  covers?: (page: Page, from: string, to: string) => boolean
}

/**
 * The shown and the pending page, each loaded once.
 * @param first - the page that the server rendered
 * @param history - the current address, and how to replace it
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
    // The diner has navigated elsewhere meanwhile.
    if (history.location.pathname !== at.pathname) return never
    // The worker may have the whole page, and a page load asks it; without a worker the browser shows its offline page.
    if (leadsOn) history.replace(page.to)
    else window.location.reload()
    return never
  }
  return {
    /** The page of an address; a promise while it is pending. */
    at(at: Visited): Page | Promise<Page> {
      const known = find(at)
      if (known) return known.page
      const entry: Kept<Page> = { ...at, page: pageAt(at).then((page) => (entry.page = page)) }
      // drops earlier pending pages
      kept = [...kept.filter(({ page }) => !(page instanceof Promise)), entry]
      return entry.page
    },
    /** Forgets every other page, so that returning to one loads it again. */
    keepOnly(shown: Visited): void {
      const page = find(shown)
      kept = kept.filter((one) => one === page)
    },
  }
}

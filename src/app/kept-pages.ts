import type { Page } from './load-page.ts'
import { routeOf } from './routes.ts'

/** A page as it is drawn: what leads elsewhere is no page. */
export type ShownPage = Exclude<Page, { kind: 'redirect' }>

/** A page at its address; `attempt` tells a page from the one that did not come before. */
export interface Visited {
  pathname: string
  attempt: number
}

type Kept = Visited & { page: ShownPage | Promise<ShownPage> }

/**
 * The pages that are shown and awaited, each loaded once.
 *
 * @param first - the page that the server drew
 * @param load - never rejects
 */
export function keptPages(first: Visited & { page: ShownPage }, load: (at: Visited) => Promise<ShownPage>) {
  let kept: readonly Kept[] = [first]
  const find = (at: Visited) => kept.find((one) => standsAt(one, at))
  return {
    /** The page of an address; a promise while it is on its way. */
    at(at: Visited): ShownPage | Promise<ShownPage> {
      const known = find(at)
      if (known) return known.page
      const entry: Kept = { ...at, page: load(at).then((page) => (entry.page = page)) }
      kept = [...kept, entry]
      return entry.page
    },
    /** Forgets every other page, so that whoever comes back sees what is true then. */
    keepOnly(shown: Visited, wanted: Visited): void {
      const wantedPages = new Set([find(shown), find(wanted)])
      kept = kept.filter((one) => wantedPages.has(one))
    },
  }
}

function standsAt({ pathname, attempt, page }: Kept, at: Visited): boolean {
  if (attempt !== at.attempt) return false
  return pathname === at.pathname || (!(page instanceof Promise) && opensOver(page, pathname, at.pathname))
}

/** A menu is one page with every plate that opens over it. @source diner spec §2.5 plateDetailInModal */
function opensOver(page: ShownPage, from: string, to: string): boolean {
  if (page.kind !== 'screen' || page.screenId !== 'menu') return false
  if (!page.venue.branch?.generalConfig.menuConfig.plateDetailInModal) return false
  const [one, other] = [routeOf(from), routeOf(to)]
  return (
    one.kind === 'menu' &&
    other.kind === 'menu' &&
    one.alias === other.alias &&
    one.mode === other.mode &&
    (other.category === undefined || other.plate !== undefined)
  )
}

/** The parts of the browser's window that tell the current place. */
type Place = {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'pushState' | 'replaceState'>
}

/** A saved draft, or a published brand: its draft is kept only after the first change. */
export type StudioPlace = { readonly draft: string } | { readonly brand: string }

/** The draft or brand in the address, undefined at the start page, and navigation between them. */
export type DraftTrail = {
  shown(): StudioPlace | undefined
  go(place: StudioPlace | undefined): void
  /** The shown brand became a draft: updates the address without a new page. */
  keep(draft: string): void
  /**
   * Called after a step through the browser's history.
   * @returns the place shown now, unchanged when the guard prevented leaving
   */
  follow(): StudioPlace | undefined
  /** Called before a step leaves the draft; true prevents it. @returns removes the guard */
  guard(holds: () => boolean): () => void
}

/** The query string of a place. */
export const searchOf = (place: StudioPlace | undefined): string =>
  place === undefined ? '' : `?${new URLSearchParams(place)}`

function placeOf(search: string): StudioPlace | undefined {
  const query = new URLSearchParams(search)
  const [draft, brand] = [query.get('draft'), query.get('brand')]
  if (draft !== null) return { draft }
  return brand === null ? undefined : { brand }
}

/** Follows the address, unless a draft's guard prevents leaving it. */
export function createDraftTrail({ location, history }: Place): DraftTrail {
  let shown = placeOf(location.search)
  let address = searchOf(shown)
  let guard: (() => boolean) | undefined
  const push = () => history.pushState(null, '', location.pathname + address)
  return {
    shown: () => shown,
    go: (place) => {
      shown = place
      address = searchOf(place)
      push()
    },
    keep: (draft) => {
      address = searchOf({ draft })
      history.replaceState(null, '', location.pathname + address)
    },
    follow: () => {
      const next = placeOf(location.search)
      if (searchOf(next) === address) return shown
      if (guard?.()) push()
      else {
        shown = next
        address = searchOf(next)
      }
      return shown
    },
    guard: (holds) => {
      guard = holds
      return () => {
        if (guard === holds) guard = undefined
      }
    },
  }
}

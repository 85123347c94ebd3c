/** What of the browser's window says where one is. */
type Place = {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'pushState' | 'replaceState'>
}

/** A draft that is kept, or a brand as it is published: no draft of it is kept before the first change. */
export type StudioPlace = { readonly draft: string } | { readonly brand: string }

/** The draft or brand that the address names, undefined at the start, and the way from one to another. */
export type DraftTrail = {
  shown(): StudioPlace | undefined
  go(place: StudioPlace | undefined): void
  /** The brand that is shown became a draft: the address says so, and what is shown stays. */
  keep(draft: string): void
  /** After a step through the browser's history. @returns what is shown now: the same as before when the guard held it */
  follow(): StudioPlace | undefined
  /** Asked before a step leaves the draft; true holds it there. @returns takes the guard away */
  guard(holds: () => boolean): () => void
}

/** The query by which a place is found again. */
export const searchOf = (place: StudioPlace | undefined): string =>
  place === undefined ? '' : `?${new URLSearchParams(place)}`

function placeOf(search: string): StudioPlace | undefined {
  const query = new URLSearchParams(search)
  const [draft, brand] = [query.get('draft'), query.get('brand')]
  if (draft !== null) return { draft }
  return brand === null ? undefined : { brand }
}

/** Follows the address, but not away from a draft whose guard holds it. */
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

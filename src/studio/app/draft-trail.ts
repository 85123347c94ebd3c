const DRAFT = 'draft'

/** What of the browser's window says where one is. */
type Place = {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'pushState'>
}

/** The draft that the address names, undefined at the start, and the way from one to another. */
export type DraftTrail = {
  shown(): string | undefined
  go(id: string | undefined): void
  /** After a step through the browser's history. @returns what is shown now: the same as before when the guard held it */
  follow(): string | undefined
  /** Asked before a step leaves the draft; true holds it there. @returns takes the guard away */
  guard(holds: () => boolean): () => void
}

/** Follows the address, but not away from a draft whose guard holds it. */
export function createDraftTrail({ location, history }: Place): DraftTrail {
  const named = () => new URLSearchParams(location.search).get(DRAFT) ?? undefined
  const push = (id: string | undefined): void => {
    const search = id === undefined ? '' : `?${new URLSearchParams({ [DRAFT]: id })}`
    history.pushState(null, '', location.pathname + search)
  }
  let shown = named()
  let guard: (() => boolean) | undefined
  return {
    shown: () => shown,
    go: (id) => {
      push(id)
      shown = id
    },
    follow: () => {
      const next = named()
      if (next !== shown && guard?.()) push(shown)
      else shown = next
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

import { createContext, useContext } from 'react'
import { navigate as change, useHistoryState, useLocationProperty } from 'wouter/use-browser-location'

/** Where the page is, when there is no browser to ask: a request on the server, a test. */
const GivenLocation = createContext<string | undefined>(undefined)

/** Fixes the address for everything below: `value` is path and query. */
export const LocationProvider = GivenLocation.Provider

/** The address of the page. */
export interface PageLocation {
  pathname: string
  search: string
  /** With its '#', or ''. The server never learns it. */
  hash: string
  /** Steps the diner has made inside the app: 0 on the page they arrived at. */
  depth: number
}

/** The address as it is now; the component renders again when it changes. */
export function useLocation(): PageLocation {
  const given = useContext(GivenLocation)
  const [pathname = '', search = ''] = (given ?? '').split(/(?=\?)/)
  const onServer = given !== undefined
  return {
    pathname: useLocationProperty(
      () => (onServer ? pathname : window.location.pathname),
      () => (onServer ? pathname : window.location.pathname),
    ),
    search: useLocationProperty(
      () => (onServer ? search : window.location.search),
      () => (onServer ? search : window.location.search),
    ),
    hash: useLocationProperty(
      () => (onServer ? '' : window.location.hash),
      () => '',
    ),
    depth: depthOf(useHistoryState()),
  }
}

const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0

/** Whether the diner came here from a page of the app, so that a step back stays inside. */
export const canStepBack = (): boolean => depthOf(window.history.state) > 0

/** Goes to an address of the app, or steps back with -1. */
export type Navigate = (to: string | -1, options?: { replace?: boolean }) => void

/** The browser's own history; the app follows it. */
export const navigate: Navigate = (to, { replace = false } = {}) => {
  if (to === -1) return window.history.back()
  const depth = depthOf(window.history.state)
  change(to, { replace, state: { depth: replace ? depth : depth + 1 } })
}

export const useNavigate = (): Navigate => navigate

import {
  createPath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type To,
} from 'react-router-dom'
import { inAppPath, shownPath } from '#domain/routes/address.ts'

/** A path of the app as its URL on this host. */
export const shownAt =
  (home: string | undefined) =>
  (to: To): string =>
    shownPath(home, typeof to === 'string' ? to : createPath(to))

/**
 * The browser's history in paths of the app. On a brand's own host URLs are shorter; the app does not know that.
 * @param home - alias at the root of the host
 */
export function placedHistory(home: string | undefined) {
  const history = createBrowserHistory({ v5Compat: true })
  const shown = shownAt(home)
  const inApp = (location: Location): Location => ({
    ...location,
    pathname: inAppPath(home, location.pathname),
  })
  return {
    get location() {
      return inApp(history.location)
    },
    get action() {
      return history.action
    },
    createHref: shown,
    push: (to: To, state?: unknown) => history.push(shown(to), state),
    replace: (to: To, state?: unknown) => history.replace(shown(to), state),
    go: (steps: number) => history.go(steps),
    listen: (listener: (update: { location: Location; action: typeof history.action }) => void) =>
      history.listen(({ location, action }) => listener({ location: inApp(location), action })),
  }
}

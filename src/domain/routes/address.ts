import { paths } from './routes.ts'

/** Where pages are served: on the platform below `/menu`, or at the root of a brand's own host. */
export interface Place {
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  /** Alias that the root of this host shows; undefined on the platform. */
  home?: string
}

/** First path segments that are the same on every host, so that no order mode can use them. */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set([
  'api',
  'app',
  'assets',
  'companion',
  'console',
  'encuesta',
  'files',
  'fonts',
  'frames',
  'guia',
  'logistics',
  'menu',
  'offline',
  'studio',
  'tiles',
])

/** Matches files, such as `robots.txt`, and paths with an empty segment. */
const isSameEverywhere = (first: string): boolean =>
  first === '' || first.includes('.') || SAME_EVERYWHERE.has(first)

/**
 * Converts a path of a host to the path in the program's routes.
 * @param home - alias at the root of that host; undefined on the platform, where both are the same
 * @param pathname - path without query, still percent-encoded
 */
export function inAppPath(home: string | undefined, pathname: string): string {
  if (home === undefined) return pathname
  if (pathname === '/' || pathname === '') return paths.entry(home)
  const [, first = ''] = pathname.split('/')
  return isSameEverywhere(first) ? pathname : paths.entry(home) + pathname
}

/**
 * Converts a path of the program to the address on a host: the inverse of {@link inAppPath}. A path that is converted
 * already stays unchanged.
 * @param path - may end with a query and a fragment
 */
export function shownPath(home: string | undefined, path: string): string {
  if (home === undefined) return path
  const { pathname, rest } = partsOf(path)
  const entry = paths.entry(home)
  // A brand's own host does not show the list of brands.
  if ([entry, `${entry}/`, paths.branchSelection()].includes(pathname)) return `/${rest}`
  const short = pathname.startsWith(`${entry}/`) ? pathname.slice(entry.length) : pathname
  return inAppPath(home, short) === pathname ? short + rest : path
}

/** The absolute URL of a path of the program at a place. */
export const addressAt = ({ origin, home }: Place, path: string): string => origin + shownPath(home, path)

/** A path without what stands behind it, and that: a query, a fragment, or both. */
export function partsOf(path: string): { pathname: string; rest: string } {
  const end = path.search(/[?#]/)
  return end < 0 ? { pathname: path, rest: '' } : { pathname: path.slice(0, end), rest: path.slice(end) }
}

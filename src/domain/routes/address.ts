import { paths } from './routes.ts'

/** Where pages stand: on the platform below `/menu`, or those of one brand at the root of its own host. */
export interface Place {
  /** Scheme, host and port, without a slash at the end. */
  origin: string
  /** Alias that the root of this host shows; undefined on the platform. */
  home?: string
}

/** First parts of addresses that are the same on every host, so that no order mode can stand there. */
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

/** Of a file, as `robots.txt`, and of an address with an empty part. */
const isSameEverywhere = (first: string): boolean =>
  first === '' || first.includes('.') || SAME_EVERYWHERE.has(first)

/**
 * What a path of a host means: the path that the program's routes know.
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
 * How a path of the program stands in addresses of a host: the other way of {@link inAppPath}. A path that is shown
 * already stays as it is.
 * @param path - may end with a query and a fragment
 */
export function shownPath(home: string | undefined, path: string): string {
  if (home === undefined) return path
  const { pathname, rest } = partsOf(path)
  const entry = paths.entry(home)
  // The list of brands is no business of one of them.
  if ([entry, `${entry}/`, paths.branchSelection()].includes(pathname)) return `/${rest}`
  const short = pathname.startsWith(`${entry}/`) ? pathname.slice(entry.length) : pathname
  return inAppPath(home, short) === pathname ? short + rest : path
}

/** The whole address of a path of the program at a place. */
export const addressAt = ({ origin, home }: Place, path: string): string => origin + shownPath(home, path)

/** A path without what stands behind it, and that: a query, a fragment, or both. */
export function partsOf(path: string): { pathname: string; rest: string } {
  const end = path.search(/[?#]/)
  return end < 0 ? { pathname: path, rest: '' } : { pathname: path.slice(0, end), rest: path.slice(end) }
}

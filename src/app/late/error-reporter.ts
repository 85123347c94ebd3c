import { requestOf, type ApiClient } from '#api/client.ts'
import { logClientError } from '#api/log-client-error.ts'
import type { CompanionRoute } from '#domain/routes/companion-routes.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { ClientErrorContext } from '#generated/models.ts'

/** A page in a loop of errors sends a few reports, not a thousand. */
const MOST_PER_PAGE = 10
const MAX_TEXT = 2_000
const MAX_STACK = 4_000
const MAX_PATH = 300

/** Resolves an address in the app that reports. */
export type RouteOf = (pathname: string) => Route | CompanionRoute | undefined

/** Reports an error at a path to the server. */
type ReportErrorAt = (error: unknown, path: string, context: ClientErrorContext) => void

/** Each kind of error once per page load, and {@link MOST_PER_PAGE} at most. */
export function createErrorReporter(client: ApiClient, routeOf: RouteOf): ReportErrorAt {
  const reported = new Set<string>()
  return (error, path, context) => {
    const text = textOf(error).slice(0, MAX_TEXT)
    if (reported.has(text) || reported.size >= MOST_PER_PAGE) return
    reported.add(text)
    const body = {
      error: text,
      context: {
        ...placeOf(path, routeOf),
        stack: error instanceof Error ? error.stack?.slice(0, MAX_STACK) : undefined,
        requestId: requestOf(error),
        ...context,
        componentStack: context.componentStack?.slice(0, MAX_STACK),
      },
    }
    logClientError(client, body)
  }
}

function textOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' && error !== '' ? error : 'An error without a text'
}

/** The code at the end of an order's address gives access to it, so it stays out of the log. */
function placeOf(pathname: string, routeOf: RouteOf): ClientErrorContext {
  const route = routeOf(pathname) ?? { kind: 'unknown' as const }
  return {
    alias: 'alias' in route ? route.alias.slice(0, MAX_PATH / 2) : undefined,
    path: ('orderCode' in route ? pathname.replace(/[^/]+\/*$/, '…') : pathname).slice(0, MAX_PATH),
  }
}

import type { ApiClient } from '#api/client.ts'
import { parseRoute } from '#domain/routes/routes.ts'
import type { ClientErrorContext } from '#generated/models.ts'

/** Tells the operator about a fault of the page; never throws and never waits. */
export type ReportError = (error: unknown, context?: ClientErrorContext) => void

/** A page in a loop of errors says so a few times, not a thousand times. */
const MOST_PER_PAGE = 10
const MAX_TEXT = 2_000
const MAX_STACK = 4_000
const MAX_PATH = 300

interface ErrorLogDeps {
  client: ApiClient
  /** Path of the page at the moment of the error. */
  path: () => string
}

/**
 * Client errors go to the log call with their context, each kind once a page load and {@link MOST_PER_PAGE} at most.
 *
 * @source requirements LOG-01; diner spec §7 "POST /api/diner/log: text error and its context"
 */
export function createErrorLog({ client, path }: ErrorLogDeps): ReportError {
  const told = new Set<string>()
  return (error, context = {}) => {
    const text = textOf(error).slice(0, MAX_TEXT)
    if (told.has(text) || told.size >= MOST_PER_PAGE) return
    told.add(text)
    const body = {
      error: text,
      context: {
        ...placeOf(path()),
        stack: error instanceof Error ? error.stack?.slice(0, MAX_STACK) : undefined,
        ...context,
        componentStack: context.componentStack?.slice(0, MAX_STACK),
      },
    }
    client.POST('/api/diner/log', { body, keepalive: true }).catch(() => undefined)
  }
}

function textOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' && error !== '' ? error : 'An error without a text'
}

/** The code in the address of an order opens it, so it stays out of the log. */
function placeOf(pathname: string): ClientErrorContext {
  const route = parseRoute(pathname)
  return {
    alias: 'alias' in route ? route.alias.slice(0, MAX_PATH / 2) : undefined,
    path: (route.kind === 'follow-up' ? pathname.replace(/\/order\/.*$/, '/order/…') : pathname).slice(
      0,
      MAX_PATH,
    ),
  }
}

/** Reports what nobody caught. @returns stops listening */
export function watchErrors(target: Window, report: ReportError): () => void {
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}

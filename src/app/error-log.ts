import type { ApiClient } from '#api/client.ts'
import type { ClientErrorContext } from '#generated/models.ts'
import { onDemand } from '#platform/on-demand.ts'
import type { RouteOf } from './late/error-reporter.ts'

/** Reports an error of the page to the operator; never throws and never waits. */
export type ReportError = (error: unknown, context?: ClientErrorContext) => void

interface ErrorLogDeps {
  client: ApiClient
  routeOf: RouteOf
  /** Path of the page at the moment of the error. */
  path: () => string
}

/**
 * Sends client errors to the log call with their context. The code for it loads with the first error: most pages have
 * none.
 * @source requirements LOG-01; diner spec §7 "POST /api/diner/log: text error and its context"
 */
export function createErrorLog({ client, routeOf, path }: ErrorLogDeps): ReportError {
  const reporter = onDemand(() =>
    import('./late/error-reporter.ts').then(({ createErrorReporter }) =>
      createErrorReporter(client, routeOf),
    ),
  )
  return (error, context = {}) => {
    const at = path()
    reporter.fetch().then(
      (report) => report(error, at, context),
      () => undefined,
    )
  }
}

/** Reports uncaught errors. @returns stops listening */
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

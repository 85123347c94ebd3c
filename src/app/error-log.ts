import type { ApiClient } from '#api/client.ts'
import type { ClientErrorContext } from '#generated/models.ts'

/** Tells the operator about a fault of the page; never throws and never waits. */
export type ReportError = (error: unknown, context?: ClientErrorContext) => void

interface ErrorLogDeps {
  client: ApiClient
  /** Path of the page at the moment of the error. */
  path: () => string
}

/**
 * Client errors go to the log call with their context. What tells them comes with the first one: most pages have none.
 *
 * @source requirements LOG-01; diner spec §7 "POST /api/diner/log: text error and its context"
 */
export function createErrorLog({ client, path }: ErrorLogDeps): ReportError {
  const load = () => import('./late/tell-error.ts').then(({ createTeller }) => createTeller(client))
  let teller: ReturnType<typeof load> | undefined
  return (error, context = {}) => {
    const at = path()
    teller ??= load()
    teller.then(
      (tell) => tell(error, at, context),
      // It did not arrive, and the next error asks for it again.
      () => (teller = undefined),
    )
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

import { shownPath } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'

/** The worker that keeps a storefront usable without a network. */
export interface PageKeeper {
  /** Keeps what is at these addresses: a page that was reached without loading it, a file that came before the worker. */
  keep(urls: readonly string[]): void
}

const FILE = '/service-worker.js'

/**
 * Starts the worker, or finds it started.
 * @param home - alias at the root of the host, from which the worker reads its addresses too
 * @returns undefined where the browser has no workers: old ones, private windows, addresses without TLS
 */
export const startPageKeeper = (home: string | undefined): Promise<PageKeeper | undefined> =>
  startWorker(home === undefined ? FILE : `${FILE}?home=${home}`, shownPath(home, paths.branchSelection()))

/** @returns undefined where the browser has none, or refuses it */
export async function startWorker(file: string, scope: string): Promise<PageKeeper | undefined> {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (workers === undefined) return undefined
  try {
    // Asked for again past every cache: an old worker would keep old code.
    await workers.register(file, { scope, updateViaCache: 'none' })
    const { active } = await workers.ready
    return { keep: (urls) => active?.postMessage({ keep: urls }) }
  } catch {
    return undefined
  }
}

/** Addresses of everything the page has fetched so far. */
export const fetchedSoFar = (): string[] =>
  window.performance.getEntriesByType('resource').map(({ name }) => name)

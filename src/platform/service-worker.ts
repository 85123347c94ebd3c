import { shownPath } from '#domain/routes/address.ts'
import { paths } from '#domain/routes/routes.ts'

/** The worker that keeps a storefront usable without a network. */
export interface PageKeeper {
  /** Caches these addresses: a page reached without a page load, a file loaded before the worker. */
  keep(urls: readonly string[]): void
}

const FILE = '/service-worker.js'

/**
 * Registers the worker, or finds it registered.
 * @param home - alias at the root of the host, from which the worker parses its addresses too
 * @returns undefined where the browser has no workers: old ones, private windows, addresses without TLS
 */
export const startPageKeeper = (home: string | undefined): Promise<PageKeeper | undefined> =>
  startWorker(home === undefined ? FILE : `${FILE}?home=${home}`, shownPath(home, paths.branchSelection()))

/** @returns undefined where the browser has none, or refuses it */
export async function startWorker(file: string, scope: string): Promise<PageKeeper | undefined> {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (workers === undefined) return undefined
  try {
    // Bypasses every cache: an old worker would keep old code.
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

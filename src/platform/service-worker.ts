/** The worker that keeps a storefront usable without a network. */
export interface PageKeeper {
  /** Keeps what is at these addresses: a page that was reached without loading it, a file that came before the worker. */
  keep(urls: readonly string[]): void
}

const FILE = '/service-worker.js'
const SCOPE = '/menu'

/**
 * Starts the worker, or finds it started.
 *
 * @returns undefined where the browser has no workers: old ones, private windows, addresses without TLS
 */
export async function startPageKeeper(): Promise<PageKeeper | undefined> {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (workers === undefined) return undefined
  try {
    // Asked for again past every cache: an old worker would keep old code.
    await workers.register(FILE, { scope: SCOPE, updateViaCache: 'none' })
    const { active } = await workers.ready
    return { keep: (urls) => active?.postMessage({ keep: urls }) }
  } catch {
    return undefined
  }
}

/** Addresses of everything the page has fetched so far. */
export const fetchedSoFar = (): string[] =>
  window.performance.getEntriesByType('resource').map(({ name }) => name)

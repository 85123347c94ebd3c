/** The worker that keeps a storefront usable without a network. */
export interface PageKeeper {
  /** Keeps the page at an address that was reached without loading it. */
  keep(url: string): void
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
  } catch {
    return undefined
  }
  return { keep: (url) => workers.controller?.postMessage({ keep: url }) }
}

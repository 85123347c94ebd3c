import { fetchedSoFar, startWorker } from './service-worker.ts'

/** Pages that are opened on the way have a worker of their own, a rider's and those of who waits: it keeps nothing of a storefront. */
const FILE = '/rider-worker.js'
const SCOPE = '/logistics'

/** Has a page on the way kept with everything it needs, so that it opens again in a dead zone. */
export async function keepPageOnTheWay(url: string): Promise<void> {
  const keeper = await startWorker(FILE, SCOPE)
  keeper?.keep([url, ...fetchedSoFar()])
}

/**
 * Pages of deliveries that are kept no longer, such as that of one that is over.
 * @param which - addresses, or all: whoever uses this device next finds none
 */
export async function forgetPagesOnTheWay(which: readonly string[] | 'all'): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  const worker = await workers?.getRegistration(SCOPE).catch(() => undefined)
  worker?.active?.postMessage({ forget: which })
}

import { fetchedSoFar, startWorker } from './service-worker.ts'

/**
 * The delivery pages, of riders and of waiting diners, have a worker of their own: it caches nothing of a storefront.
 */
const FILE = '/rider-worker.js'
const SCOPE = '/logistics'

/** Caches a delivery page with everything it needs, so that it opens again in a dead zone. */
export async function keepPageOnTheWay(url: string): Promise<void> {
  const keeper = await startWorker(FILE, SCOPE)
  keeper?.keep([url, ...fetchedSoFar()])
}

/**
 * Removes cached delivery pages, such as that of a finished order.
 * @param which - addresses, or all: the next user of this device must find none
 */
export async function forgetPagesOnTheWay(which: readonly string[] | 'all'): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  const worker = await workers?.getRegistration(SCOPE).catch(() => undefined)
  worker?.active?.postMessage({ forget: which })
}

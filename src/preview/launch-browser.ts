import type { Browser } from 'playwright'

import { findBrowser } from '../../scripts/go/find-browser.mjs'

/**
 * Works as root in a container and without a graphics card, and makes no requests of its own. Scripts are compiled on
 * the main thread: a page open for seconds gains nothing from background compilation, which costs a tenth of two
 * processors.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--single-threaded',
]

/**
 * Starts this machine's browser: `CHROMIUM_PATH`, or an installed Chromium, Chrome or Edge. The automation library is
 * loaded only here.
 * @param more - additional switches
 * @errors throws with instructions when there is no browser
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath } = findBrowser()
  const { chromium } = await import('playwright')
  // This program handles signals itself: it closes the browser after writing its report.
  return chromium.launch({
    executablePath,
    args: [...ARGS, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}

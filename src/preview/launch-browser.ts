import type { Browser } from 'playwright'

import { findBrowser } from '../../scripts/go/find-browser.mjs'

/**
 * Runs as root in a container too, needs no graphics, and asks nobody for anything. Scripts are compiled where they run:
 * a page that is open for seconds wins nothing by being compiled better meanwhile, which costs a tenth of two processors.
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
 * Starts the browser of this machine: `CHROMIUM_PATH`, or the Chromium, Chrome or Edge that is installed. The library
 * that leads it loads only here.
 * @param more - switches beside those of this program
 * @errors throws naming what can be done when there is no browser
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { executablePath } = findBrowser()
  const { chromium } = await import('playwright')
  // Signals are the program's own: it ends the browser when its report is written.
  return chromium.launch({
    executablePath,
    args: [...ARGS, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
  })
}

import { chromium } from 'playwright'
import type { Browser } from 'playwright'

import { findBrowser } from '../../scripts/browser.mjs'

/** Runs as root in a container too, needs no graphics, and asks nobody for anything. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser that `npm test` found, else the one of this machine. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath } = findBrowser()
  return chromium.launch({ executablePath, args: ARGS })
}

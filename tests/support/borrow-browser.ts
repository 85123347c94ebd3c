import type { Browser } from 'playwright'

import { launchBrowser } from './browser.ts'

let launched: Promise<Browser> | undefined

/** The browser of this worker, which ends with it. Tests have contexts of their own in it, which they close. */
export async function borrowBrowser(): Promise<Browser> {
  const browser = await launched?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  launched = launchBrowser()
  return launched
}

import type { Page } from 'playwright'

import { addToCart, type Wish } from './diner.ts'
import type { OpenOptions, Site } from './site.ts'

/** What a device keeps, and what its tab does. */
type Kept = Record<'localStorage' | 'sessionStorage', [key: string, value: string][]>

/** What devices kept once their carts were filled, by what is in them and when. */
const devices = new WeakMap<Site, Map<string, Kept>>()

/**
 * A device whose cart is filled, on a page that runs no code. The first one fills it as a diner does; those after it
 * begin with what that one kept. For tests that are about what comes after.
 *
 * @param enter - what is done before the first plate, where the venue asks for it
 */
export async function openWithCart(
  site: Site,
  wishes: Wish | readonly Wish[],
  options?: OpenOptions,
  enter?: (page: Page) => Promise<void>,
): Promise<Page> {
  const known = devices.get(site) ?? new Map<string, Kept>()
  devices.set(site, known)
  const key = JSON.stringify([site.server.time.now, wishes])
  const kept = known.get(key)
  const page = await site.open('/robots.txt', options)
  if (kept) {
    await page.evaluate(({ localStorage: device, sessionStorage: tab }) => {
      for (const [name, value] of device) localStorage.setItem(name, value)
      for (const [name, value] of tab) sessionStorage.setItem(name, value)
    }, kept)
    return page
  }
  await enter?.(page)
  for (const wish of [wishes].flat()) await addToCart(page, wish)
  await page.goto('/robots.txt')
  known.set(
    key,
    await page.evaluate(() => ({
      localStorage: Object.entries(localStorage),
      // each device is a visit of its own
      sessionStorage: Object.entries(sessionStorage).filter(([name]) => !name.endsWith('visit-id')),
    })),
  )
  return page
}

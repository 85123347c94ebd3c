import type { Page } from 'playwright'

import { addToCart } from './diner.ts'
import type { Wish } from './diner.ts'
import type { OpenOptions, Site } from './site.ts'

type Entries = [key: string, value: string][]

/** What devices kept once their carts were filled, by what is in them and when. */
const kept = new WeakMap<Site, Map<string, Entries>>()

/**
 * A device whose cart is filled, on a page that runs no code. The first one fills it as a diner does; those after it
 * begin with what that one kept. For tests that are about what comes after.
 */
export async function openWithCart(
  site: Site,
  wishes: Wish | readonly Wish[],
  options?: OpenOptions,
): Promise<Page> {
  const known = kept.get(site) ?? new Map<string, Entries>()
  kept.set(site, known)
  const key = JSON.stringify([site.server.time.now, wishes])
  const page = await site.open('/robots.txt', options)
  const entries = known.get(key)
  if (entries) {
    await page.evaluate((all) => all.forEach(([name, value]) => localStorage.setItem(name, value)), entries)
    return page
  }
  for (const wish of [wishes].flat()) await addToCart(page, wish)
  await page.goto('/robots.txt')
  known.set(key, await page.evaluate(() => Object.entries(localStorage)))
  return page
}

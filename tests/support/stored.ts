import type { Page } from 'playwright'

/**
 * Leaves the app for an address of the same origin that runs no code. A page writes what it keeps whenever something
 * about it has settled: who changes it under an open page may lose the change again.
 */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto('/robots.txt')
}

/** Changes what the device keeps under a name, between two pages. */
export async function changeStored(
  page: Page,
  name: string,
  change: (text: string) => string,
): Promise<void> {
  await leaveApp(page)
  const text = await page.evaluate((key) => localStorage.getItem(key) ?? '', name)
  await page.evaluate(([key = '', changed = '']) => localStorage.setItem(key, changed), [name, change(text)])
}

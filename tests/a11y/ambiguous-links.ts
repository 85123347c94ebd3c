import type { Page } from 'playwright'

/** Links that are called the same and lead to different places: by their names nobody can tell them apart. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const found = new Map<string, Set<string>>()
  for (const link of await page.getByRole('link').all()) {
    const [name = ''] = /(?<=^- link ).*/.exec(await link.ariaSnapshot()) ?? []
    const href = await link.evaluate((element) => (element as HTMLAnchorElement).href)
    found.set(name, (found.get(name) ?? new Set()).add(href))
  }
  return [...found].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name)
}

import type { Page } from 'playwright'

/** Gives every part of the page the scroll position back that it had. */
export async function keepingPlace<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const places = await page.evaluateHandle(() =>
    [...document.querySelectorAll('*')]
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .concat(document.documentElement)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft })),
  )
  try {
    return await work()
  } finally {
    await places.evaluate((all) => {
      const known = new Set(all.map(({ element }) => element))
      for (const element of document.querySelectorAll('*'))
        if ((element.scrollTop !== 0 || element.scrollLeft !== 0) && !known.has(element))
          element.scrollTo({ top: 0, left: 0, behavior: 'instant' })
      for (const { element, top, left } of all) element.scrollTo({ top, left, behavior: 'instant' })
    })
    await places.dispose()
  }
}

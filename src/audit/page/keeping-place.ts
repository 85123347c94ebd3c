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
      for (const { element, top, left } of all) element.scrollTo({ top, left, behavior: 'instant' })
    })
    await places.dispose()
  }
}

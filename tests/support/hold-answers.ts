import type { Page } from 'playwright'

/**
 * Holds back the answers from some addresses until they are let go.
 *
 * @param url - pattern of a route
 * @param isServed - the server is asked at once, and only its answer is late; else it is asked when they are let go
 * @returns lets them go, and is done when the page has had one and has drawn what follows from it
 */
export async function holdAnswers(
  page: Page,
  url: string | RegExp,
  { isServed = false } = {},
): Promise<() => Promise<void>> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    const response = isServed ? await route.fetch() : undefined
    await held
    await (response ? route.fulfill({ response }) : route.fallback())
  })
  return async () => {
    const answered = page.waitForResponse(url)
    release()
    await (await answered).finished()
    const drawn = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      })
    await page.evaluate(drawn)
  }
}

import type { JSHandle, Page } from 'playwright'

/** Applies styles while something is measured; the page's security policy does not see them. */
export async function withStyle<T>(
  page: Page,
  css: string,
  measure: (sheet: JSHandle<CSSStyleSheet>) => Promise<T>,
): Promise<T> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    document.adoptedStyleSheets.push(made)
    return made
  }, css)
  try {
    return await measure(sheet)
  } finally {
    await page.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made)
    }, sheet)
    await sheet.dispose()
  }
}

import type { JSHandle, Page } from 'playwright'

/** Applies styles to the page and its open shadow roots while something is measured; the page's security policy does not see them. */
export async function withStyle<T>(
  page: Page,
  css: string,
  measure: (sheet: JSHandle<CSSStyleSheet>) => Promise<T>,
): Promise<T> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet()
    made.replaceSync(text)
    for (const root of window.vitrinaAudit.withShadows(document)) root.adoptedStyleSheets.push(made)
    return made
  }, css)
  try {
    return await measure(sheet)
  } finally {
    await page.evaluate((made) => {
      for (const root of window.vitrinaAudit.withShadows(document))
        root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== made)
    }, sheet)
    await sheet.dispose()
  }
}

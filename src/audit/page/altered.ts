import type { Page, JSHandle } from 'playwright'

/** Resizes the window during a measurement, after the page has adapted. @units CSS pixels */
export async function withWindow<T>(
  page: Page,
  size: { width: number; height: number },
  measure: () => Promise<T>,
): Promise<T> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  try {
    await page.evaluate(() => window.vitrinaAudit.drawn())
    return await measure()
  } finally {
    if (before) await page.setViewportSize(before)
  }
}

type Media = { reducedMotion: 'reduce' | 'no-preference' } | { forcedColors: 'active' | 'none' }

/** Emulates a media preference during a measurement, after the page has adapted. */
export async function withMedia<T>(page: Page, media: Media, measure: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => ({
    reduce: matchMedia('(prefers-reduced-motion:reduce)').matches,
    forced: matchMedia('(forced-colors:active)').matches,
  }))
  await page.emulateMedia(media)
  try {
    await page.evaluate(() => window.vitrinaAudit.drawn())
    return await measure()
  } finally {
    await page.emulateMedia(
      'reducedMotion' in media
        ? { reducedMotion: before.reduce ? 'reduce' : 'no-preference' }
        : { forcedColors: before.forced ? 'active' : 'none' },
    )
  }
}

/** Applies styles to the page and its open shadow roots during a measurement, bypassing the page's security policy. */
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

/** Restores every scroll position of the page afterwards. */
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

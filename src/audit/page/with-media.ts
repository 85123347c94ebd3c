import type { Page } from 'playwright'

type Media = { reducedMotion: 'reduce' | 'no-preference' } | { forcedColors: 'active' | 'none' }

/** Shows the page as it is for somebody with this preference, while something is measured. */
export async function withMedia<T>(page: Page, media: Media, measure: () => Promise<T>): Promise<T> {
  const before = await page.evaluate(() => ({
    reduce: matchMedia('(prefers-reduced-motion:reduce)').matches,
    forced: matchMedia('(forced-colors:active)').matches,
  }))
  await page.emulateMedia(media)
  try {
    return await measure()
  } finally {
    await page.emulateMedia(
      'reducedMotion' in media
        ? { reducedMotion: before.reduce ? 'reduce' : 'no-preference' }
        : { forcedColors: before.forced ? 'active' : 'none' },
    )
  }
}
